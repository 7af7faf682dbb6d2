// Short texts that others see: names, places, amenities (spec §1).

import { filterContactDetails } from '@portal/language/contact-filter/contact-filter'
import type { ContactKind } from '@portal/language/contact-filter/detection'
import { filterParts } from '@portal/language/contact-filter/filter-parts'
import * as z from 'zod/mini'

export const contactFreeMessage = 'Please leave out contact details and web addresses'

/** Phrases may be part of a name ("Signal Hill Homes"). */
const isDetail = (kind: ContactKind): boolean => kind !== 'phrase'

/** All kinds except phrases by default. */
export const hasContactDetails = (
  value: string,
  matters: (kind: ContactKind) => boolean = isDetail,
): boolean => filterContactDetails(value).detections.some(({ kind }) => matters(kind))

/** Refuses what the filter would remove in longer texts. */
export const contactFree = <Schema extends z.ZodMiniType<string, string>>(schema: Schema): Schema =>
  schema.check(z.refine(value => !hasContactDetails(value), contactFreeMessage))

/** Refuses texts over which a detail is split, such as "Call 415", "555", "0137". */
export const contactFreeTogether = <Schema extends z.ZodMiniType<string[] | Record<string, string>>>(
  schema: Schema,
): Schema => schema.check(z.refine(texts => !hasSplitDetails(Object.values(texts)), contactFreeMessage))

/** In texts that are read one after the other. */
export const hasSplitDetails = (texts: readonly string[]): boolean =>
  filterParts(texts.map(text => ({ name: '', text }))).detections.some(({ kind }) => isDetail(kind))
