// Reads a repair report: a title, a description, a category and a priority.
import type { CreateMaintenanceRequest } from '@portal/contract/maintenance/filing-endpoints'
import { capitalized } from '@portal/contract/values/words'
import type { Concept } from './lexicon.ts'
import type { ParsedMessage } from './parsed-message.ts'

type Repair = Pick<CreateMaintenanceRequest, 'title' | 'description' | 'category' | 'priority'>

/** The more specific first: a water heater is plumbing, mice in the kitchen are a pest. */
const categories: readonly (Concept & Repair['category'])[] = [
  'pest_control',
  'appliance',
  'hvac',
  'plumbing',
  'electrical',
  'structural',
  'cleaning',
]

/** Requests to us, which are not part of the report. */
const asking =
  /^(?:(?:hi|hello|hey|there|good (?:morning|afternoon|evening)|um|so|well|ok|okay|yes|also|and|please|pls|urgent|help|yikes|ugh|omg|oh no|argh|damn|wow|jeez|gosh|quick (?:one|question|thing)|i (?:think|guess|believe)(?: that)?)[,!.: ]+)*(?:(?:can|could|would|will) (?:you|u|someone|somebody|i|we) (?:please )?|i (?:would like|want|need|have|'d like|wanna) (?:to |you to )?|please |pls |help me (?:to )?|i'd like to |need to |want to )*(?:(?:report|file|submit|open|create|draft|log|make|put in|send|raise|write|start|request|complain about|tell (?:my|the) landlord|let (?:my|the) landlord know|notify (?:my|the) landlord)\s+)?(?:(?:a|an|the|my|new|repair|maintenance|urgent) )*(?:(?:request|ticket|repair|issue|problem|work order)s?\s*(?:for|about|because|that|since|:|-|,)?\s+)?(?:that |about |for )?(?:(?:get |send )?(?:someone|somebody) (?:to (?:come (?:and |to )?)?|(?:out |over )?here[,.! ]+))?/i

const withoutArticle = (text: string): string =>
  text.replace(/^(?:my|the|our|a|an|theres|there is|there are|there's|i have|we have)\s+/i, '')

const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  return capitalized(/[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`)
}

const lastAsk =
  /[,.;!?]?\s*(?:(?:and )?(?:can|could|would|will) (?:you|someone|somebody)\b[^.!?]*|(?:please )?(?:report|file|submit|draft|send|open|create|log) (?:it|this|that|a request|a repair|a ticket|a maintenance request)\b[^.!?]*|please(?: help)?|help|thanks?|thank you|what (?:should|can|do) i do|who do i (?:call|tell)|get (?:it|this) fixed)[.!?]*\s*$/i

export const readRepair = (said: ParsedMessage): Repair => {
  const told = said.raw.replace(asking, '').replace(lastAsk, '').trim() || said.raw.trim()
  const title = withoutArticle(told)
    .split(
      /(?<=[a-z])[.!?;](?:\s|$)|,\s|\s(?:since|for (?:the|two|three|a|\d)|because|and (?:i|it|we|now)|so (?:i|we)|please|can you|could you)\b/i,
    )[0]
    ?.replace(/\s+/g, ' ')
    .replace(/[.,!?;:]+$/, '')
    .slice(0, 80)
    .trim()
  const description = sentence(told)
  return {
    title: title ? capitalized(title) : 'Repair needed',
    description: description.length >= 10 ? description : `Please have a look: ${description}`,
    category: categories.find(category => said.has(category)) ?? 'other',
    priority: said.has('danger') && !/\bnot urgent\b/.test(said.text) ? 'urgent' : priorityOf(said),
  }
}

const priorityOf = (said: ParsedMessage): Repair['priority'] => {
  if (said.has('minor')) return 'low'
  return /\b(fridge|refrigerator|freezer|heat|heater|furnace|hot water|toilet|stove|oven|lock|leak|leaks|leaking|mold|mice|rats?|burst|flood)\b/.test(
    said.text,
  )
    ? 'high'
    : 'medium'
}

/** Whether the message says what is wrong. */
export const describesFault = (said: ParsedMessage): boolean =>
  said.has('fault') ||
  said.hasAny('plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'pest_control')
