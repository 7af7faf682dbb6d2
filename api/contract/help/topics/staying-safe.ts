import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Staying safe',
  summary: 'How to tell an honest offer, and what to do about others.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'signs',
      title: 'Signs of a fraud',
      blocks: [
        {
          list: [
            'The rent is far below that of similar homes.',
            'You are asked to pay before you have seen the home: a deposit, a fee, a gift card, a transfer.',
            'The landlord is abroad and sends the keys by mail.',
            'You are asked to go on by email, phone or a messenger.',
            'You are asked for an identity document, a social security number or bank details in a message.',
            'You are hurried: many others want it, decide today.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'Rules that help',
      blocks: [
        {
          list: [
            'See the home, inside, before you pay or sign.',
            'Meet the person who lets it, and ask whether they may.',
            'Stay on the platform. Then what was said can be shown later.',
            'Pay in a way that leaves a record, and get a receipt.',
            'Go to a viewing in daylight, and tell somebody where you are.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        'Write to [support@rental-portal.example](mailto:support@rental-portal.example) with the address of the home or the person. Reports are read by people.',
        { comingSoon: 'Reporting a home, a person or a message with a button.' },
      ],
    },
    {
      id: 'happened',
      title: 'If it happened',
      blocks: [
        {
          steps: [
            'Call your bank at once: a payment can sometimes be stopped.',
            'Report it to the police, and in the United States at [reportfraud.ftc.gov](https://reportfraud.ftc.gov).',
            'Change your password on the portal, and everywhere else where you use it.',
            'Tell us, so that others are warned.',
          ],
        },
      ],
    },
  ],
}
