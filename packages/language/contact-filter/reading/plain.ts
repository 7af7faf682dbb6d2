// The readings that most matchers start from.
import { fold } from './fold.ts'
import { joinDottedLetters, joinSpacedLetters, narrowSpaces } from './join-letters.ts'
import type { Reading } from './reading.ts'
import { stripMarkup } from './strip-markup.ts'
import { unmaskSigns } from './unmask-signs.ts'

/** A text without markup and disguised signs, in lower case. */
export const readPlain = (text: string): Reading => unmaskSigns(stripMarkup(fold(text)))

/** The same, with spaced-out words joined. */
export const readJoined = (plain: Reading): Reading =>
  narrowSpaces(joinDottedLetters(joinSpacedLetters(plain)))
