import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { isRecord } from '@portal/contract/values/json'
import { formatDollars } from '@portal/contract/values/numerals'
import { shortened } from '@portal/contract/values/words'

/** Brackets in its words would end the link early. */
export const link = (words: string, path: string): string => `[${words.replace(/[[\]]/g, '')}](${path})`

/** The chat shows links to itself as buttons. */
export const button = (question: string): string => `- ${link(question, sitePaths.assistantTab('chat'))}`

const shownAtOnce = 8
export const numbered = (lines: readonly string[]): string =>
  lines
    .slice(0, shownAtOnce)
    .map((line, index) => `${index + 1}. ${line}`)
    .join('\n')

/** 'Nov 24, 2026, 4:30 PM'; the API has put each moment on the clock to tell it on. */
const momentOf = (iso: string): string => {
  const [date = '', time] = iso.slice(0, 16).split('T')
  const style = {
    dateStyle: 'medium',
    ...(time && { timeStyle: 'short' as const }),
    timeZone: 'UTC',
  } as const
  return new Intl.DateTimeFormat('en-US', style).format(Date.parse(`${date}T${time ?? '00:00'}Z`))
}

const hidden = /^(?:id|bounds|timeZone|currency|kind|title|name|unlimited|isFromOther)$|Id$|Url$|Title$/
const money = /(?:rent|deposit|amount|cost|price)(?!.*day)/i

const written = (name: string, value: unknown): string => {
  if (typeof value === 'number') return money.test(name) ? formatDollars(value) : String(value)
  if (Array.isArray(value)) return value.map(each => written(name, each)).join(', ')
  if (isRecord(value)) return String(value.title ?? value.firstName ?? `(${describe(value)})`)
  if (typeof value !== 'string') return ''
  return /^\d{4}-\d\d-\d\d/.test(value) ? momentOf(value) : shortened(value.replaceAll('_', ' '), 240)
}

const factOf = (name: string, value: unknown): string => {
  const label = name
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    .replace(/^is | (?:at|date|amount)$/g, '')
    .replace(/^other$/, 'with')
    .replace(/^asked$/, 'requested')
  if (typeof value === 'boolean') return `${value ? '' : 'not '}${label}`
  if (typeof value === 'number' && name.endsWith('rooms')) return countOf(value, label.slice(0, -1))
  const words = written(name, value)
  return (
    words && (/^(?:neighborhood|city|status|summary|message|body)$/.test(name) ? words : `${label} ${words}`)
  )
}

const inquiryStatusOf = ({ status }: Record<string, unknown>): unknown =>
  inquiryStatusWords[status as InquiryStatus] ?? status

/** '[Sunny loft](/properties/…): Mission, San Francisco, rent $2,450, bedrooms 2, not pet friendly'. */
export const describe = (item: Record<string, unknown>, tells?: string, path?: string): string => {
  const subject =
    item.title ?? item.name ?? item.propertyTitle ?? (isRecord(item.property) ? item.property.title : '')
  const names = tells?.split(' ') ?? Object.keys(item).filter(name => !hidden.test(name))
  const shown = item.inquiryType === undefined ? item : { ...item, status: inquiryStatusOf(item) }
  const facts = names.map(name => factOf(name, shown[name])).filter(Boolean)
  const called = subject ? (path ? link(String(subject), path) : `**${subject}**`) : ''
  return [called, facts.join(', ')].filter(Boolean).join(': ')
}
