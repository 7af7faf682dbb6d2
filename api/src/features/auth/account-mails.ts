// What mails about an account say. They go to its address, confirmed or not.

import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import type { MailContent } from '../../schema/mail.ts'

type Person = Pick<User, 'firstName'>

const greeting = ({ firstName }: Person): string => `Hello ${firstName},`

export const passwordChanged = (person: Person): MailContent => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(person),
    'The password of your Rental Portal account was just changed, and you were signed out everywhere else.',
    'If this wasn’t you, someone else may have access to your account. Please write to support right away.',
  ],
  action: { text: 'Get help', path: sitePaths.helpWith('account') },
})
