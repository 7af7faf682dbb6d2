// Intents of small talk.
import type { Intents } from './signs.ts'

export const smallTalkIntents = {
  greet: {
    signs: [
      [3, 'greeting'],
      [5, 'howAreYou'],
      [-2, 'seek home'],
    ],
  },
  thank: { signs: [[3, 'thanks']] },
  leave: { signs: [[4, 'bye']] },
  introduce: {
    signs: [
      [5, 'capability'],
      [-3, 'seek home'],
      [-3, 'request'],
      [-3, 'fault'],
    ],
  },
  ask_for_person: { signs: [[8, 'human']] },
  complain: {
    signs: [
      [3, 'unhappy'],
      [2, 'unhappy thisSite'],
    ],
  },
  agree: { signs: [[2, 'yes']] },
  refuse: { signs: [[2, 'no']] },
} as const satisfies Intents
