// How complete a tenant's profile is (spec §3 "profileCompleteness").
import { tenantSections } from './profile-sections.ts'
import { bodyOf, type ProfileField, type ProfileValues } from './profile-values.ts'

const withoutEmployer = /^(self-employed|student|retired|not employed)$/i

/** A "yes" asks for more. */
const isAsked = (field: ProfileField, values: ProfileValues): boolean => {
  if (field === 'privacySettings') return false
  if (field === 'previousAddresses' || field === 'rentalReferences') return values.hasRentalHistory === true
  if (field === 'petDetails') return values.petOwner === true
  if (field === 'criminalHistoryDetails') return values.hasCriminalHistory === true
  if (field === 'employerName') return !withoutEmployer.test(values.employmentStatus.trim())
  return true
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && !Number.isNaN(value)

const questions: readonly ProfileField[] = Object.values(tenantSections).flatMap(({ fields }) => fields)

export interface Completeness {
  /** Whole percent; 100 only when nothing is missing. */
  percent: number
  /** The unanswered fields of this tenant, in the order of the page. */
  missing: readonly ProfileField[]
}

/** The share of applicable questions that this tenant has answered. */
export const completenessOf = (values: ProfileValues): Completeness => {
  const body = bodyOf(values)
  const fields = questions.filter(field => isAsked(field, values))
  const missing = fields.filter(field => !isFilled(body[field]))
  return { percent: Math.floor((100 * (fields.length - missing.length)) / fields.length), missing }
}
