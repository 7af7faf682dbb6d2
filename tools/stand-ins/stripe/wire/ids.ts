import { randomBytes } from 'node:crypto'

/** An id of Stripe's form, such as `sub_1QxY…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${randomBytes(length).toString('base64url').replaceAll(/[-_]/g, '').slice(0, length).padEnd(length, '0')}`
