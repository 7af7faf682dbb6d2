// Words and signs around a number that show whether it is a number to call.
import type { Span } from '../reading/reading.ts'
import { endsWith, startOfMatch, startsWith } from '../reading/words-around.ts'

const channels =
  'calls?|text|txt|sms|phone|ph|tel|telephone|cell|cellphone|cel|mobile|mob|ring|dial|reach|contact|whats ?app|wa|telegram|signal|viber|imessage|fax|hit (?:me|us)(?: up)?|message|msg|my number|llama(?:me|r|nos)?|telefono|movil|celular|appele[rz]|telefon|handy|ligue|zap'
const fillers =
  'me|us|at|on|is|our|my|the|number|no|now|or|text|anytime|al|au|to|direct|directly|today|landlord|owner|manager|agent'
const invitation = new RegExp(
  `(?:\\b(?:${channels})\\b|[📞☎📱✆])(?:[ ,:.-]{1,3}(?:${fillers})\\b)*[ .:#(+=-]*$`,
  'u',
)

/** Whether "call", "tel." or the like comes right before. */
export const asksToCall = (text: string, index: number): boolean => endsWith(text, index, invitation)

const documents =
  'invoice|inv|permit|parcel|apn|mls|licen[cs]e|lic|dre|nmls|account|acct|(?<!reversed? )order|po|ref|reference|case|tax|ein|tin|ssn|id|serial|tracking|policy|booking|confirmation|(?<!area )code|model|sku|item|isbn|upc|imei|vin|claim|ticket|file|docket|registration|routing|iban|unit|apt|apartment|suite|ste|lot|room|zip|zipcode|version|part|listing|section|certificate|no\\.|member|membership|folio|fico|score'
const reference = new RegExp(
  `(?<!\\p{L})(?:${documents})(?: (?:number|num|no|id|code|key))?(?: (?:is|as|no\\.?))?[ .:#=-]{0,4}(?:[a-z]{1,5}-?|(?:[\\da-z]{1,4}[ -]){0,2}(?:(?=\\d*[a-z])(?=[a-z]*\\d)[\\da-z]{2,4}[ -]){1,3})?$`,
  'u',
)

/** Whether the text calls the number an invoice's, a parcel's or the like. */
export const isReference = (text: string, index: number): boolean => endsWith(text, index, reference)

const filed =
  /^(?:-[\p{L}\d]{1,4})? (?:with|at|on) (?:(?:the|your|our|my|last year's|this year's) )?(?:county|city|assessor|deed|bill|tax bill|invoice|receipt|label|lease|policy|form|letter|statement)(?!\p{L})/u

/** "0912-034-118 on last year's bill", "14-0087-22-052-9 with the county" */
export const isFiled = (text: string, end: number): boolean => startsWith(text, end, filed)

const plus = /(?:(?<![\p{L}\p{N}])\+|\bplus)\s?\(?$/u
export const hasPlusBefore = (text: string, index: number): boolean => endsWith(text, index, plus)
export const startOfPlus = (text: string, index: number): number => startOfMatch(text, index, plus) ?? index

const currency = /[$€£¥] ?$/
const unit =
  /^ ?(?:sq|sf\b|s\.f|ft\b|feet|m2|k\b|\/\s?(?:mo|m\b|week|wk|night)|per\b|a month|mo\b|monthly|dollars|usd|eur|psf|mi\b|miles|lbs?\b|fico|credit|%)/

/** Whether a currency comes right before or a unit right after. */
export const isAmount = (text: string, { start, end }: Span): boolean =>
  endsWith(text, start, currency) || startsWith(text, end, unit)
