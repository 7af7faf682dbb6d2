import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Rental resources',
  summary: 'Checklists for searching, touring, signing and moving in.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'budget',
      title: 'What you can afford',
      blocks: [
        'Many landlords ask for an income of three times the rent. If a listing has a minimum, it says so. Before you look, add up:',
        {
          list: [
            'Rent and deposit. The home’s page shows the cost to move in.',
            'Electricity, water, heating, internet, parking and insurance.',
            'Moving, and the first things you’ll need.',
          ],
        },
      ],
    },
    {
      id: 'prepare',
      title: 'What to have ready',
      blocks: [
        {
          list: [
            'Proof of income for the last two or three months.',
            'A reference from an earlier landlord, if you have one.',
            'When you want to move in, and who will move in with you.',
            'Pets: kind, size and age.',
          ],
        },
        `Don’t send documents in messages. Once you apply, you can [share them](${sitePaths.helpWith('document-management')}) with the landlord.`,
      ],
    },
    {
      id: 'viewing',
      title: 'On the tour',
      blocks: [
        {
          list: [
            'Does everything work: water, heating, windows, locks, outlets?',
            'How are light, noise and phone reception at other times of the day?',
            'What is included in the rent, and what may change?',
            'Who repairs what, and how fast?',
            'Who holds the deposit, and when do you get it back?',
          ],
        },
      ],
    },
    {
      id: 'signing',
      title: 'Before you sign',
      blocks: [
        {
          list: [
            'Read the whole lease. Ask for time if you need it.',
            'Check that rent, deposit, dates and who pays for what are as agreed.',
            'Get every promise in writing.',
            'Make sure the person who signs is allowed to rent out the home.',
          ],
        },
      ],
    },
    {
      id: 'moving-in',
      title: 'Moving in',
      blocks: [
        {
          list: [
            'Take dated pictures of every room and any damage.',
            'Write down the meter readings.',
            'Try every key.',
            `Report anything broken in the first days. See [Repairs](${sitePaths.helpWith('repairs')}).`,
          ],
        },
      ],
    },
    {
      id: 'not-advice',
      title: 'Not legal advice',
      blocks: [
        'These lists are general. Laws vary by state and city. A tenant association or a lawyer can tell you what applies to you.',
      ],
    },
  ],
}
