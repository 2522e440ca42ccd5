/** The things that a saga adds to each of its games: Tomes, Crest Tomes and Crest tokens. */
export const isOfSaga = (id: string): boolean => /^(tome|crest_tome|crest_token)_/.test(id)
