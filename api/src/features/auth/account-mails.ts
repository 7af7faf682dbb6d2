// What mails about an account say. They go to its address, confirmed or not.

import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import type { MailContent } from '../../schema/mail.ts'

type Person = Pick<User, 'firstName'>

const greeting = ({ firstName }: Person): string => `Hello ${firstName},`

export const confirmAddress = (person: Person): MailContent => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    greeting(person),
    'Welcome to Rental Portal. Please confirm that this email address is yours. The link works once, for 24 hours.',
    'If you did not open an account with us, you can ignore this email.',
  ],
  action: { text: 'Confirm your address', path: sitePaths.confirmEmail },
})

export const resetLink = (person: Person): MailContent => ({
  subject: 'Choose a new password',
  paragraphs: [
    greeting(person),
    'Someone, probably you, asked to reset the password of your Rental Portal account. The link works once, for one hour.',
    'If it wasn’t you, you can ignore this email: your password stays as it is.',
  ],
  action: { text: 'Choose a new password', path: sitePaths.resetPassword },
})

export const passwordChanged = (person: Person): MailContent => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(person),
    'The password of your Rental Portal account was just changed, and you were signed out everywhere else.',
    'If this wasn’t you, someone else may have access to your account. Please write to support right away.',
  ],
  action: { text: 'Get help', path: sitePaths.helpWith('account') },
})
