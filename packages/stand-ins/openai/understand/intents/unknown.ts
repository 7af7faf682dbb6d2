// Intents that the portal's data cannot answer.
import type { Intents } from './signs.ts'

export const unknownIntents = {
  unknown_weather: {
    signs: [
      [8, 'weather'],
      [-8, 'fault'],
      [-8, 'remind'],
    ],
  },
  unknown_future: {
    signs: [
      [9, 'future'],
      [-8, 'remind'],
      [-4, 'current'],
      [-5, 'tenancy'],
    ],
  },
  unknown_safety: {
    signs: [
      [-6, 'safety scam'],
      [-9, 'safety thisSite'],
      [-8, 'safety save'],
      [8, 'safety'],
      [-8, 'safety deposit'],
      [-8, 'fault'],
      [-5, 'howTo safety !home'],
      [-8, 'remind'],
    ],
  },
  unknown_neighbors: {
    signs: [
      [-9, 'neighbors seek home'],
      [9, 'neighbors'],
      [-6, 'fault report'],
      [-8, 'remind'],
    ],
  },
  unknown_schools: { signs: [[8, 'schools']] },
  unknown_commute: {
    signs: [
      [7, 'commute'],
      [-4, 'commute home seek'],
      [-8, 'remind'],
      [-4, 'fault'],
      [-6, 'reply'],
    ],
  },
  unknown_opinion: {
    signs: [
      [8, 'opinion'],
      [-6, 'askOwner'],
      [-8, 'remind'],
      [-6, 'reply'],
      [-4, 'fault'],
    ],
  },
  unknown_nearby: {
    signs: [
      [5, 'whereIs nearbyThings'],
      [7, 'nearbyThings'],
      [-4, 'nearbyThings home'],
      [-8, 'remind'],
    ],
  },
  unknown_utilities: {
    signs: [
      [8, 'utilities'],
      [-8, 'remind'],
      [-5, 'askOwner'],
    ],
  },
  unknown_outside: {
    signs: [
      [8, 'outside'],
      [-8, 'remind'],
      [-8, 'privateThing'],
    ],
  },
} as const satisfies Intents
