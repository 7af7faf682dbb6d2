import { capitalized } from '../values/words.ts'

/** Types whose name differs on screens. */
const otherWords: Record<string, string> = { viewing: 'Tour', viewing_outcome: 'Tour outcome' }

/** "Tour", "Repair visit". Types are open; a new one reads as its own words. */
export const reminderTypeInWords = (type: string): string =>
  otherWords[type] ?? capitalized(type.replaceAll('_', ' '))
