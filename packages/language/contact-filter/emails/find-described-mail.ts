// Finds email addresses that a sentence describes: "first name, period, last name, then the Google one", "ruthie1952 goes in front of hotmail".
import type { Span } from '../reading/reading.ts'

const provider =
  /(?<![\p{L}\p{N}@])(?:(?:the |that |big |old |free )*(?:g[\s.-]?mail|g ?oogle (?:one|mail|account|e-?mail|inbox|thing)|google's(?: mail| e-?mail| one)?|big g|hotmail|outlook(?: mail| one)?|proton(?:[\s-]?mail)?(?: me)?|icloud|i cloud|yahoo(?: mail| one)?|aol|ymail|gmx|fastmail|(?:microsoft|apple|google)(?:'s)? (?:own |free )?(?:e-?mail|mail|one|inbox)|(?:e-?mail|mail)(?: service| company| thing| account| provider| place| people)? (?:that |which |from |by |of )?(?:google|microsoft|apple|yahoo)(?: runs| owns| makes| has| offers| gives)?))(?![\p{L}\p{N}@]|\.\p{L})/gu
const window = 110

/** The ways to describe the rest of an address, and the certainty of each. */
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
/** The sentence only talks about the provider. */
const ordinary =
  /(?<!\p{L})(?:spam|junk|folder|filter|confirmation|fiber|calendar|log(?:ged|ging)? in|sign(?:ed|ing)? in|password|wi-?fi|drive|docs|maps|nest|offices?|campus|shuttle|employees|works? (?:at|for)(?! (?:me|us) )|headquarters)(?!\p{L})/u

export function findDescribedMail(text: string): Span[] {
  return [...text.matchAll(provider)].flatMap(({ 0: { length }, index }) => {
    const end = index + length
    const before = text.slice(Math.max(0, index - window), index)
    const after = text.slice(end, end + window)
    if (ordinary.test(before.slice(-40)) || ordinary.test(after.slice(0, 30))) return []
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
