// `dealings.ts` says how homes are named.
import { type Clocks, idAt } from './moment.ts'
import type { Dealing } from './replay.ts'
import type { Files } from './steps.ts'

/** Maya lives in 13 and 43, lived in 53, and is offered 33. */
export const mayasDealings = ({ on, last, day }: Clocks, { photosOf }: Files): Dealing[] => [
  {
    tenant: 'Maya',
    home: 3,
    steps: [
      {
        did: 'ask',
        at: on(3, '12:40'),
        words: 'Your home looks great. Could I see it one evening this week?',
      },
      {
        did: 'propose',
        at: on(2, '18:20'),
        words: 'Sure, any evening after 6 works. Which of these is best for you?',
        times: [on(-2, '18:00'), on(-3, '18:30'), on(-5, '18:00')],
        isNew: true,
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 23,
    steps: [
      {
        did: 'ask',
        at: last(['12:30'], 1),
        about: 'question',
        words: 'Is the storage room in the basement included in the rent?',
        isNew: true,
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 33,
    steps: [
      {
        did: 'ask',
        at: on(16, '19:20'),
        words: 'We’re looking for a third bedroom to work in. When could we come by?',
        wishes: [on(12, '18:00'), on(11, '10:00')],
      },
      {
        did: 'propose',
        at: on(15, '08:35'),
        words: 'Happy to show you around. Here are two times.',
        times: [on(12, '18:00'), on(10, '17:30')],
      },
      { did: 'choose', at: on(15, '12:10'), time: on(12, '18:00') },
      {
        did: 'say',
        by: 'tenant',
        at: on(12, '17:25'),
        words: 'We’re on our way and should be there in half an hour.',
      },
      { did: 'attend', at: on(12, '19:10') },
      {
        did: 'say',
        by: 'tenant',
        at: on(11, '20:05'),
        words:
          'Thank you for the tour. The light in the afternoon is lovely. Is the bike room open to everyone in the house?',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(10, '09:15'),
        words: 'It is, and two hooks are free right now. The mailbox is right next to it.',
      },
      {
        did: 'apply',
        at: on(5, '18:45'),
        words: 'Your home has everything we’re looking for, and we could move in next month.',
        from: day(-25),
        occupants: 2,
        months: 12,
      },
      { did: 'look at it', at: on(4, '08:20') },
      {
        did: 'accept',
        at: on(1, '09:20'),
        words:
          'I’d be glad to have you here. Please take a look at the offer, and ask me if anything is unclear.',
        isNew: true,
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 13,
    steps: [
      { did: 'agree', at: on(186, '10:15'), from: day(180), householdId: householdOf13({ on }), rent: 2125 },
      {
        did: 'move in',
        at: on(179, '11:30'),
        words: 'Everything is clean. There’s a scratch on the bedroom door.',
      },
      {
        did: 'say',
        by: 'tenant',
        at: on(14, '18:10'),
        words:
          'I’d like to put up two shelves in the kitchen, one on each side of the window. Would that be all right?',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(13, '09:05'),
        words: 'Of course. There are no pipes in that wall, so go ahead.',
      },
      {
        did: 'say',
        by: 'tenant',
        at: on(7, '16:40'),
        words: 'They’re up! Here’s how the kitchen looks now, and the living room with its new plant.',
        photos: [...photosOf('kitchen-13'), ...photosOf('living-room-13')],
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(7, '19:25'),
        words: 'That looks great! You can leave the shelves here if you ever move out.',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(2, '10:30'),
        words: 'I’ll put Theo’s name on the mailbox before he moves in.',
      },
      { did: 'say', by: 'tenant', at: on(2, '12:05'), words: 'Perfect, he’ll be happy. Thank you!' },
    ],
  },
  {
    tenant: 'Maya',
    home: 43,
    steps: [
      { did: 'agree', at: on(127, '17:50'), from: day(120), rent: 1850 },
      {
        did: 'say',
        by: 'tenant',
        at: on(3, '19:40'),
        words:
          'I found a job on the other side of the bay, so I’d like to give up the house a little earlier than planned.',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(2, '08:50'),
        words: 'Congratulations! Send me the notice, and we’ll find a day that works.',
      },
      {
        did: 'give notice',
        at: last(['08:15', '18:30'], 1),
        until: day(-20),
        words: 'My new job is on the other side of the bay.',
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 53,
    steps: [
      { did: 'live', at: on(198, '09:00'), from: day(900), until: day(200) },
      {
        did: 'rate',
        at: on(185, '20:30'),
        stars: 5,
        words:
          'Daniel always answered within a day, and repairs took a week at most. I’d rent from him again, and I did.',
        answer: 'Thank you, Maya! You left the place better than you found it.',
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 23,
    goneTitle: 'Attic studio with a skylight, Bernal Heights',
    steps: [
      {
        did: 'ask',
        at: on(75, '13:15'),
        about: 'question',
        words: 'Does the skylight open? I’d love to sleep under the stars.',
      },
      {
        did: 'answer',
        at: on(74, '09:40'),
        words:
          'It does, and it has a shade for the morning. I’m sorry, though: my brother is moving in, so I’m taking the listing down.',
      },
      { did: 'say', by: 'tenant', at: on(74, '12:20'), words: 'I understand. Lucky brother!' },
    ],
  },
  {
    tenant: 'Maya',
    home: 45,
    steps: [
      {
        did: 'ask',
        at: on(6, '20:15'),
        words:
          'Is the condo still available? I can come by any evening. I have one cat, six years old and very calm.',
        wishes: [on(-2, '17:30')],
      },
      {
        did: 'propose',
        at: on(5, '11:30'),
        words: 'It is, and cats are welcome. How about one of these times?',
        times: [on(-2, '17:30'), on(-3, '12:00')],
      },
      { did: 'choose', at: on(5, '12:45'), time: on(-2, '17:30') },
      {
        did: 'say',
        by: 'tenant',
        at: on(4, '19:10'),
        words: 'Could you send me a picture of the bathroom? The listing doesn’t have one.',
      },
      {
        did: 'say',
        by: 'landlord',
        at: on(3, '10:20'),
        words: 'Here it is. The tub was new last year.',
        photos: photosOf('bathroom-45'),
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 37,
    steps: [
      {
        did: 'ask',
        at: on(38, '18:25'),
        about: 'question',
        words: 'I’m looking for a small place near my new job, for nights when I work late.',
      },
      {
        did: 'answer',
        at: on(37, '10:10'),
        words: 'This studio would be perfect for that. I can send you an invitation if you like it.',
      },
      { did: 'agree', at: on(9, '19:45'), from: day(-12), months: 12 },
      {
        did: 'say',
        by: 'landlord',
        at: on(8, '09:30'),
        words: 'Wonderful! The keys will be at the front desk on your first day.',
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 28,
    steps: [
      {
        did: 'ask',
        at: on(24, '17:35'),
        words: 'Could I see the apartment on a weekday after work?',
        wishes: [on(20, '18:00')],
      },
      {
        did: 'propose',
        at: on(23, '12:15'),
        words: 'After work is fine. Does this time suit you?',
        times: [on(20, '18:00')],
      },
      { did: 'choose', at: on(23, '18:40'), time: on(20, '18:00') },
      {
        did: 'call off',
        by: 'landlord',
        at: on(21, '09:20'),
        words: 'I’m sorry, the plumber needs the whole evening. I’ll write as soon as he’s done.',
      },
      {
        did: 'apply',
        at: on(20, '20:15'),
        words: 'I’d love to live near the ocean, and the pictures are all I need to see.',
        from: day(-45),
        occupants: 1,
      },
      { did: 'withdraw', at: on(18, '08:40') },
    ],
  },
  {
    tenant: 'Maya',
    home: 48,
    closedBy: 'tenant',
    steps: [
      { did: 'ask', at: on(40, '12:05'), words: 'Could I come and see the studio next week?' },
      {
        did: 'propose',
        at: on(39, '15:30'),
        words: 'Sure! Would this time work?',
        times: [on(35, '17:00')],
      },
      {
        did: 'call off',
        by: 'tenant',
        at: on(38, '18:15'),
        words: 'Thank you, but I’ve found something closer to work.',
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 9,
    steps: [
      {
        did: 'apply',
        at: last(['17:10'], 1),
        words: 'We’d love to live here. We’re quiet, and we’d stay for years.',
        from: day(-30),
        occupants: 2,
        months: 12,
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 30,
    steps: [
      {
        did: 'apply',
        at: on(3, '12:40'),
        words: 'Two years would suit us well. We both work from home on Fridays.',
        from: day(-36),
        occupants: 2,
        months: 24,
      },
      { did: 'look at it', at: on(2, '10:05') },
    ],
  },
  {
    tenant: 'Maya',
    home: 44,
    steps: [
      {
        did: 'ask',
        at: on(34, '19:50'),
        words: 'Are the closets as big as they sound? I’d like to see them.',
      },
      {
        did: 'turn down',
        at: on(33, '08:25'),
        words:
          'They are! I can’t show the apartment while my tenants still live there, but you’re welcome to apply.',
      },
      {
        did: 'apply',
        at: on(9, '11:20'),
        words: 'Your home is close to work, and we could move in right away.',
        from: day(-1),
        occupants: 2,
      },
      {
        did: 'decline',
        at: on(6, '18:05'),
        reason: 'criteria_not_met',
        criteria: ['move_in_date'],
        words: 'The apartment won’t be available as early as you need it. Thank you for applying!',
      },
    ],
  },
  {
    tenant: 'Maya',
    home: 59,
    steps: [
      {
        did: 'apply',
        at: on(45, '19:30'),
        words: 'Would half a year be possible?',
        from: day(15),
        occupants: 2,
        months: 6,
      },
      {
        did: 'ask',
        at: on(22, '20:40'),
        about: 'question',
        words: 'How far is it to the nearest bus stop?',
      },
      { did: 'leave undecided', at: on(15, '19:31') },
      { did: 'leave unanswered', at: on(8, '20:45') },
    ],
  },
]

/** Maya and Theo share it. */
export const householdOf13 = ({ on }: Pick<Clocks, 'on'>): string => idAt(on(186, '10:15'), 1)
