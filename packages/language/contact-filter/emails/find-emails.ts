// Finds email addresses: with "@", with a word for it, or with only the provider's name.
import type { Reading, Span } from '../reading/reading.ts'
import { findProviderMail } from './find-provider-mail.ts'
import { findSignedMail } from './find-signed-mail.ts'
import { findSpelledMail } from './find-spelled-mail.ts'

export const findEmails = ({ text }: Reading): Span[] => [
  ...findSignedMail(text),
  ...findSpelledMail(text),
  ...findProviderMail(text),
]
