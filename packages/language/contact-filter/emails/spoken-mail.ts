// Email addresses described in words that end with the provider: "name jane doe, host gmail", "… on the google mail service".
import { startsWith } from '../reading/words-around.ts'
import type { MailProvider } from './mail-providers.ts'

/** A description is longer than a word next to the provider. */
const window = 96

const name = '[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{1,40}(?: [\\p{L}\\p{N}._+-]{1,40}){0,2}?'
const label =
  '(?:mail ?box|inbox|e-?mail|mail|addy|address|user ?name|user|name|login|handle|first (?:part|half|bit)|local part)(?:\\s(?:address|name|id|account|handle))?'
const part =
  '(?:mail\\s)?(?:host|provider|server|service|domain|carrier|site|place|company|second (?:part|half|bit)|other (?:part|half)|rest)'
const pause = '[\\s,;:=-]{1,3}'
const glue = "(?:and|with|at|on|over|the|that|my|our|a|an|is|it|it's|its|then|of|in)"

/** "my mailbox is janedoe at the …" */
const labeled = new RegExp(
  `(?<!\\p{L})${label}(?:\\s?[:=]\\s?|\\s(?:is|are)\\s|\\s)(${name})(?:${pause}(?:${glue}|${part})){1,6}${pause}$`,
  'u',
)
/** "jane doe, host …" */
const assigned = new RegExp(
  `(?<![\\p{L}\\p{N}])(${name})(?:[ ,;]{1,3}(?:and )?(?:the |my )?|\\n)${part}(?: (?:is|of|at))?[ ,;:=-]{1,3}$`,
  'u',
)
/** "jane doe on the …", with nothing else in the clause */
const placed =
  /(?:^|[\n.,;:!?(]\s?)((?:[\p{L}\p{N}._+-]{1,39}[\p{L}\p{N}_]\s){1,3})(?:at|on|with|in|over at)\s(?:(the|that|this|my)\s)?$/u
const service =
  /^(?:'s)?\s(?:service|place|thing|account|people|folks|mail|server|box|domain|address|provider|site|system|one)\b|^\s*(?:$|[\n,;.!?)])/

/** Words of sentences about a provider that never occur in an address. */
const ordinary =
  /(?:^|\s)(?:i|me|us|we|you|your|my|our|a|an|the|not|no|sent|only|sign|log|logged|login|meet|use|used|using|find|found|look|working|works?|parking|near|visit|apply|tenants?|residents?|everyone|people|all|pay|is|are|was|be|by|to|from|for|of|on|in|or|down|off|fine|best|ok|okay|free|required|needed|mail|e-?mail|address|access)(?=\s|$)/u
/** Also an internet provider, which ads for homes mention. */
const internetProvider = 'comcast'
const verbForm = /(?:ed|ing)(?:\s|$)/u
const assignment = new RegExp(`${part}(?:\\s(?:is|of|at))?${pause}$`, 'u')

/** Where the description that ends with the provider at `index` starts; null when there is none. */
export function startOfSpokenMail(
  text: string,
  index: number,
  { end, isCertain, isWhole }: MailProvider,
): number | null {
  if (text.startsWith(internetProvider, index)) return null
  const before = text.slice(Math.max(0, index - window), index)
  const match = labeled.exec(before) ?? assigned.exec(before)
  const told = match?.[1] ?? ''
  const isOrdinary = (words: string) =>
    ordinary.test(words) || (verbForm.test(words) && !assignment.test(before))
  if (match && !isOrdinary(told)) return index - (before.length - match.index)
  const last = told.slice(told.lastIndexOf(' ') + 1)
  if (match && !isOrdinary(last)) return index - (before.length - before.indexOf(last, match.index))
  const clause = isCertain && startsWith(text, end, service) ? placed.exec(before) : null
  const words = clause?.[1] ?? ''
  const isPlace = isWhole || clause?.[2] !== undefined
  if (!clause || !isPlace || isOrdinary(words.trim())) return null
  return index - (before.length - before.indexOf(words, clause.index))
}
