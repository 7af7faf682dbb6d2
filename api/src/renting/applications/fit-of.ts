import type { Criterion } from '@portal/contract/applications/fit'
import { answerIn } from '@portal/contract/tenant-profile/tenant-profile'
import type { tenantProfiles } from '../../schema/people.ts'
import type { properties } from '../../schema/properties.ts'

type Home = Pick<
  typeof properties.$inferSelect,
  'minimumIncome' | 'petFriendly' | 'smokingAllowed' | 'availableDate' | 'requiresBackgroundCheck'
>

interface Applicant {
  /** Null if they have not written one. */
  profile: Pick<
    typeof tenantProfiles.$inferSelect,
    'monthlyIncome' | 'petOwner' | 'smokingStatus' | 'answered'
  > | null
  isBackgroundApproved: boolean
  /** A day, or null if not said. */
  moveInDate: string | null
}

/** In small letters; other texts, and smoking outside only, are for the two people to talk about. */
const smokes: ReadonlyMap<string, boolean> = new Map([
  ['non-smoker', false],
  ['no', false],
  ['smoker', true],
  ['yes', true],
])

/**
 * One line a criterion. A check that was not approved is unknown: nobody learns that it was rejected, and nothing
 * here ranks people.
 */
export const fitOf = (home: Home, { profile, isBackgroundApproved, moveInDate }: Applicant): Criterion[] => {
  const isChecked = isBackgroundApproved || null
  const isSmoker = smokes.get(profile?.smokingStatus?.trim().toLowerCase() ?? '') ?? null
  const income = profile?.monthlyIncome ?? null
  const hasPets = profile && answerIn(profile, 'petOwner')
  return [
    criterion(
      'income',
      home.minimumIncome,
      income,
      income === null ? null : income >= (home.minimumIncome ?? 0),
    ),
    criterion('pets', home.petFriendly ? null : false, hasPets, hasPets === null ? null : !hasPets),
    criterion(
      'smoking',
      home.smokingAllowed ? null : false,
      profile?.smokingStatus || null,
      isSmoker === null ? null : !isSmoker,
    ),
    criterion(
      'move_in_date',
      home.availableDate,
      moveInDate,
      moveInDate === null ? null : moveInDate >= (home.availableDate ?? ''),
    ),
    criterion('background_check', home.requiresBackgroundCheck || null, isChecked, isChecked),
  ]
}

/** Everyone meets what is not asked for. */
const criterion = (
  name: Criterion['name'],
  asked: Criterion['asked'],
  mine: Criterion['mine'],
  isMet: boolean | null,
): Criterion => ({ name, asked, mine, isMet: asked === null || isMet })
