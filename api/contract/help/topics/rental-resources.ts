import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Rental resources',
  summary: 'Checklists for looking, viewing, signing and moving in.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'budget',
      title: 'What you can afford',
      blocks: [
        'Many landlords ask for an income of three times the rent; a listing says so when it has a rule. Add up before you look:',
        {
          list: [
            'Rent and deposit: the home’s page shows what moving in costs.',
            'Electricity, water, heating, internet, parking and insurance.',
            'Moving, and the first things that a new home needs.',
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
            'Proof of income of the last two or three months.',
            'A reference of an earlier landlord, if you have one.',
            'When you want to move in, and who moves in with you.',
            'Pets: kind, size and age.',
          ],
        },
        'Show documents when you meet. Do not send them in messages.',
      ],
    },
    {
      id: 'viewing',
      title: 'At the viewing',
      blocks: [
        {
          list: [
            'Does everything work: water, heating, windows, locks, outlets?',
            'How are light, noise and phone reception at other times of the day?',
            'What is included in the rent, and what may change?',
            'Who repairs what, and how fast?',
            'Who holds the deposit, and when is it paid back?',
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
            'Read all of it. Ask for time if you need it.',
            'Rent, deposit, dates and who pays for what are as you agreed.',
            'What was promised is in writing.',
            'The person who signs may let this home.',
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
            'Take dated pictures of every room and every flaw.',
            'Note the meters.',
            'Try each key.',
            `Report what is broken in the first days: see [Repairs](${sitePaths.helpWith('repairs')}).`,
          ],
        },
      ],
    },
    {
      id: 'not-advice',
      title: 'Not legal advice',
      blocks: [
        'These lists are general. The law differs from state to state and from city to city; a tenants’ association or a lawyer can tell you what holds for you.',
      ],
    },
  ],
}
