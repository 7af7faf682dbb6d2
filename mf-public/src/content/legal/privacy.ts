import type { TextPage } from '@portal/contract/help/text-page'
import { keptForDays as days } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'

export const text: TextPage = {
  title: 'Privacy Policy',
  summary: 'What the portal keeps about you, why, and who sees it.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'We keep what you enter, and what we need in order to keep accounts safe.',
            'We do not sell data, show no advertising and use no trackers.',
            'Your email address and phone number are shown to no other user.',
            'A tenant’s profile is private, except for the three entries that the tenant may make public.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Rental Portal runs this site and answers for the data on it. For anything about your data, write to [support@rental-portal.example](mailto:support@rental-portal.example).',
      ],
    },
    {
      id: 'what-is-kept',
      title: 'What is kept',
      blocks: [
        {
          list: [
            '**Account:** name, email address, phone number if you give one, role and kind of account, organization or license where it applies, and your plan. Your password is kept only as a hash that cannot be reversed.',
            '**Tenant profile:** what you choose to enter, such as where you want to live, rent, work, income, references, pets and an emergency contact.',
            '**Homes:** listings with their texts, prices, places and pictures; homes that you saved as favorites.',
            '**Dealings:** inquiries and their answers, repair requests with their notes, tenancies, notifications.',
            '**The assistant:** what you asked and what it answered, and a record of each call of the language model.',
            '**Rules:** texts in which the filter found contact details, and warnings that you acknowledged.',
            '**Payments:** amount, date, state and description of what you paid. Card numbers never reach us.',
            '**Security:** sign-ins, failed sign-ins, refused access and password changes, with the network address and the browser’s own description of itself.',
            '**Newsletter:** the address that you entered in the footer.',
          ],
        },
      ],
    },
    {
      id: 'why',
      title: 'Why',
      blocks: [
        {
          list: [
            'To do what you ask for: search, listings, inquiries, repairs, plans. Without it there is no portal.',
            'To keep accounts and people safe: limits, the record of sign-ins, the filter for contact details.',
            'Because the law requires it, such as for invoices.',
            'Because you agreed, such as to the newsletter.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      blocks: [
        {
          table: {
            head: ['What', 'Who sees it'],
            rows: [
              [
                'Public listings',
                'Everyone, with the first and last name, kind of account and picture of the landlord.',
              ],
              [
                'A landlord’s page',
                'Everyone: name, kind of account, organization or license, number of public homes, and since when.',
              ],
              [
                'A tenant’s page',
                'People who are signed in: name, and the entries that the tenant made public. For everyone else it does not exist.',
              ],
              [
                'A tenant’s profile',
                'The tenant alone, except preferred location, highest rent and employment status where they are set to public.',
              ],
              ['Inquiries', 'The tenant who wrote and the landlord who received it.'],
              ['Repairs', 'The tenant who asked and the landlord of the home.'],
              ['Plan and invoices', 'You alone.'],
            ],
          },
        },
        {
          comingSoon:
            'Sharing more of a tenant’s profile with one landlord, by a consent for a purpose and a period that can be revoked. Until it is there, nothing of it is shared.',
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      blocks: [
        {
          list: [
            '**Maps:** street maps are loaded by your browser from OpenStreetMap, which sees your network address and which part of the map you look at.',
            '**Payments:** Stripe sells our plans. It gets your name, your email address, the plan that you choose, and your card details, which you enter on its own pages and which never reach us. It keeps what tax and banking law require.',
            '**The assistant:** OpenAI runs the language model, unless whoever runs this portal has set another one. It gets your first name, whether you are a tenant or a landlord, what you write to the assistant, and what its tools find for you: homes, your requests, inquiries, reminders, notifications, plan and usage. For better texts it gets your listing. Contact details, card numbers, passwords, income, identity and documents are taken out first. We ask it to store nothing; it may keep what it gets for up to 30 days to prevent abuse.',
          ],
        },
        'Nobody else gets data from us, unless a court or a law requires it.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        `Cookies and what is stored on your device are listed one by one, with purpose and lifetime, in the [Cookie Policy](${sitePaths.cookies}).`,
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      blocks: [
        {
          list: [
            'Your account and what belongs to it: until the account is closed.',
            `Sessions: until you log out, after ${days.idleSessions} days without use, and after ${days.sessions} days at the latest. What has ended is deleted every day.`,
            `Browsers that you signed in with: ${days.knownBrowsers} days after the last sign-in.`,
            'A deleted home can be brought back for ten minutes. What belongs to others too, such as the history of repairs, stays with them.',
            `Conversations with the assistant: until you delete them. A deleted one is gone from your list at once, and from our database after ${days.deletedConversations} days.`,
            `What the language model was asked and answered: ${days.modelLog} days.`,
            `Sign-ins and refused access: ${days.audit} days.`,
            `Reminders: ${days.reminders} days after they are done or deleted. Notifications: ${days.notifications} days. Insights: ${days.insights} days after you last looked at them.`,
            `Warnings, and passages in which the filter found contact details: ${days.warnings} days; those that a reviewer confirmed stay.`,
            `Which homes an alert told you about, reports of failures on our pages, and the marks that keep a request from being done twice: ${days.homeAlerts}, ${days.failureReports} and ${days.requestIds} days.`,
            `The payment provider’s messages to us: ${days.providerEvents} days. Invoices: as long as tax law requires.`,
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        `You can see and change what we keep about you on your [profile](${sitePaths.profile}). You may also ask for a copy of your data, have it corrected or deleted, object to its use, and take back what you agreed to. Write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account; we answer within 30 days. You may also complain to the authority that is responsible for you.`,
        { comingSoon: 'Downloading your data and closing your account yourself, on your profile.' },
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        {
          list: [
            'Pages and calls are encrypted on their way.',
            'Passwords and session tokens are stored only as hashes.',
            'Each call is checked for who asks; what belongs to another person looks as if it were not there.',
            'Logs hold no addresses of pages, no texts and no cookies.',
          ],
        },
        `What you can do yourself is in [Your account](${sitePaths.helpWith('account')}) and [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: ['The portal is for adults. We keep no data of children knowingly; if you find some, tell us.'],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When this policy changes, so does the date above. Changes that matter are announced on this page at least 30 days before they apply.',
      ],
    },
  ],
}
