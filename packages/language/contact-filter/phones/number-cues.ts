import { endsWith, type Reading, rewrite, type Span, startOfMatch, startsWith } from '../reading/reading.ts'

const channels =
  'calls?|text|txt|sms|phone|ph|tel|telephone|cell|cellphone|cel|mobile|mob|ring|dial|reach|contact|whats ?app|wa|telegram|signal|viber|imessage|fax|hit (?:me|us)(?: up)?|message|msg|my number|llama(?:me|r|nos)?|telefono|movil|celular|appele[rz]|telefon|handy|ligue|zap'
const fillers =
  'me|us|at|on|is|our|my|the|number|no|now|or|text|anytime|al|au|to|direct|directly|today|landlord|owner|manager|agent'
const invitation = new RegExp(
  `(?:\\b(?:${channels})\\b|[📞☎📱✆])(?:[ ,:.-]{1,3}(?:${fillers})\\b)*[ .:#(+=-]*$`,
  'u',
)

export const asksToCall = (text: string, index: number): boolean => endsWith(text, index, invitation)

const documents =
  'invoice|inv|permit|parcel|apn|mls|licen[cs]e|lic|dre|nmls|account|acct|(?<!reversed? )order|po|ref|reference|case|tax|ein|tin|ssn|id|serial|tracking|policy|booking|confirmation|(?<!area )code|model|sku|item|isbn|upc|imei|vin|claim|ticket|file|docket|registration|routing|iban|unit|apt|apartment|suite|ste|lot|room|zip|zipcode|version|part|listing|section|certificate|no\\.|member|membership|folio|fico|score'
const reference = new RegExp(
  `(?<!\\p{L})(?:${documents})(?: (?:number|num|no|id|code|key))?(?: (?:is|as|no\\.?))?[ .:#=-]{0,4}(?:[a-z]{1,5}-?|(?:[\\da-z]{1,4}[ -]){0,2}(?:(?=\\d*[a-z])(?=[a-z]*\\d)[\\da-z]{2,4}[ -]){1,3})?$`,
  'u',
)

export const isReference = (text: string, index: number): boolean => endsWith(text, index, reference)

const filed =
  /^(?:-[\p{L}\d]{1,4})? (?:with|at|on) (?:(?:the|your|our|my|last year's|this year's) )?(?:county|city|assessor|deed|bill|tax bill|invoice|receipt|label|lease|policy|form|letter|statement)(?!\p{L})/u

/** "0912-034-118 on last year's bill", "14-0087-22-052-9 with the county" */
export const isFiled = (text: string, end: number): boolean => startsWith(text, end, filed)

const plus = /(?:(?<![\p{L}\p{N}])\+|\bplus)\s?\(?$/u
export const hasPlusBefore = (text: string, index: number): boolean => endsWith(text, index, plus)
export const startOfPlus = (text: string, index: number): number => startOfMatch(text, index, plus) ?? index

const currency = /[$€£¥] ?$/
const unitOfAmount =
  /^ ?(?:sq|sf\b|s\.f|ft\b|feet|m2|k\b|\/\s?(?:mo|m\b|week|wk|night)|per\b|a month|mo\b|monthly|dollars|usd|eur|psf|mi\b|miles|lbs?\b|fico|credit|%)/

export const isAmount = (text: string, { start, end }: Span): boolean =>
  endsWith(text, start, currency) || startsWith(text, end, unitOfAmount)

/** Innocent alone; these only make a detail nearby more certain. */
export const contactIntent =
  /(?<!\p{L})(?:(?:ring|call|dial|phone|text|txt|buzz|ping|hit|holler at|reach|contact|write|message|mail|catch|get|find|speak to|talk to|beep) (?:me|us|him|her|them|up)|get (?:a ?)?hold of (?:me|us)|reach|dial|phone|cell|mobile|telephone|cel|numero|telefono|ask for \p{L}+|pregunte|pregunta|llam\p{L}+|marque|marca|escrib\p{L}+|call|text|ring|speak|by voice|(?<!all )digits|only the numbers|numbers only|the numbers|you know what|(?:get|know) what i mean|if you (?:get|catch|know)|catch my drift|wink|not literally|not really a|dms?|connect|put (?:them|it) together|(?:read|say) (?:them|it) (?:together|in order)|combine|in (?:that|this) order|in a row|drop the words|skip the words|get in touch|in touch)(?!\p{L})|;-?\)|[😉📞☎📱]/u

