// How much the wording of a text speaks for a way outside, as learned from examples.
import { type Passage, readPassage } from './features.ts'
import weights from './weights.json' with { type: 'json' }
import { judgeOf } from './weights.ts'

const judge = judgeOf(weights)

/** Few innocent texts of a writer that nothing was learned from are above (decision 77). */
export const surelyOutside = 2
/** And few with a way outside are below. */
export const surelyInnocent = -2
/** Fewer say nothing by how they are put. */
const fewestWords = 5

/** Above 0, a way outside is likelier than not; 0 for a few words. */
export const judgePassage = (passage: Passage): number =>
  passage.words.length < fewestWords ? 0 : judge(passage)

/** The same of a folded text of some sentences at most. */
export const judgeWording = (text: string): number => judgePassage(readPassage(text))
