import { keptForDays } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '@portal/help/text-page'

export const text: TextPage = {
  title: 'Terms of Service',
  summary: 'What you agree to when you use the portal.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'agreement',
      title: 'About these terms',
      blocks: [
        'These terms are an agreement between you and Rental Portal ("the portal", "we"). You accept them when you create an account. You don’t need an account to search for homes.',
        'The portal connects people who are looking for a home with people who rent one out. We are not a party to any lease, we are not a broker, and we don’t hold rent or deposits.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'You are at least 18 years old and able to enter into a contract.',
            'You sign up as a tenant or as a landlord. A landlord’s account is for an individual, an organization, a representative who acts for someone else, or a licensed realtor.',
            'What you say about yourself is true, and you keep it up to date.',
            'You keep your password to yourself. You are responsible for what happens in your account. Tell us right away if you think someone else is using it.',
            'You have no more than one account for each role.',
          ],
        },
        'A badge says what was checked and until when. Badges aren’t for sale.',
      ],
    },
    {
      id: 'on-the-platform',
      title: 'Keeping business on the platform',
      blocks: [
        'All business communication and transactions must stay on the platform. Sharing external contact details or websites, or doing business off-platform, may lead to account suspension and legal action.',
        'The portal therefore looks for email addresses, phone numbers, websites, social media accounts and invitations to leave the platform in listings and messages. It removes what it finds and tells you. A text with too many of them is not accepted. As you type, you can see what will be removed.',
      ],
    },
    {
      id: 'listings',
      title: 'Listings',
      blocks: [
        {
          list: [
            'You list only homes that you are allowed to rent out, for yourself or for someone else.',
            'You describe them truthfully: rent, deposit, size, condition and availability.',
            'You mark a home as rented once it is, and remove listings you no longer offer. We ask every 30 days whether a home is still for rent, and hide it a week later if you don’t answer.',
            'You follow fair housing law. You don’t turn anyone down because of race, color, religion, sex, disability, family status, national origin, or any other class protected by law.',
          ],
        },
        'Pictures labeled “Illustration” are drawings. They don’t show the home.',
      ],
    },
    {
      id: 'inquiries',
      title: 'Messages, applications and repairs',
      blocks: [
        'An inquiry, a tour and an application aren’t binding. A lease is an agreement between the landlord and the tenant only. Agreeing to an offer on the portal records who lives in a home, from when and for what rent. It doesn’t replace a lease.',
        'Messages can’t be changed or deleted, so there’s a record of what was said. Don’t use them to send documents.',
        'Applying is free. Landlords decide themselves, by the same rules for everyone, and give the true reason when they decline. The portal never ranks or scores applicants.',
        'Repair requests record what was asked and done. In an emergency, call 911 first. A request here doesn’t replace a notice that your lease or the law requires.',
      ],
    },
    {
      id: 'documents',
      title: 'Documents and sharing',
      blocks: [
        'You upload only documents that you may show, and that can’t harm other people’s devices. You can keep 50 documents of up to 10 MB each, 200 MB in total. We check what they say only if you send them to our reviewers.',
        `You decide what you share with whom, what for and until when, and can stop at any time under [Sharing](${sitePaths.sharing}). What the other person has already seen or downloaded can’t be taken back.`,
        'If someone shares something with you, use it only for the purpose they shared it for. Don’t pass it on, and delete your copies once you no longer need them. Each time you look is listed for the person who shared it.',
      ],
    },
    {
      id: 'ratings',
      title: 'Ratings',
      blocks: [
        'Tenants can rate a landlord once for each tenancy, after living in the home for 30 days and until 180 days after moving out. A rating describes your own experience, truthfully. Anyone can read it, with your first name, and sees if it was written within 30 days after you agreed to the tenancy on the portal: such a rating doesn’t count toward the average. Of several ratings by one person, the last one counts. The landlord can answer once. Tenants are not rated.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        `The Free plan is available forever. The [pricing page](${sitePaths.pricing}) shows what each plan includes and costs. Features marked “Coming soon” aren’t available yet, so don’t buy a plan for them.`,
        'Paid plans are billed in advance, monthly or yearly, through a card payment provider. Prices are in US dollars. Taxes may be added where the law requires. The large prices are rounded to whole dollars, with the exact amount below.',
        'A paid plan renews until you cancel it. A canceled plan stays active until the end of its billing period, and you can reactivate it until then. Fees for a period that has started aren’t refunded, unless the law requires it.',
        'A plan change takes effect right away, and the unused part of the old plan counts toward the new price. If a payment doesn’t go through, you keep the plan for seven days. When a plan ends, nothing is deleted. Anything over the limits of the smaller plan stays, but you can’t add more.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'False listings, or listings meant to collect data or deposits.',
            'Threats, hate, harassment and anything illegal.',
            'Collecting other people’s data, or scraping the portal beyond what a search engine does.',
            'Getting around limits, access rules or the filter for contact details.',
            'Attacks on the portal. If you find a vulnerability, email [support@rental-portal.example](mailto:support@rental-portal.example) and give us time to fix it.',
          ],
        },
      ],
    },
    {
      id: 'consequences',
      title: 'What happens after a violation',
      blocks: [
        'We filter or refuse texts that break these rules, and keep a record of the violation with your account. Administrators look at what the filter finds and what people report. They can hide a listing, remove a message or a rating, warn you, or stop you from posting. After three confirmed violations you can no longer post. In serious cases we may close the account.',
        `[Your standing](${sitePaths.standing}) shows each decision and its reason. You can appeal it once within 30 days. If we have another administrator, they decide.`,
      ],
    },
    {
      id: 'your-words',
      title: 'Your texts and pictures',
      blocks: [
        'What you enter stays yours. You allow us to store it and to show it to the people it is meant for, as long as it is on the portal and only to run the portal. You confirm that you have the right to allow this.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We run the portal with care, but we don’t promise that it is always available or free of errors. People are responsible for what they write about themselves and their homes. See a home before you sign, and never pay for one you haven’t seen.',
        'Our liability is unlimited for intent, for gross negligence, and where the law doesn’t allow a limit. Otherwise, it covers only typical and foreseeable damage, up to what you paid us in the twelve months before it.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending this agreement',
      blocks: [
        `You can stop using the portal at any time, and close your account under [Security](${sitePaths.security}), unless you live in a home, or have a tenant in one, through the portal. Accounts less than a day old close right away, and a tenancy that you agreed to is canceled. Otherwise, your listings are paused right away. You have ${keptForDays.closingAccounts} days to change your mind, and can [download a copy of your data](${sitePaths.helpWith('account')}) first. Messages, applications, ratings and repairs that involve other people stay, without your name.`,
        `We may end the agreement with 30 days’ notice, or right away for a serious violation.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'When we change these terms, we update the date above. What you already paid for keeps its terms until its period ends.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Rental Portal, [support@rental-portal.example](mailto:support@rental-portal.example).'],
    },
  ],
}
