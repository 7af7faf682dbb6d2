import type { TextPage } from '@portal/contract/help/text-page'
import * as sitePaths from '@portal/contract/site-paths'

export const text: TextPage = {
  title: 'Terms of Service',
  summary: 'What you agree to when you use the portal, in plain words.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'agreement',
      title: 'What this is',
      blocks: [
        'These terms are an agreement between you and Rental Portal ("the portal", "we"). You accept them by creating an account. Searching for homes needs no account.',
        'The portal brings people who look for a home and people who let one together. We are not a party to any lease, we are no broker, and we do not hold rent or deposits.',
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
            'What you say about yourself is true, and you keep it so.',
            'You keep your password to yourself. You are responsible for what is done with your account; tell us at once when you think that somebody else uses it.',
            'One person has one account for each role.',
          ],
        },
        'A verified badge is shown only after a check. Nobody can buy one.',
      ],
    },
    {
      id: 'on-the-platform',
      title: 'Business stays on the platform',
      blocks: [
        'All business communication and transactions must stay on the platform. Sharing external contact details or websites, or doing business off-platform, may lead to account suspension and legal action.',
        'The portal therefore looks for email addresses, phone numbers, websites, social media accounts and invitations to other channels in listings and messages. It removes what it finds and tells you so. A text with too much of it is not accepted. You see what will be removed while you type.',
      ],
    },
    {
      id: 'listings',
      title: 'Listings',
      blocks: [
        {
          list: [
            'You list only homes that you may rent out, or that you may offer for the person who may.',
            'You describe them truthfully: rent, deposit, size, condition, and when they are free.',
            'You mark a home as rented once it is, and take down what you no longer offer.',
            'You follow fair housing law. You refuse nobody because of race, color, religion, sex, disability, family status, national origin, or anything else that the law protects.',
          ],
        },
        'Pictures that carry the label "Illustration" are drawings by the portal. They do not show the home.',
      ],
    },
    {
      id: 'inquiries',
      title: 'Inquiries and repairs',
      blocks: [
        'An inquiry or a request for a viewing binds nobody. A lease comes about only between landlord and tenant, in a form that the law allows.',
        'Repair requests on the portal record what was asked and done. In an emergency call the emergency services first. A request here does not replace a notice that your lease or the law requires.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        `The Free plan is available forever. What each plan has and costs is on the [pricing page](${sitePaths.pricing}), and so is what is not there yet: it carries the words "Coming soon", and you should not buy a plan for it.`,
        'Paid plans are billed in advance, by the month or by the year, through a card payment provider. Prices are in US dollars; taxes may be added where the law requires. The round prices on the cards are rounded to whole dollars, and the exact amount stands below them.',
        'A paid plan renews until you cancel it. A plan that you cancel stays active until the end of its billing period; until then you can reactivate it. Fees for a period that has begun are not paid back, unless the law says otherwise.',
        'Another plan takes effect at once. What is left of the one before it counts toward its price. When a payment does not go through, you keep the plan for seven days. When a plan ends, nothing is deleted; what is beyond the smaller plan stays, and nothing can be added to it.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'Listings that are false, or that are meant to collect data or deposits.',
            'Threats, hate, harassment, and anything that the law forbids.',
            'Collecting the data of others, or reading the portal by program beyond what a search engine does.',
            'Getting around limits, access rules or the filter for contact details.',
            'Attacks on the portal. If you find a weakness, write to [security@rental-portal.example](mailto:security@rental-portal.example) and give us time to mend it.',
          ],
        },
      ],
    },
    {
      id: 'consequences',
      title: 'What follows from a violation',
      blocks: [
        'A text that breaks these rules is cleaned or refused, and the violation is kept with your account. After three confirmed violations you can no longer post. In serious cases we close the account.',
        'If you think that we are wrong, write to [support@rental-portal.example](mailto:support@rental-portal.example). A person will look at it.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your texts and pictures',
      blocks: [
        'What you enter stays yours. You allow us to store it and to show it to the people it is meant for, for as long as it is on the portal and only in order to run the portal. You have the right to give us this permission.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We run the portal with care, but we do not promise that it is always available or without error. What people write about themselves and their homes is theirs: look at a home before you sign, and never pay for one that you have not seen.',
        'We are liable without limit for intent, for gross negligence, and where the law does not let us limit it. Otherwise we are liable only for damage that is typical and could be foreseen, and at most for what you paid us in the twelve months before it.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending this agreement',
      blocks: [
        'You may stop using the portal at any time. To close your account, write to [support@rental-portal.example](mailto:support@rental-portal.example) from the address of the account. We may end the agreement with 30 days’ notice, and at once for a serious violation.',
        { comingSoon: 'Closing your account yourself, on your profile.' },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'When we change these terms we change the date above. Changes that matter are announced on this page at least 30 days before they apply. What you already paid for keeps its terms until its period ends.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Rental Portal, [support@rental-portal.example](mailto:support@rental-portal.example), Monday to Friday, 9 am to 6 pm.',
      ],
    },
  ],
}
