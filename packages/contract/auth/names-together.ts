// Names as people read them, next to whom the person represents (spec §1, §2.11).

import { filterFields } from '@portal/language/contact-filter/filter-fields'
import * as z from 'zod/mini'
import type { AccountType } from '../people/person.ts'
import { contactFreeMessage } from '../values/contact-free.ts'
import { isRecord } from '../values/json.ts'

const whose = ['firstName', 'lastName'] as const
/** Fields of other kinds are not stored. */
const shownWith = {
  individual: [],
  organization: ['organizationName'],
  representative: ['representativeFor'],
  realtor: ['licenseNumber'],
} as const satisfies Record<AccountType, readonly string[]>

type ShownName = (typeof whose)[number] | (typeof shownWith)[AccountType][number]
type Names = Readonly<Record<string, unknown>>

const isAccountType = (value: unknown): value is AccountType =>
  typeof value === 'string' && Object.hasOwn(shownWith, value)

/** A longer field is refused by its own check and need not be read. */
const maxLength = 200

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= maxLength ? value : ''

/** Each field that holds a piece of a contact detail split over several names, with its message. */
export const splitNameDetails = (names: Names): Partial<Record<ShownName, string>> => {
  const own = isAccountType(names.accountType) ? shownWith[names.accountType] : []
  const texts = {
    firstName: textOf(names.firstName),
    lastName: textOf(names.lastName),
    organizationName: textOf(names.organizationName),
    representativeFor: textOf(names.representativeFor),
    licenseNumber: textOf(names.licenseNumber),
  }
  const { detections } = filterFields(texts, [
    [...whose, ...own],
    [...own, ...whose],
  ])
  const split = detections.filter(({ kind, spans }) => kind !== 'phrase' && spans.length > 1)
  return Object.fromEntries(split.flatMap(({ spans }) => spans.map(({ name }) => [name, contactFreeMessage])))
}

/** Runs alongside each field's checks, so that all messages appear together. */
export const namesTogether = z.check<Names>(
  ({ value, issues }) => {
    for (const [field, message] of Object.entries(splitNameDetails(value)))
      issues.push({ code: 'custom', path: [field], message, input: value })
  },
  { when: ({ value }) => isRecord(value) },
)
