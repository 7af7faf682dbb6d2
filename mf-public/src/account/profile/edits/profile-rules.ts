// The rules for the fields: the schemas of both calls (spec §5), and that the rents are in order.
import { zodResolver } from '@hookform/resolvers/zod'
import { accountTypeChecks, UpdateProfile } from '@portal/contract/auth/registration'
import { AccountType } from '@portal/contract/people/person'
import { rentOrderMessage, UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { isRecord } from '@portal/contract/values/json'
import { todayIn } from '@portal/shared-ui/local-moment'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { bodyOf, type ProfileBody, type ProfileValues } from './profile-values.ts'

const rentOrder = z.refine<{ minRent?: unknown; maxRent?: unknown }>(
  ({ minRent, maxRent }) => typeof minRent !== 'number' || typeof maxRent !== 'number' || minRent <= maxRent,
  { path: ['minRent'], message: rentOrderMessage, when: ({ value }) => isRecord(value) },
)

/** Refuses a past date unless it was already stored. */
const newMoveInDate = (begun: string) =>
  z.refine<{ moveInDate?: unknown }>(
    ({ moveInDate }) => typeof moveInDate !== 'string' || moveInDate === begun || moveInDate >= todayIn(),
    {
      path: ['moveInDate'],
      message: 'Please choose today or a later date',
      when: ({ value }) => isRecord(value),
    },
  )

const Rules = z
  .object({ ...UpdateProfile.shape, ...UpdateTenantProfile.shape, accountType: AccountType })
  .check(...accountTypeChecks, rentOrder)

/** Lists keep their blank entries, so that an error appears at its entry. */
const typedOver = (seen: ProfileValues) =>
  z.pipe(
    z.transform(
      (values: ProfileValues): z.input<typeof Rules> => ({
        ...bodyOf(values),
        accountType: values.accountType,
        previousAddresses: values.previousAddresses,
        rentalReferences: values.rentalReferences,
      }),
    ),
    Rules.check(newMoveInDate(seen.moveInDate)),
  )

/** Checks the form against the values that it started from. */
export const checkProfile = (seen: ProfileValues): Resolver<ProfileValues, unknown, ProfileBody> =>
  zodResolver(typedOver(seen))
