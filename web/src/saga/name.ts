/** The name of the campaign: it has a book on the shelf, and is no game of its own. */
export const SAGA = 'tomesaga'
