// Filters a message together with the sender's earlier ones (spec §1): a detail may be split over them.
import { type FilterOptions, filterParts } from './filter-parts.ts'
import type { PartDetection } from './find-part-detections.ts'

/** How many earlier messages are included. */
export const joinedMessages = 5

/** Only the end of an earlier message can contain the start of a detail. */
const maxEarlierLength = 300

type Name = 'earlier' | 'message'

export interface FilteredMessage {
  /** The message without what was found. */
  readonly text: string
  /** Details that reach into the message. */
  readonly detections: readonly PartDetection<Name>[]
}

const filterAfter = (
  earlier: readonly string[],
  message: string,
  options: FilterOptions,
): FilteredMessage => {
  const before = earlier.map(text => ({ name: 'earlier' as const, text: text.slice(-maxEarlierLength) }))
  const { parts, detections } = filterParts<Name>([...before, { name: 'message', text: message }], options)
  return {
    text: parts.at(-1)?.text ?? '',
    detections: detections.filter(({ spans }) => spans.some(({ name }) => name === 'message')),
  }
}

/**
 * Reads a message as one with the sender's last `earlier` ones, oldest first. If nothing is found, it is read after each of them alone,
 * because something harmless may have been said between the two halves of a detail. Words have no halves.
 */
export const filterMessage = (
  message: string,
  earlier: readonly string[],
  options: FilterOptions = {},
): FilteredMessage => {
  const last = earlier.slice(-joinedMessages)
  const whole = filterAfter(last, message, options)
  if (whole.detections.length > 0) return whole
  for (const one of last.slice(0, -1).toReversed()) {
    const after = filterAfter([one], message, options)
    if (after.detections.some(({ kind }) => kind !== 'phrase')) return after
  }
  return whole
}
