// Intents about a landlord’s own homes.
import type { Intents } from './signs.ts'

export const ownHomeIntents = {
  my_homes: {
    role: 'landlord',
    signs: [
      [-6, 'howTo manage'],
      [-5, 'urgent'],
      [6, 'myHomes'],
      [-6, 'fault'],
      [2, 'mine home'],
      [3, 'mine vacant'],
      [3, 'mine rentedOut'],
      [2, 'myHomes vacant'],
      [2, 'myHomes howMany'],
      [3, 'vacant home mine'],
      [2, 'rentedOut home'],
      [4, 'vacant home'],
      [-8, 'alreadyAsked'],
      [-5, 'rewrite'],
      [-5, 'priceMine'],
      [-4, 'performance'],
      [-4, 'request'],
      [-4, 'fault'],
      [-5, 'inquiry'],
      [-6, 'overdue'],
      [-4, 'usage'],
      [-4, 'remind'],
      [-3, 'insight'],
      [-4, 'attention'],
      [-4, 'howTo !vacant'],
    ],
  },
  listing_text: {
    role: 'landlord',
    signs: [
      [5, 'rewrite text'],
      [3, 'rewrite myHomes'],
      [2, 'rewrite'],
      [2, 'rewrite home'],
      [2, 'text myHomes'],
      [-6, 'respond'],
      [-5, 'plan !text'],
      [-6, 'remind'],
      [-3, 'howTo !mine'],
      [-5, 'fault'],
    ],
  },
  price_home: {
    role: 'landlord',
    signs: [
      [8, 'priceMine'],
      [2, 'priceMine myHomes'],
      [-6, 'legal'],
    ],
  },
  performance: {
    role: 'landlord',
    signs: [
      [-6, 'alreadyAsked'],
      [5, 'performance'],
      [4, 'performance myHomes'],
      [-4, 'request'],
      [-3, 'greeting'],
    ],
  },
} as const satisfies Intents
