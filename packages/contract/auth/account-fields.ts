// By kind of account, besides the name (spec §5). Data alone, for forms without zod.
import type { AccountType } from '../people/person.ts'

export const requiredByAccountType = {
  individual: [],
  organization: [
    { field: 'organizationName', message: 'Organization name is required for organization accounts' },
  ],
  representative: [{ field: 'representativeFor', message: 'Please specify who you represent' }],
  realtor: [
    { field: 'licenseNumber', message: 'License number is required for realtors' },
    { field: 'licenseState', message: 'License state is required for realtors' },
  ],
} as const satisfies Record<AccountType, readonly { field: string; message: string }[]>

export type AccountField = (typeof requiredByAccountType)[AccountType][number]['field']
