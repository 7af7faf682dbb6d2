import { keptForDays } from '@portal/contract/kept-for'
import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import type { MailContent } from '../../schema/mail.ts'

type Person = Pick<User, 'firstName'>

const greeting = ({ firstName }: Person): string => `Hello ${firstName},`

export const confirmAddress = (person: Person): MailContent => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    greeting(person),
    'Thanks for signing up. Please confirm that this email address is yours. The link works once, for 24 hours.',
    'If you did not open an account with us, you can ignore this email.',
  ],
  action: { text: 'Confirm your address', path: sitePaths.confirmEmail },
})

export const resetLink = (person: Person): MailContent => ({
  subject: 'Choose a new password',
  paragraphs: [
    greeting(person),
    'Someone, probably you, asked to reset the password of your account. The link works once, for one hour.',
    'If it wasn’t you, you can ignore this email: your password stays as it is.',
  ],
  action: { text: 'Choose a new password', path: sitePaths.resetPassword },
})

export const newAddress = (person: Person): MailContent => ({
  subject: 'Please confirm your new email address',
  paragraphs: [
    greeting(person),
    'Someone, probably you, wants to use this address for an account with us. The link works once, for 24 hours. Until then you sign in with the old address.',
    'If it wasn’t you, you can ignore this email.',
  ],
  action: { text: 'Use this address', path: sitePaths.confirmEmail },
})

/** To the current address, while a change waits. */
export const addressChanging = (person: Person): MailContent => ({
  subject: 'Your email address is about to change',
  paragraphs: [
    greeting(person),
    'Someone, probably you, wants to use a different email address for your account. We sent a link to the new address, and the change takes effect when it’s opened.',
    'If this wasn’t you, stop the change now. Then choose a new password, because someone else knows yours.',
  ],
  action: { text: 'Keep this address', path: sitePaths.keepEmail },
})

/** To an address that someone else wants to use for their account. */
export const addressTaken = (): MailContent => ({
  subject: 'You already have an account',
  paragraphs: [
    'Hello,',
    'Someone, perhaps you, wants to use this address for another account. There is already one with it, so nothing has changed.',
    'If you forgot that, you can sign in with this address.',
  ],
  action: { text: 'Sign in', path: sitePaths.auth },
})

/** To the old address. */
export const addressChanged = (person: Person): MailContent => ({
  subject: 'Your email address was changed',
  paragraphs: [
    greeting(person),
    'Your account now has another email address. You can no longer sign in with this one.',
    'If this wasn’t you, someone else may have access to your account. Please write to support right away.',
  ],
  action: { text: 'Get help', path: sitePaths.helpWith('account') },
})

/** `device` is such as "Chrome on Windows". */
export const newSignIn = (person: Person, device: string): MailContent => ({
  subject: 'New sign-in to your account',
  paragraphs: [
    greeting(person),
    `Someone just signed in to your account with a browser that we have not seen before: ${device}.`,
    'If this was you, no action is needed. If not, change your password: that signs out everyone else.',
  ],
  action: { text: 'Check your sign-ins', path: sitePaths.security },
})

export const passwordChanged = (person: Person): MailContent => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(person),
    'The password of your account was just changed, and you were signed out everywhere else.',
    'If this wasn’t you, someone else may have access to your account. Please write to support right away.',
  ],
  action: { text: 'Get help', path: sitePaths.helpWith('account') },
})

export const twoStepsOn = (person: Person): MailContent => ({
  subject: 'Two-step sign-in was turned on',
  paragraphs: [
    greeting(person),
    'From now on, signing in to your account takes your password and a code from your authenticator app. You were signed out everywhere else.',
    'If this wasn’t you, someone else may have access to your account. Please write to support right away.',
  ],
  action: { text: 'Get help', path: sitePaths.helpWith('account') },
})

export const codesRenewed = (person: Person): MailContent => ({
  subject: 'New recovery codes were made',
  paragraphs: [
    greeting(person),
    'Your account has ten new recovery codes. The old ones no longer work.',
    'If this wasn’t you, change your password, which signs out everyone else, and make new codes again.',
  ],
  action: { text: 'Check your account', path: sitePaths.security },
})

export const twoStepsOff = (person: Person): MailContent => ({
  subject: 'Two-step sign-in was turned off',
  paragraphs: [
    greeting(person),
    'Signing in to your account now takes only your password.',
    'If this wasn’t you, change your password, which signs out everyone else, and turn it on again.',
  ],
  action: { text: 'Check your account', path: sitePaths.security },
})

/** `device` is such as "Chrome on Windows". */
export const passkeyAdded = (person: Person, device: string): MailContent => ({
  subject: 'A passkey was added to your account',
  paragraphs: [
    greeting(person),
    `A passkey made with ${device} can now sign in to your account without your password.`,
    'If this wasn’t you, remove the passkey and change your password, because someone else knows it.',
  ],
  action: { text: 'Check your passkeys', path: sitePaths.security },
})

export const passkeyRemoved = (person: Person, device: string): MailContent => ({
  subject: 'A passkey was removed from your account',
  paragraphs: [
    greeting(person),
    `The passkey made with ${device} no longer signs in to your account.`,
    'If this wasn’t you, change your password: that signs out everyone else.',
  ],
  action: { text: 'Check your passkeys', path: sitePaths.security },
})

/** `left` is how many remain. */
export const recoveryCodeUsed = (person: Person, left: number): MailContent => ({
  subject: 'A recovery code was used',
  paragraphs: [
    greeting(person),
    `Someone, probably you, just used one of your recovery codes in place of your authenticator app. You have ${left === 0 ? 'none' : left} left.`,
    'For new codes, turn two-step sign-in off and on again. If this wasn’t you, do that now and change your password.',
  ],
  action: { text: 'Check your account', path: sitePaths.security },
})

/** `closesAt` is ISO 8601. */
export const accountCloses = (person: Person, closesAt: string): MailContent => ({
  subject: `Your account will close on ${dayWords.format(new Date(closesAt))}`,
  paragraphs: [
    greeting(person),
    `Your account will close on ${dayWords.format(new Date(closesAt))}, as you asked. Your listings are paused, and what you shared is no longer shared.`,
    'Until then you can sign in and keep your account. If you didn’t ask for this, please do so and change your password.',
  ],
  action: { text: 'Keep my account', path: sitePaths.security },
})

export const copyReady = (person: Person): MailContent => ({
  subject: 'The copy of your data is ready',
  paragraphs: [
    greeting(person),
    `You asked for a copy of what we keep about you. You can download it for ${keptForDays.exports} days.`,
    'If you didn’t ask for it, please change your password: that signs out everyone else.',
  ],
  action: { text: 'Download your copy', path: sitePaths.security },
})

const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
