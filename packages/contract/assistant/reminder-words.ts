import { capitalized } from '../values/words.ts'

/** What the API calls otherwise than people do. */
const otherWords: Record<string, string> = { viewing: 'Tour', viewing_outcome: 'Tour outcome' }

/** A reminder's type in words: "Tour", "Repair visit". Types are open; a new one reads as its own words. */
export const reminderTypeInWords = (type: string): string =>
  otherWords[type] ?? capitalized(type.replaceAll('_', ' '))