export const part =
  /(?<!\p{L})(?:take|add|put|stick|append|attach|tack|first|1st|second|2nd|third|3rd|fourth|last|final|middle|mid|center|centre|next|then|later|after|rest|remaining|remainder|starts?|starting|begins?|beginning|opens?|opening|ends?|ending|finish(?:es)?|closes?|closing|prefix|suffix|exchange|half|parts?|piece|reply|chunk|bit|front|back|tail|head|area|digits?|before|primero|segundo|luego|despues|termina|empieza|mitad|fin|final|y|code [abc123])(?!\p{L})/u
/** "first floor", "next month": ordinals of something else. */
export const otherPart =
  /(?<!\p{L})(?:first|second|third|1st|2nd|3rd|last|next|closing|opening|back|front|after|before|end|ends|starts?|starting)(?:[ -](?:floors?|story|month'?s?|months|years?|weeks?|days?|bedrooms?|bathrooms?|beds?|baths?|units?|apartment|building|room|stop|street|avenue|tenant|owner|right|left|door|level|payment|spot|house|block|costs?|yard|hours?|time|at|on))(?!\p{L})/u
export const home =
  /(?<!\p{L})(?:units?|apt|apartment|suite|ste|room|floor|building|bldg|tower|locker|storage|parking|spot|space|stall|garage|mailbox|box|door|pin|key|lockbox|alarm|entry|keypad|bin|code|gate|passcode|cabinet|meter|model|part|sku|item|filter|breaker|bus|route|line|permit|invoice|case|order|ticket|serial)(?: (?:number|no\.?|code|is|#))*[ :#=-]{0,3}$/u

export const unit =
  /^ ?(?:sq|sf\b|ft\b|feet|foot|m2|k\b|\/|per\b|a month|mo\b|months?|monthly|dollars|bucks|usd|mi\b|miles?|min|minutes?|hours?|h\b|am\b|pm\b|a\.m|p\.m|lbs?\b|years?|days?|weeks?|people|steps|blocks?|units?|apartments|homes|beds?|bath|br\b|ba\b|mbps|gb|watts?|w\b|v\b|volts?|degrees|°|inch|in\b(?! the)|"|'|st\b|nd\b|rd\b|th\b|square|\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|place|court|ct)\b)/u

const otherNumbers = [
  // an id
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g,
  // "2026-10-01"
  /(?<!\d)(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d|\1\d)/g,
  // "10/1/2026"
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|[23]\d)(?!\d|\1\d)/g,
  // "12/2, 12/4 and 1/15"
  /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?:(?:, ?| or | and |, and |, or | - )(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01]))+(?![\d/-])/g,
  // "16:15"
  /(?<![\d:])[012]?\d:[0-5]\d(?::[0-5]\d)?z?(?![\d:])/g,
  // "0900-1730"
  /(?<!\d)[012]\d(?:00|15|30|45)-[012]\d(?:00|15|30|45)(?!\d)/g,
  // "37.7749"
  /(?<![\d.])1?\d{1,2}\.\d{4,8}(?![.-]?\d)/g,
  // "37° 46'"
  /\d{1,3}°\s?\d{1,2}['′]/g,
  // "2,450.00"
  /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![,.\s-]{0,2}\d{4}(?!\d))(?!,?\d)/g,
  // "35 1/2"
  /(?<!\d)\d{1,3}[ -]1?\d\/(?:2|3|4|8|16|32)(?!\d)/g,
  // "61.2+58.4+66.05 = 185.65"
  /(?<![\d.])\d{1,4}\.\d{1,2}(?: ?\+ ?\d{1,4}(?:\.\d{1,2})?){1,9}(?= ?= ?\d)/g,
  // a bank card
  /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\d)/g,
]

/** A wall in their place, so that no chain of digits includes them. */
export const hideOtherNumbers = (reading: Reading): Reading =>
  otherNumbers.reduce((rest, pattern) => rewrite(rest, pattern, () => '§'), reading)
