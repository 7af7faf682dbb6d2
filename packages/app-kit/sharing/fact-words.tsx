import {
  consentCategories,
  type DataCategory,
  documentsIn,
  type FactName,
  factNames,
} from '@portal/contract/consents/categories'
import type { SharedFacts } from '@portal/contract/consents/consent'
import { capitalized } from '@portal/contract/values/words'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import type { ReactNode } from 'react'
import type { FactChoice } from './fact-choices.tsx'

const isKnown = (field: string): field is FactName => field in factNames

const nameOfFact = (field: string): string => (isKnown(field) ? factNames[field] : field)

export const isDocument = (field: string): boolean => documentsIn([field]).length > 0

/** "Monthly income". */
export const factLabel = (field: string): string => capitalized(nameOfFact(field))

/** "monthly income and employer"; documents are only counted. */
export const factsInWords = (fields: readonly string[]): string => {
  const count = documentsIn(fields).length
  const facts = fields.filter(field => !isDocument(field)).map(nameOfFact)
  const papers = count === 0 ? [] : [count === 1 ? 'document' : `${count} documents`]
  return new Intl.ListFormat('en-US').format([...facts, ...papers])
}

/** With their owner's facts, those that they answered, as others would read them. */
export const factChoices = (fields: readonly string[], facts?: SharedFacts): FactChoice[] =>
  fields
    .filter(field => !facts || isAnswered(facts, field))
    .map(field => ({ field, label: factLabel(field), ...(facts && { help: factValue(facts, field) }) }))

export const categoryTitle = (category: DataCategory): string => consentCategories[category].title

const capitalizedFacts = new Set(['preferredPropertyType', 'backgroundCheck'])

const monthly = new Set(['minRent', 'maxRent', 'monthlyIncome'])

const valueIn = (facts: SharedFacts, field: string) => (isKnown(field) ? (facts[field] ?? null) : null)

export const isAnswered = (facts: SharedFacts, field: string): boolean => {
  const value = valueIn(facts, field)
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

export const factValue = (facts: SharedFacts, field: string): ReactNode => {
  const value = valueIn(facts, field)
  if (value === null || !isAnswered(facts, field)) return 'Not answered'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return monthly.has(field) ? `${formatMoney(value)} a month` : value
  if (Array.isArray(value)) return value.map(entry => <div key={entry}>{entry}</div>)
  if (field === 'moveInDate') return formatDate(value)
  return capitalizedFacts.has(field) ? capitalized(value) : value
}
