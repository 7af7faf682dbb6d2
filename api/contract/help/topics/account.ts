import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Your account',
  summary: 'Signing up, signing in, and keeping your account yours.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'sign-up',
      title: 'Signing up',
      blocks: [
        {
          steps: [
            `Open [Sign Up](${sitePaths.auth}) and say whether you look for a home or let one.`,
            'Say who you are: an individual, an organization, someone who acts for another person, or a licensed realtor. Some of these ask for one or two things more.',
            'Enter your name, your email address and a password of at least eight characters. The phone number is optional and is shown to nobody.',
          ],
        },
        'You are signed in at once. What you typed is kept while you read the terms.',
      ],
    },
    {
      id: 'sign-in',
      title: 'Signing in',
      blocks: [
        'You stay signed in for up to 30 days, and for seven days without a visit. If your session ends while you work, you are asked to sign in again in place, and what you did goes on.',
        'After ten wrong passwords in five minutes the portal asks you to wait. A browser that you signed in with before keeps tries of its own, so nobody can lock you out.',
      ],
    },
    {
      id: 'password',
      title: 'Your password',
      blocks: [
        `Change it on your [profile](${sitePaths.profile}). All other browsers are then signed out.`,
        'Passwords that everyone tries first, such as rows of digits, are refused.',
        {
          comingSoon:
            'Resetting a forgotten password by email. Until then, write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account.',
        },
      ],
    },
    {
      id: 'profile',
      title: 'Your name and profile',
      blocks: [
        `Name, phone number and kind of account are on your [profile](${sitePaths.profile}). Tenants also have a profile there for what landlords may want to know; [who sees it](${sitePaths.helpWith('privacy')}) is your choice.`,
      ],
    },
    {
      id: 'log-out',
      title: 'Logging out',
      blocks: [
        'Choose Log out in the menu under your initials. It ends the session in every tab of this browser.',
      ],
    },
    {
      id: 'closing',
      title: 'Closing your account',
      blocks: [
        'Write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account.',
        { comingSoon: 'Closing your account and downloading your data yourself, on your profile.' },
      ],
    },
  ],
}
