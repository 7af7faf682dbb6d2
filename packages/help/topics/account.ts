import { keptForDays } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Your account',
  summary: 'Signing up, signing in and keeping your account secure.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'sign-up',
      title: 'Signing up',
      blocks: [
        {
          steps: [
            `Open [Sign Up](${sitePaths.auth}) and choose Tenant or Landlord.`,
            'Choose your account type: individual, organization, representative or realtor. Some types ask for one or two more details.',
            'Enter your name, your email address and a password of at least eight characters. Your phone number is optional and is never shown to other users.',
          ],
        },
        `You’re signed in right away, and we email you a link to confirm your address. It works for 24 hours; your [profile](${sitePaths.profile}) can send another. The form keeps what you typed while you read the terms.`,
      ],
    },
    {
      id: 'sign-in',
      title: 'Signing in',
      blocks: [
        'You stay signed in for up to 30 days, or until you haven’t visited for seven days. If your session ends while you’re working, you can sign in again on the same page and continue.',
        'After ten wrong passwords in five minutes, you have to wait before you try again. Wrong passwords from other devices don’t lock you out of a browser where you’ve signed in before.',
      ],
    },
    {
      id: 'password',
      title: 'Your password',
      blocks: [
        `Change it under [Security](${sitePaths.security}). This signs you out on all other devices.`,
        'Common passwords, such as rows of digits, aren’t allowed.',
        `If you forgot it, enter your email address at [Forgot your password?](${sitePaths.forgotPassword}) and we’ll send you a link to choose a new one. It works once, for one hour. If this portal can’t send email, write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account.`,
      ],
    },
    {
      id: 'two-step',
      title: 'Two-step sign-in',
      blocks: [
        `Turn it on under [Security](${sitePaths.security}) with any authenticator app. Signing in then takes your password and the 6 digits that the app shows. We ask for them again before you change your email address, copy your data or close your account.`,
        'Save the recovery codes that you get: each signs you in one time if you lose your phone. Under Security you can make new ones, which end the old ones. If you lost them, too, write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account. A new password doesn’t turn it off.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Passkeys',
      blocks: [
        `Add one under [Security](${sitePaths.security}) to sign in with your fingerprint, face or screen lock instead of your password and code. We email you whenever one is added or removed. A new password keeps your passkeys: remove any that you don’t recognize.`,
      ],
    },
    {
      id: 'email',
      title: 'Your email address',
      blocks: [
        `Enter a new one under [Security](${sitePaths.security}), with your password. We send a link to the new address; until you open it, you sign in with the current one. We also email the current address, with a link that stops the change. A new password cancels it, too.`,
      ],
    },
    {
      id: 'sessions',
      title: 'Where you’re signed in',
      blocks: [
        `[Security](${sitePaths.security}) lists every device that is signed in to your account, and lets you sign it out. Below, you see sign-ins and changes of the last 90 days. We email you when someone signs in with a browser that we haven’t seen before.`,
      ],
    },
    {
      id: 'profile',
      title: 'Your name and profile',
      blocks: [
        `You can change your name and phone number on your [profile](${sitePaths.profile}). Tenants can also add what landlords may want to know, and choose [who can see it](${sitePaths.helpWith('privacy')}).`,
      ],
    },
    {
      id: 'log-out',
      title: 'Logging out',
      blocks: [
        'Choose Log out in the menu under your initials. This signs you out in every tab of this browser.',
      ],
    },
    {
      id: 'export',
      title: 'How do I download my data?',
      blocks: [
        `Go to [Security](${sitePaths.security}) and choose Make a copy under Your data, once a day. We notify and email you when it’s ready. It’s a ZIP file with what we keep about you, your documents and your photos, and stays there for ${keptForDays.exports} days. It leaves out what only other people wrote.`,
      ],
    },
    {
      id: 'closing',
      title: 'Closing your account',
      blocks: [
        `Go to [Security](${sitePaths.security}) and enter your password under Close my account. Your listings are paused, and what you shared is no longer shared. You have ${keptForDays.closingAccounts} days to change your mind: choose Keep my account on any page of your account. Accounts less than a day old are deleted right away, and a tenancy that you agreed to is canceled.`,
        'After the first day, you can’t close your account while you live in a home, or have a tenant in one, through the portal.',
      ],
    },
  ],
}
