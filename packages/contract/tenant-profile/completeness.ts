// How complete a tenant's profile is (spec §3 "profileCompleteness").
import { answerIn, type UpdateTenantProfile, yesNoFields } from './tenant-profile.ts'

/** In the order of the profile page. */
const questions = [
  'preferredLocation',
  'minRent',
  'maxRent',
  'preferredPropertyType',
  'moveInDate',
  'employmentStatus',
  'employerName',
  'workExperience',
  'monthlyIncome',
  'hasRentalHistory',
  'previousAddresses',
  'rentalReferences',
  'reasonForMoving',
  'petOwner',
  'petDetails',
  'smokingStatus',
  'hasCriminalHistory',
  'criminalHistoryDetails',
  'emergencyContact',
] as const satisfies readonly (keyof UpdateTenantProfile)[]
type Question = (typeof questions)[number]

type Answers = Pick<UpdateTenantProfile, Question>

const withoutEmployer = /^(self-employed|student|retired|not employed)$/i

/** A "yes" asks for more. */
const isAsked = (question: Question, answers: Answers): boolean => {
  if (question === 'previousAddresses' || question === 'rentalReferences')
    return answers.hasRentalHistory === true
  if (question === 'petDetails') return answers.petOwner === true
  if (question === 'criminalHistoryDetails') return answers.hasCriminalHistory === true
  if (question === 'employerName') return !withoutEmployer.test(answers.employmentStatus ?? '')
  return true
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value != null && !Number.isNaN(value)

export interface Completeness {
  /** Whole percent; 100 only when nothing is missing. */
  percent: number
  /** The unanswered questions of this tenant, in the order of the page. */
  missing: readonly Question[]
}

/** The share of applicable questions that this tenant has answered. */
export const completenessOf = (answers: Answers): Completeness => {
  const asked = questions.filter(question => isAsked(question, answers))
  const missing = asked.filter(question => !isFilled(answers[question]))
  return { percent: Math.floor((100 * (asked.length - missing.length)) / asked.length), missing }
}

type StoredAnswers = Omit<Answers, (typeof yesNoFields)[number]> & Parameters<typeof answerIn>[0]

/** What landlords see: in tens, so that it says nothing about a single answer. */
export const shownCompleteness = (answers: Answers): number =>
  Math.floor(completenessOf(answers).percent / 10) * 10

/** The same of a profile as it is stored. */
export const storedCompleteness = (profile: StoredAnswers): number =>
  shownCompleteness({
    ...profile,
    ...Object.fromEntries(yesNoFields.map(field => [field, answerIn(profile, field)])),
  })
