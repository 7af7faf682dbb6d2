// Removes contact details (spec §5), and secrets that someone wrote by mistake, from what models and people see.

import { isRecord } from '@portal/contract/values/json'
import { filterContactDetails } from '@portal/language/contact-filter/contact-filter'
import type { FilterOptions } from '@portal/language/contact-filter/filter-parts'

interface Secret {
  /** Bounded, so that no text takes long. */
  pattern: RegExp
  replacement: string
  isOne?: (found: string) => boolean
}

/** The check digit. */
const isCardNumber = (found: string): boolean => {
  const digits = found.replace(/\D/g, '')
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const secrets: readonly Secret[] = [
  { pattern: /\b(?:sk|pk|rk|whsec)[-_][\w-]{12,200}/g, replacement: '[KEY REMOVED]' },
  { pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bgh[opsur]_\w{20,100}/g, replacement: '[KEY REMOVED]' },
  { pattern: /\beyJ[\w-]{8,2000}\.[\w-]{8,2000}(?:\.[\w-]{0,1000})?/g, replacement: '[KEY REMOVED]' },
  { pattern: /\bbearer\s{1,4}[\w.~+/-]{16,500}/gi, replacement: '[KEY REMOVED]' },
  {
    pattern: /\bpass(?:word|code|phrase)\b["']?\s{0,4}(?:is|:|=)\s{0,4}["']?\S{4,100}/gi,
    replacement: '[PASSWORD REMOVED]',
  },
  { pattern: /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g, replacement: '[SOCIAL SECURITY NUMBER REMOVED]' },
  { pattern: /\b\d(?:[ -]?\d){12,18}\b/g, replacement: '[CARD NUMBER REMOVED]', isOne: isCardNumber },
]

/** Ids and moments, whose digits could look like phone or card numbers. */
const ours =
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b\d{4}-\d\d-\d\d(?:T\d\d:\d\d[\d:.]{0,10}Z?)?\b/gi

/** Private-use characters, to replace parts of a text for a while. */
const privateSigns = /[\uE000-\uF8FF]/g
const lastSign = 0xf8ff

/** Changes the text around `parts`, which are replaced by placeholders and put back. */
export const keeping = (parts: RegExp, text: string, change: (text: string) => string): string => {
  const there = text.match(privateSigns)?.map(sign => sign.charCodeAt(0)) ?? []
  const first = Math.max(0xdfff, ...there) + 1
  const kept: string[] = []
  const masked = text.replace(parts, part => {
    if (first + kept.length > lastSign) return part
    kept.push(part)
    return String.fromCharCode(first + kept.length - 1)
  })
  return change(masked).replace(privateSigns, sign => kept[sign.charCodeAt(0) - first] ?? sign)
}

const withoutSecrets = (text: string): string =>
  secrets.reduce(
    (cleaned, { pattern, replacement, isOne = () => true }) =>
      cleaned.replace(pattern, found => (isOne(found) ? replacement : found)),
    text,
  )

/** Describes what was there instead. */
export const withoutPrivateDetails = (text: string, own: FilterOptions = {}): string =>
  keeping(ours, text, masked => filterContactDetails(withoutSecrets(masked), own).text)

/** In each text of a JSON value. */
export const valueWithoutPrivateDetails = (value: unknown, own: FilterOptions): unknown => {
  if (typeof value === 'string') return withoutPrivateDetails(value, own)
  if (Array.isArray(value)) return value.map(item => valueWithoutPrivateDetails(item, own))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, valueWithoutPrivateDetails(item, own)]),
  )
}
