// Hides numbers that are certainly not part of a phone number, so that no chain of digits includes them.
import { type Reading, rewrite } from '../reading/reading.ts'

const id = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const yearFirst = /(?<!\d)(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d|\1\d)/g
const yearLast =
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d\d|[23]\d)(?!\d|\1\d)/g
/** "12/2, 12/4 and 1/15" */
const days =
  /(?<![\d/.-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?:(?:, ?| or | and |, and |, or | - )(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01]))+(?![\d/-])/g
const time = /(?<![\d:])[012]?\d:[0-5]\d(?::[0-5]\d)?z?(?![\d:])/g
const hours = /(?<!\d)[012]\d(?:00|15|30|45)-[012]\d(?:00|15|30|45)(?!\d)/g
const coordinate = /(?<![\d.])1?\d{1,2}\.\d{4,8}(?![.-]?\d)/g
const degrees = /\d{1,3}°\s?\d{1,2}['′]/g
const thousands = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![,.\s-]{0,2}\d{4}(?!\d))(?!,?\d)/g
/** "35 1/2" */
const fraction = /(?<!\d)\d{1,3}[ -]1?\d\/(?:2|3|4|8|16|32)(?!\d)/g
/** "61.2+58.4+66.05 = 185.65" */
const sum = /(?<![\d.])\d{1,4}\.\d{1,2}(?: ?\+ ?\d{1,4}(?:\.\d{1,2})?){1,9}(?= ?= ?\d)/g
const bankCard = /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\d)/g

const wall = '§'

export const hideOtherNumbers = (reading: Reading): Reading =>
  [
    id,
    yearFirst,
    yearLast,
    days,
    time,
    hours,
    coordinate,
    degrees,
    thousands,
    fraction,
    sum,
    bankCard,
  ].reduce((rest, pattern) => rewrite(rest, pattern, () => wall), reading)
