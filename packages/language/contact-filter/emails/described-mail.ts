// Finds email addresses that a sentence describes: "name jane doe, host gmail", "first name, period, last name, then the Google one".
import { type Span, startsWith } from '../reading/reading.ts'

/** A description is longer than a word next to the provider. */
const spokenReach = 96

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

const ordinaryWords =
  /(?:^|\s)(?:i|me|us|we|you|your|my|our|a|an|the|not|no|sent|only|sign|log|logged|login|meet|use|used|using|find|found|look|working|works?|parking|near|visit|apply|tenants?|residents?|everyone|people|all|pay|is|are|was|be|by|to|from|for|of|on|in|or|down|off|fine|best|ok|okay|free|required|needed|mail|e-?mail|address|access)(?=\s|$)/u
/** Also an internet provider, which ads for homes mention. */
const internetProvider = 'comcast'
const verbForm = /(?:ed|ing)(?:\s|$)/u
const assignment = new RegExp(`${part}(?:\\s(?:is|of|at))?${pause}$`, 'u')

/** Null if no description ends with the provider at `index`. */
export function startOfSpokenMail(
  text: string,
  index: number,
  { end, isCertain, isWhole }: { end: number; isCertain: boolean; isWhole: boolean },
): number | null {
  if (text.startsWith(internetProvider, index)) return null
  const before = text.slice(Math.max(0, index - spokenReach), index)
  const match = labeled.exec(before) ?? assigned.exec(before)
  const description = match?.[1] ?? ''
  const isOrdinary = (words: string) =>
    ordinaryWords.test(words) || (verbForm.test(words) && !assignment.test(before))
  if (match && !isOrdinary(description)) return index - (before.length - match.index)
  const last = description.slice(description.lastIndexOf(' ') + 1)
  if (match && !isOrdinary(last)) return index - (before.length - before.indexOf(last, match.index))
  const clause = isCertain && startsWith(text, end, service) ? placed.exec(before) : null
  const words = clause?.[1] ?? ''
  const isPlace = isWhole || clause?.[2] !== undefined
  if (!clause || !isPlace || isOrdinary(words.trim())) return null
  return index - (before.length - before.indexOf(words, clause.index))
}

const provider =
  /(?<![\p{L}\p{N}@])(?:(?:the |that |big |old |free )*(?:g[\s.-]?mail|g ?oogle (?:one|mail|account|e-?mail|inbox|thing)|google's(?: mail| e-?mail| one)?|big g|hotmail|outlook(?: mail| one)?|proton(?:[\s-]?mail)?(?: me)?|icloud|i cloud|yahoo(?: mail| one)?|aol|ymail|gmx|fastmail|(?:microsoft|apple|google)(?:'s)? (?:own |free )?(?:e-?mail|mail|one|inbox)|(?:e-?mail|mail)(?: service| company| thing| account| provider| place| people)? (?:that |which |from |by |of )?(?:google|microsoft|apple|yahoo)(?: runs| owns| makes| has| offers| gives)?))(?![\p{L}\p{N}@]|\.\p{L})/gu
const reach = 110

const clues: readonly (readonly [points: number, clue: RegExp])[] = [
  [
    2,
    /(?<!\p{L})(?:first|last|full|middle|sur|maiden|family|given)[ -]?(?:name|initial)s?(?!\p{L})|(?<!\p{L})initials?(?!\p{L})/u,
  ],
  [2, /(?<!\p{L})(?:dot|period|full stop|point|underscore|dash|hyphen|punto|guion)(?!\p{L})/u],
  [
    2,
    /(?<!\p{L})(?:run together|all together|one word|no (?:caps|spaces|gaps?|space|dots?)|lower ?case|without (?:a |the |any )?(?:spaces?|gaps?)|squished|mashed|joined|stuck together|smushed|written together|glued|back to back)(?!\p{L})/u,
  ],
  [
    2,
    /(?<!\p{L})(?:in front of (?:it|that)|(?:goes|comes|go|come) (?:first|before|in front)|left of (?:it|that))(?!\p{L})/u,
  ],
  [1, /(?<!\p{L})(?:followed by|plus|then|after that|before (?:it|that)|ahead of|between)(?!\p{L})/u],
  [2, /(?<!\p{L})(?:the words?|the letters?|the digits?|spelled|spelling|spell)(?!\p{L})/u],
  [
    1,
    /(?<!\p{L})(?:(?:user ?)?name (?:there |on there |part |with them )?is|my name (?:there|on it)|name'?s|under|i'?m|it'?s|which is|mailbox|address is|part is)(?!\p{L})/u,
  ],
  [
    1,
    /(?<!\p{L})(?:(?:write|wrote|e-?mail|reach|mail|drop|send|contact|message)(?:s|ing)? (?:\p{L}{1,10} )?(?:me|us|it|them|to|a)|my e-?mail|my mail|my address|my inbox|e-?mail is|mail is|mail goes)(?!\p{L})/u,
  ],
  [1, /(?<![\p{L}\p{N}@])\p{L}{3,24}\d{2,4}(?![\p{L}\p{N}])/u],
  [2, /(?<!\p{L})\p{L}{3,20} \d{2,4} (?:with|at|on|over at|via) (?:the )?$/u],
]
const next = /(?<!\p{L})(?:at|with|on|to|over at|ends? (?:in|with|on|at)) (?:the |that |my )?$/u
const minPoints = 3
const ordinaryUse =
  /(?<!\p{L})(?:spam|junk|folder|filter|confirmation|fiber|calendar|log(?:ged|ging)? in|sign(?:ed|ing)? in|password|wi-?fi|drive|docs|maps|nest|offices?|campus|shuttle|employees|works? (?:at|for)(?! (?:me|us) )|headquarters)(?!\p{L})/u

export function findDescribedMail(text: string): Span[] {
  return [...text.matchAll(provider)].flatMap(({ 0: { length }, index }) => {
    const end = index + length
    const before = text.slice(Math.max(0, index - reach), index)
    const after = text.slice(end, end + reach)
    if (ordinaryUse.test(before.slice(-40)) || ordinaryUse.test(after.slice(0, 30))) return []
    const sure = clues.filter(([, clue]) => clue.test(before) || clue.test(after))
    const points = sure.reduce((total, [each]) => total + each, next.test(before) ? 1 : 0)
    if (points < minPoints) return []
    const places = sure.flatMap(([, clue]) => {
      const [left, right] = [clue.exec(before), clue.exec(after)]
      return [
        ...(left ? [index - before.length + left.index] : []),
        ...(right ? [end + right.index + right[0].length] : []),
      ]
    })
    return [{ start: Math.min(index, ...places), end: Math.max(end, ...places) }]
  })
}
