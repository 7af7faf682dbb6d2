import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Staying safe',
  summary: 'How to spot a scam, what badges mean, and what happens to reports.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'signs',
      title: 'Signs of a scam',
      blocks: [
        {
          list: [
            'The rent is far lower than for similar homes.',
            'You’re asked to pay before you’ve seen the home, with a deposit, a fee, a gift card or a transfer.',
            'The landlord is out of the country and offers to mail the keys.',
            'You’re asked to switch to email, phone or a messaging app.',
            'You’re asked for an ID, a Social Security number or bank details in a message.',
            'You’re pressured to decide today because others want it.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      title: 'How to protect yourself',
      blocks: [
        {
          list: [
            'See the home in person, inside, before you pay or sign.',
            'Meet the person who is renting it out, and make sure they’re allowed to.',
            'Keep your messages on the platform, so there’s a record of what was said.',
            'Pay in a way that leaves a record, and get a receipt.',
            'Tour homes in daylight, and tell someone where you’ll be.',
          ],
        },
      ],
    },
    {
      id: 'badges',
      title: 'What badges mean',
      blocks: [
        'A badge on someone’s page says what was checked, and until when:',
        {
          list: [
            '**Identity:** our payment provider compared their face with their ID, which has their account’s name.',
            '**Organization, license, right to rent out:** our reviewers read their papers.',
            '**The landlord’s phone was at the home:** on that day. It proves little.',
          ],
        },
        `Get yours under [Verification](${sitePaths.profileVerification}). Not having one doesn’t mean that anything is wrong.`,
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        'Choose Report on the home, the message, the rating or the person’s page. We review it and tell you the outcome. We don’t tell the other person who reported it.',
        'Or email [support@rental-portal.example](mailto:support@rental-portal.example) with a link to the home or the person’s page.',
      ],
    },
    {
      id: 'decisions',
      title: 'Decisions about you',
      blocks: [
        `[Your standing](${sitePaths.standing}) shows each warning and decision with its reason, and what you reported. You can appeal a decision once, within 30 days. If we have another administrator, they decide.`,
        'After three confirmed violations you can’t post. An administrator can also stop you from posting. You can still read, ask for repairs, appeal and download your data.',
      ],
    },
    {
      id: 'happened',
      title: 'If you’ve been scammed',
      blocks: [
        {
          steps: [
            'Call your bank right away. Some payments can be stopped.',
            'Report it to the police, and in the United States at [reportfraud.ftc.gov](https://reportfraud.ftc.gov).',
            'Change your password here, and anywhere else you use it.',
            'Tell us about it.',
          ],
        },
      ],
    },
  ],
}
