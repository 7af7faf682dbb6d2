// One of each state of conversations, tours, applications and tenancies. Homes are named by their numbers in
// `listings.ts`; the demonstration's landlord has 3, 13, 23, 33, 43 and 53.
import { mayasDealings } from './mayas-dealings.ts'
import type { Clocks } from './moment.ts'
import { othersDealings } from './others-dealings.ts'
import type { Dealing } from './replay.ts'
import type { Files } from './steps.ts'

export const dealingsFrom = (clocks: Clocks, files: Files): Dealing[] => [
  ...mayasDealings(clocks, files),
  ...othersDealings(clocks, files),
  ...formerTenants(clocks),
]

const formerTenants = ({ on, day }: Pick<Clocks, 'on' | 'day'>): Dealing[] =>
  (
    [
      [
        'Elena',
        13,
        620,
        183,
        4,
        'A quiet home and a fair landlord. It took a while until the elevator was fixed.',
      ],
      [
        'Ruth',
        3,
        1100,
        20,
        5,
        'Three happy years in this house. Daniel is kind and always there when something breaks.',
      ],
      ['Nora', 21, 900, 60, 5, 'Amara is friendly and quick, and I got my deposit back within a week.'],
      ['Samir', 45, 480, 40, 4, 'Everything worked. I would have liked more notice before visits.'],
      ['Marcus', 16, 700, 90, 4, 'Friendly and easy to reach. My dogs miss the neighbors.'],
      ['Theo', 30, 400, 35, 3, 'A nice house. Small repairs took a while.'],
    ] as const
  ).map(([tenant, home, since, until, stars, words]) => ({
    tenant,
    home,
    steps: [
      { did: 'live', at: on(until - 1, '09:00'), from: day(since), until: day(until) },
      { did: 'rate', at: on(until - 12, '19:30'), stars, words },
    ],
  }))
