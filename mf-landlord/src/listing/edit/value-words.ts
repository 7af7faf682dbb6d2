import { type FieldName, fieldOf } from '@portal/contract/properties/home-fields'
import { countOf } from '@portal/contract/properties/property-words'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'

/** Longer texts are cut to start shortly before the difference. */
const maxLength = 120
const before = 30

const excerptOf = (text: string, other: unknown): string => {
  if (text.length <= maxLength) return text
  const rest = typeof other === 'string' ? other : ''
  let same = 0
  while (same < text.length && text[same] === rest[same]) same += 1
  const start = Math.max(0, Math.min(same - before, text.length - maxLength))
  const end = start + maxLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** Nobody knows a photo by its address. */
const photoWords = (photos: readonly unknown[], other: unknown): string => {
  const isReordered =
    Array.isArray(other) && other.length === photos.length && photos.every(photo => other.includes(photo))
  const count = `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`
  return isReordered ? `${count}, in another order` : count
}

/** A field's value in words; a long text is cut to the part that differs from `other`. */
export const valueWords = (name: FieldName, value: unknown, other: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Empty'
  if (name === 'visibilityLevel') return value === 'public' ? 'Shown' : 'Paused'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { kind } = fieldOf(name)
  if (typeof value === 'number') return kind === 'dollars' ? formatMoney(value) : String(value)
  if (name === 'images' && Array.isArray(value)) return photoWords(value, other)
  // Nor a document.
  if (name === 'policyDocuments' && Array.isArray(value)) return countOf(value.length, 'document')
  if (typeof value === 'object') return Object.values(value).join(', ') || 'None'
  const text = String(value)
  return kind === 'day' ? formatDate(text) : excerptOf(text, other)
}
