import { screeningProvider } from '@portal/contract/background-checks/provider'
import { keptForDays as days } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '@portal/help/text-page'

export const text: TextPage = {
  title: 'Privacy Policy',
  summary: 'What we keep about you, why, and who can see it.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'We keep what you enter, and what we need to keep accounts safe.',
            'We don’t sell your data, show ads or use trackers.',
            'We never show your email address or phone number to other users, unless you share them.',
            'A tenant’s profile is private, except for three entries that the tenant can make public, and what the tenant shares with one person.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'Rental Portal runs this site and is responsible for your data on it. For questions about your data, email [support@rental-portal.example](mailto:support@rental-portal.example).',
      ],
    },
    {
      id: 'what-is-kept',
      title: 'What we keep',
      blocks: [
        {
          list: [
            '**Account:** name, email address and whether you confirmed it, phone number if you give one, role and account type, organization or license if any, and your plan. We keep only a hash of your password, which cannot be reversed.',
            '**Tenant profile:** what you choose to enter, such as where you want to live, rent, work, income, references, pets and an emergency contact.',
            '**Homes:** listings with their texts, prices, locations and pictures, and the homes you saved.',
            '**Photos and documents:** the files you uploaded, and their names. From pictures we remove what cameras add, such as the place where they were taken.',
            '**Messages and tours:** inquiries, conversations with their photos, and the times of tours.',
            '**Renting:** your applications, which criteria you met and how they were decided; homes you rent or rent out, with dates, rent and the email address that was invited; repair requests with their notes; ratings and answers.',
            '**Activity:** saved searches, reminders, notifications, and the secret address of your calendar if you made one.',
            '**Sharing:** what you were asked for and why, what you allowed, until when, and each time someone looked.',
            '**Background checks:** who asked, when, what you answered, the result and its dates, and what you say about a report. The report itself stays with the company that made it.',
            '**The assistant:** what you asked, what it answered, and a record of each call to the language model.',
            '**Rules:** texts in which the filter found contact details, what you reported or others reported about you, what was decided, your appeals, and warnings you acknowledged.',
            '**Checks:** the results of your identity checks and the kind of ID, the papers that you sent to our reviewers and what they decided, and where your phone was when you confirmed a home.',
            '**Payments:** the amount, date, status and description of each payment. We never see card numbers.',
            '**Security:** sign-ins, failed sign-ins, denied access, and changes of password or email address, with the IP address and the browser’s name and version.',
            '**Email:** what we sent you, and to which address, without the links that act for your account, and which kinds of email you turned off.',
            '**Newsletter:** the email address you entered in the footer, when you confirmed it, and which newsletters we sent you.',
          ],
        },
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      blocks: [
        {
          list: [
            'To provide the service: search, listings, inquiries, repairs and plans.',
            'To keep people and accounts safe: limits, sign-in records and the filter for contact details.',
            'Because the law requires it, for example for invoices.',
            'Because you agreed to it, for example for the newsletter.',
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who can see it',
      blocks: [
        {
          table: {
            head: ['What', 'Who can see it'],
            rows: [
              ['Public listings', 'Everyone, with the landlord’s name, account type and picture.'],
              [
                'A landlord’s page',
                'Everyone: name, account type, organization or license, number of listed homes, when they joined, how fast they answer, and ratings.',
              ],
              [
                'A tenant’s page',
                'Signed-in users: name, and the entries that the tenant made public. Landlords also see how complete the profile is.',
              ],
              [
                'A tenant’s profile',
                'Only the tenant, except for preferred location, maximum rent and employment status if they are public.',
              ],
              [
                'What you share',
                'The person you share it with, until the date you choose or until you stop. You can see each time they look.',
              ],
              [
                'Your documents',
                'Only you, and the people you share them with. Everyone who sees a home can download its house rules and policies.',
              ],
              [
                'Photos',
                'Everyone, if they show a public home or a landlord. Signed-in users, if they show a tenant. The tenant and the landlord, if they belong to a conversation or a repair.',
              ],
              ['Inquiries, conversations and tours', 'The tenant and the landlord.'],
              [
                'Applications',
                'The tenant and the landlord of the home, who sees which requirements are met, but not the amounts.',
              ],
              ['Who lives in a home', 'The tenant and the landlord.'],
              [
                'Background checks',
                'You. Who asked, once you release the report or don’t dispute it in time. Everyone who is signed in sees that your check is approved, and nothing else.',
              ],
              ['Ratings', 'Everyone, with the first name of the tenant.'],
              [
                'Repairs',
                'The tenant who sent the request and the landlord of the home. With the landlord’s link also who does the work, but no names, contact details or costs.',
              ],
              [
                'Your account',
                'Our administrators: name, email address, plan, checks, listings, violations, warnings and sign-ins.',
              ],
              [
                'Reported messages, and papers that you send to be checked',
                'Also our administrators: a message with five before and after it, and papers until we decide. We record each time they read or open one.',
              ],
              ['Plan and invoices', 'Only you.'],
            ],
          },
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else gets data',
      blocks: [
        {
          list: [
            '**Maps:** your browser loads street maps from OpenStreetMap, which sees your IP address and the part of the map you look at.',
            '**Identity checks:** if you start one, Stripe compares your face with your ID on its page. We get the result and the name, which we compare with your account’s and don’t keep.',
            '**Payments:** Stripe processes payments for our plans. It gets your name, your organization, your email address, the plan you choose, and your card details and whatever else its checkout asks for, which you enter on its pages and which we never see. It keeps what tax and banking law require.',
            `**Background checks:** ${screeningProvider.name} makes the report, once you accept. It gets your name, your email address and the home’s state from us, and the rest from you, on its pages. The report stays there: we keep its result and what you say about it.`,
            '**Email:** the service that delivers our emails gets your address and what they say.',
            '**The assistant:** OpenAI runs the language model, unless the operator of this portal uses another one. It gets your first name, whether you are a tenant or a landlord, what you write to the assistant, and what the assistant looks up for you: homes, your requests, inquiries, reminders, notifications, plan and usage. It gets your listing when you ask to improve its text. We remove contact details, card numbers, passwords, income, identity and documents first. We ask it to store nothing. It may keep what it gets for up to 30 days to prevent abuse.',
          ],
        },
        'We give data to authorities only if a court or a law requires it.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What is stored in your browser',
      blocks: [
        `The [Cookie Policy](${sitePaths.cookies}) lists each cookie and everything else that is stored on your device, with its purpose and how long it lasts.`,
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          list: [
            'Your account and what belongs to it: until your account is closed.',
            `An account that you close: ${days.closingAccounts} days, during which you can keep it. Then it is deleted; anything shared with others, such as messages, applications, ratings, repairs and invoices, stays without your name.`,
            `Sessions: until you log out, after ${days.idleSessions} days without use, or after ${days.sessions} days at the latest. Ended sessions are deleted every day.`,
            `Browsers you signed in with: ${days.knownBrowsers} days after the last sign-in.`,
            'A deleted home: you can restore it for ten minutes. Anything shared with others, such as who lived there and the repair history, stays with them and with you.',
            'Conversations with other people: until both of you have closed your accounts. Applications, homes you rented, ratings and repairs: as long as the other person’s account; once yours is closed, without your name.',
            `Conversations with the assistant: until you delete them. A deleted one disappears from your list right away, and from our database after ${days.deletedConversations} days.`,
            `Records of calls to the language model: ${days.modelLog} days.`,
            `Sign-ins, opened leases and denied access: ${days.audit} days.`,
            `Reminders: ${days.reminders} days after they are done or deleted. Notifications: ${days.notifications} days. Copies of your data: ${days.exports} days. Emails that we sent you: ${days.mails} days. Addresses for the newsletter: until you unsubscribe, or ${days.unconfirmedAddresses} days if you do not confirm yours. Insights: ${days.insights} days after you last looked at them.`,
            `What you shared and were shown, and who looked: ${days.endedConsents} days after it ended.`,
            `Warnings, and texts in which the filter found contact details: ${days.warnings} days. Confirmed violations stay.`,
            `Which homes we notified you about: ${days.homeAlerts} days. Reports of errors on our pages: ${days.failureReports} days. Ids that keep a request from being handled twice: ${days.requestIds} days.`,
            `Addresses of pictures on other websites, from before photos were uploaded here: ${days.picturesElsewhere} days.`,
            `Messages from the payment provider: ${days.providerEvents} days. Invoices: as long as tax law requires.`,
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        `You can see and change your information on your [profile](${sitePaths.profile}). You can download a copy of your data, and close your account, under [Security](${sitePaths.security}). You can also have your data corrected or deleted, object to its use, and withdraw your consent. Email [support@rental-portal.example](mailto:support@rental-portal.example) from the address of your account. You can also complain to your data protection authority.`,
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      blocks: [
        {
          list: [
            'Pages and requests are encrypted in transit.',
            'We store passwords and session tokens only as hashes.',
            'We check every request, so that you can only reach what is yours or public.',
            'Our logs contain no page addresses, texts or cookies.',
          ],
        },
        `To see what you can do yourself, read [Your account](${sitePaths.helpWith('account')}) and [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The portal is for adults. We don’t knowingly keep data about children. If you find any, please tell us.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: ['When we change this policy, we update the date above.'],
    },
  ],
}
