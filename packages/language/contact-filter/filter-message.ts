// Filters a message together with the sender's earlier ones (spec §1): a detail may be split over them.
import { type Detection, detect, mergeDetections, removeDetails } from './detection.ts'
import type { FilterOptions } from './filter-parts.ts'
import { type DetectionOptions, findDetections } from './find-detections.ts'
import { findReaching } from './find-part-detections.ts'
import { findSplitNumber } from './phones/find-split-number.ts'
import { readPlain } from './reading/plain.ts'
import { findSplitName } from './socials/find-split-name.ts'
import { judgeConversation, suspicionOf } from './wording/judge-conversation.ts'
import { judgePassage, type Passage } from './wording/judge-wording.ts'

export const recentMessages = 10
const joinedMessages = 5

/** Only the end of an earlier message can contain the start of a detail. */
const maxEarlierLength = 300

export interface FilteredMessage {
  readonly text: string
  readonly detections: readonly Detection[]
}

/** A detail can still be hidden where only phrases were found. */
const hasDetail = (detections: readonly Detection[]): boolean =>
  detections.some(({ kind }) => kind !== 'phrase')

/**
 * Reads a message as one with the sender's last ones, oldest first. If no detail is found, it is read after
 * each of them alone, because something harmless may stand between two halves. Then pieces of a number are
 * looked for and, if there is no detail, those of a name.
 */
function findInMessage(recent: readonly string[], message: string, options: DetectionOptions): Detection[] {
  const earlier = recent.slice(-joinedMessages)
  const alone = findDetections(message, options)
  const whole = earlier.length === 0 ? alone : findReaching(earlier, message, alone, options)
  if (!hasDetail(whole))
    for (const one of earlier.slice(0, -1).toReversed()) {
      const after = findReaching([one], message, alone, options)
      if (hasDetail(after)) return after
    }
  if (whole.some(({ kind }) => kind === 'phone')) return whole
  const texts = [...recent, message].map(readPlain)
  const suspicion = () => suspicionOf(texts)
  const phone = findSplitNumber(texts, suspicion)
  if (phone) return mergeDetections([...whole, detect('phone', phone)])
  if (hasDetail(whole)) return whole
  const name = findSplitName(texts, suspicion)
  return name ? mergeDetections([...whole, detect('social', name)]) : whole
}

/** A phrase of a message must be worded like a way outside in texts as well as in conversations. */
const judge = (passage: Passage): number => Math.min(judgePassage(passage), judgeConversation(passage))

export const filterMessage = (
  message: string,
  earlier: readonly string[],
  options: FilterOptions = {},
): FilteredMessage => {
  const last = earlier.slice(-recentMessages).map(text => text.slice(-maxEarlierLength))
  const detections = findInMessage(last, message, { ...options, judge })
  return { text: removeDetails(message, detections), detections }
}
