import { CreateApplication } from '@portal/contract/applications/application'
import * as z from 'zod/mini'

/** The first step; sharing is chosen in the second. */
export const Wishes = z.pick(CreateApplication, {
  moveInDate: true,
  leaseMonths: true,
  occupants: true,
  message: true,
})
export type Wishes = z.output<typeof Wishes>
