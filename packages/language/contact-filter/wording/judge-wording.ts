// How strongly a text's wording suggests a way off the platform, as learned from examples.
import { type Passage, readPassage } from './features.ts'
import weights from './weights.json' with { type: 'json' }
import { judgeOf } from './weights.ts'

const judge = judgeOf(weights)

/** Few innocent texts of a writer left out of the training score above this (decision 77). */
export const surelyOutside = 2
/** And few texts with a way off the platform score below it. */
export const surelyInnocent = -2
/** Texts with fewer features are not judged. */
const minWords = 5

/** Above 0, a way off the platform is more likely than not; 0 for a few words. */
export const judgePassage = (passage: Passage): number =>
  passage.words.length < minWords ? 0 : judge(passage)

/** The same for a folded text of a few sentences. */
export const judgeWording = (text: string): number => judgePassage(readPassage(text))
