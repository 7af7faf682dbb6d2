// Blank means none; whether that is allowed depends on the kind of account (spec §5 "Register").
import * as z from 'zod/mini'
import { hasContactDetails } from '../values/contact-free.ts'
import { text } from '../values/text.ts'
import { stateCodeOf } from '../values/us-states.ts'

export const licenseNumber = text(200).check(
  z.trim(),
  z.refine(value => /^[a-z0-9-]{0,20}$/i.test(value), {
    error: 'License numbers have up to 20 letters, digits and dashes',
    abort: true,
  }),
  z.refine(value => !hasContactDetails(value), 'Please enter a license number, not a phone number'),
)

/** Stored as two letters. */
export const licenseState = text(200).check(
  z.trim(),
  z.refine(
    value => value === '' || stateCodeOf(value) !== undefined,
    'Please enter a state of the United States, such as CA or California',
  ),
  z.overwrite(value => stateCodeOf(value) ?? value),
)
