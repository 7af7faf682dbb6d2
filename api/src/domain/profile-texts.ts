// The texts of a profile that others can come to read, through the contact filter (spec §1).
import type { FactName } from '@portal/contract/consents/categories'
import { filterFields } from '@portal/language/contact-filter/filter-fields'
import type { FilterOptions } from '@portal/language/contact-filter/filter-parts'
import type { tenantProfiles } from '../schema/people.ts'

/** Cards show these under the name (spec §2.11). */
const onCards = ['preferredLocation', 'employmentStatus'] as const
/** Those on cards, and those that a consent can open. What consents to contact details open is exempt. */
export const openTexts = [
  ...onCards,
  'workExperience',
  'reasonForMoving',
  'petDetails',
  'smokingStatus',
  'employerName',
  'criminalHistoryDetails',
] as const satisfies readonly FactName[]
type OpenText = (typeof openTexts)[number]

export type ProfileTexts = Pick<typeof tenantProfiles.$inferSelect, OpenText | 'previousAddresses'>

interface Name {
  firstName: string
  lastName: string
}

/** Other texts have the names of their fields. */
const ofAddress = (index: number): string => `previousAddresses ${index}`
export const fieldOfText = (text: string): string => text.split(' ')[0] ?? text

/** As they are read: one after the other, and on cards under the name. */
export const filterProfileTexts = (
  { firstName, lastName }: Name,
  profile: ProfileTexts,
  options: FilterOptions,
) => {
  const addresses = profile.previousAddresses.map((address, index) => [ofAddress(index), address] as const)
  const texts: Record<string, string> = {
    firstName,
    lastName,
    ...Object.fromEntries(openTexts.map(field => [field, profile[field] ?? ''])),
    ...Object.fromEntries(addresses),
  }
  const readings = [
    [...openTexts, ...addresses.map(([name]) => name)],
    ['firstName', 'lastName', ...onCards],
  ] as const
  const { texts: filtered, ...verdict } = filterFields<string>(texts, readings, options)
  const cleaned = (field: OpenText) => (profile[field] === null ? null : (filtered[field] ?? null))
  const profileTexts: ProfileTexts = {
    preferredLocation: cleaned('preferredLocation'),
    employmentStatus: cleaned('employmentStatus'),
    workExperience: cleaned('workExperience'),
    reasonForMoving: cleaned('reasonForMoving'),
    petDetails: cleaned('petDetails'),
    smokingStatus: cleaned('smokingStatus'),
    employerName: cleaned('employerName'),
    criminalHistoryDetails: cleaned('criminalHistoryDetails'),
    previousAddresses: addresses.map(([name]) => filtered[name] ?? ''),
  }
  return { profileTexts, verdict }
}
