/** The words of choosing a kingdom. */
import en from '../../../../src/regnum/games/dominion/text/page/en.json'
import pl from '../../../../src/regnum/games/dominion/text/page/pl.json'
import { speaker } from '../../i18n/words.svelte'

export const tell = speaker<keyof typeof en>({ en, pl })
