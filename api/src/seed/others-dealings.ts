// `dealings.ts` says how homes are named.
import { documentFact } from '@portal/contract/consents/categories'
import { householdOf13 } from './mayas-dealings.ts'
import type { Clocks } from './moment.ts'
import type { Dealing } from './replay.ts'
import type { Files } from './steps.ts'

/** Most of them with the demonstration's landlord. */
export const othersDealings = ({ on, last, day }: Clocks, { photosOf, papersOf }: Files): Dealing[] => [
  {
    tenant: 'Nora',
    home: 33,
    steps: [
      {
        did: 'ask',
        at: on(11, '07:50'),
        words: 'We’re a family of four. Is there room for three bicycles and a stroller?',
        wishes: [on(7, '16:00')],
      },
      {
        did: 'propose',
        at: on(11, '12:30'),
        words: 'There’s plenty in the bike room. You could see it on one of these afternoons.',
        times: [on(7, '16:00'), on(6, '16:00')],
      },
      { did: 'choose', at: on(11, '20:15'), time: on(7, '16:00') },
      { did: 'attend', at: on(7, '17:05') },
      {
        did: 'apply',
        at: on(4, '20:40'),
        words: 'The kids have already picked their rooms! We’d stay until they finish school.',
        from: day(-50),
        occupants: 4,
        months: 24,
        shares: {
          profile: ['employmentStatus', 'moveInDate', 'hasRentalHistory', 'petOwner', 'smokingStatus'],
          documents: papersOf('payslip of Nora').map(documentFact),
        },
      },
    ],
  },
  {
    tenant: 'Samir',
    home: 33,
    steps: [
      {
        did: 'apply',
        at: on(2, '18:55'),
        words: 'I build small furniture, only with hand tools, so the third bedroom would be my workshop.',
        from: day(-45),
        occupants: 3,
        months: 12,
        shares: { profile: ['workExperience', 'hasRentalHistory', 'smokingStatus'] },
      },
      { did: 'look at it', at: on(1, '08:10') },
      {
        did: 'say',
        by: 'landlord',
        at: on(1, '08:25'),
        words: 'Thank you, Samir. Do you ever work after eight in the evening?',
      },
      {
        did: 'say',
        by: 'tenant',
        at: last(['09:10', '18:05']),
        words: 'Never. My evenings belong to my daughters. I’d be happy to show you what I make!',
        isNew: true,
      },
    ],
  },
  {
    tenant: 'Marcus',
    home: 33,
    steps: [
      {
        did: 'ask',
        at: on(4, '21:10'),
        words: 'Are two well-behaved dogs a problem? If not, I’d like to come by.',
      },
      {
        did: 'propose',
        at: on(3, '08:45'),
        words: 'Not at all. Bring them along.',
        times: [on(-2, '11:00'), on(-2, '15:00')],
      },
      { did: 'choose', at: on(3, '12:20'), time: on(-2, '11:00') },
    ],
  },
  {
    tenant: 'Elena',
    home: 53,
    steps: [
      {
        did: 'apply',
        at: on(48, '21:05'),
        words: 'Would you consider a lease of three months, for the concert season?',
        from: day(18),
        occupants: 1,
        months: 3,
      },
      { did: 'leave undecided', at: on(18, '21:06') },
      {
        did: 'ask',
        at: on(6, '10:35'),
        words:
          'I practice the cello for an hour a day. How thick are the walls, and could I see the bathroom?',
      },
      {
        did: 'propose',
        at: on(6, '14:20'),
        words: 'Thick enough: the neighbor plays the drums, and you won’t hear a thing. Here are two times.',
        times: [on(1, '17:00'), on(-5, '17:00')],
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(6, '14:25'),
        words: 'And here’s the bathroom. The window looks out on the garden.',
        photos: photosOf('bathroom-53'),
      },
      { did: 'choose', at: on(5, '09:05'), time: on(1, '17:00') },
    ],
  },
  {
    tenant: 'Marcus',
    home: 53,
    steps: [
      {
        did: 'apply',
        at: on(15, '12:25'),
        words: 'The garden would be heaven for my two dogs.',
        from: day(-15),
        occupants: 1,
        months: 12,
      },
      {
        did: 'decline',
        at: on(13, '09:40'),
        reason: 'criteria_not_met',
        criteria: ['pets'],
        words:
          'Pets aren’t allowed in this building. They are in my condo in Glen Park, so please take a look at that one.',
      },
    ],
  },
  {
    tenant: 'Ruth',
    home: 53,
    closedBy: 'landlord',
    steps: [
      {
        did: 'apply',
        at: on(24, '15:30'),
        words: 'It’s just me and my books. I have lived nearby for thirty years.',
        from: day(-5),
        occupants: 1,
        months: 12,
      },
      { did: 'look at it', at: on(23, '09:00') },
      {
        did: 'say',
        by: 'tenant',
        at: on(19, '11:45'),
        words: 'My daughter asked me to move in with her, so I have to pass on your lovely home.',
      },
      { did: 'withdraw', at: on(19, '11:50') },
      { did: 'say', by: 'landlord', at: on(19, '13:10'), words: 'How nice for you both! All the best.' },
    ],
  },
  {
    tenant: 'Theo',
    home: 13,
    steps: [
      {
        did: 'agree',
        at: on(4, '18:35'),
        from: day(-9),
        householdId: householdOf13({ on }),
        rent: 2125,
      },
      {
        did: 'say',
        by: 'tenant',
        at: on(4, '18:40'),
        words: 'Thanks for having me! I’m bringing one suitcase and a piano, if that’s all right.',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(3, '09:00'),
        words: 'A piano is welcome. You can use the freight elevator on Mondays.',
      },
    ],
  },
]
