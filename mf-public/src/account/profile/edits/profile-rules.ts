// What the fields are checked with while they are filled in: the schemas of both calls (spec §5), and the order of the rents.
import { zodResolver } from '@hookform/resolvers/zod'
import { accountTypeChecks, UpdateProfile } from '@portal/contract/auth/registration'
import { AccountType } from '@portal/contract/people/person'
import { rentOrderMessage, UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { isRecord } from '@portal/contract/values/json'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { bodyOf, type ProfileBody, type ProfileValues } from './profile-values.ts'

const rentOrder = z.refine<{ minRent?: unknown; maxRent?: unknown }>(
  ({ minRent, maxRent }) => typeof minRent !== 'number' || typeof maxRent !== 'number' || minRent <= maxRent,
  { path: ['minRent'], message: rentOrderMessage, when: ({ value }) => isRecord(value) },
)

const Rules = z
  .object({ ...UpdateProfile.shape, ...UpdateTenantProfile.shape, accountType: AccountType })
  .check(...accountTypeChecks, rentOrder)

/** Lists keep their blank entries, so that an error stands at its entry. */
const Typed = z.pipe(
  z.transform(
    (values: ProfileValues): z.input<typeof Rules> => ({
      ...bodyOf(values),
      accountType: values.accountType,
      previousAddresses: values.previousAddresses,
      rentalReferences: values.rentalReferences,
    }),
  ),
  Rules,
)

export const checkProfile: Resolver<ProfileValues, unknown, ProfileBody> = zodResolver(Typed)
