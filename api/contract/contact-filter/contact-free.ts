// Short texts that others see and that have no use for a contact detail: names, places, amenities (spec §1).
import * as z from 'zod/mini'
import { filterContactDetails } from './contact-filter.ts'

const isContactFree = (value: string): boolean =>
  filterContactDetails(value).detections.every(({ kind }) => kind === 'phrase')

/** Refuses what would be removed elsewhere; phrases may be part of a name ("Signal Hill Homes"). */
export const contactFree = <Schema extends z.ZodMiniType<string, string>>(schema: Schema): Schema =>
  schema.check(z.refine(isContactFree, 'Please leave out contact details and web addresses'))
