// Intents that the assistant declines.
import type { Intents } from './signs.ts'

export const declinedIntents = {
  decline_contact: {
    signs: [
      [-9, 'contactOf stopping'],
      [-9, 'profileChange'],
      [-9, 'payElsewhere'],
      [-8, 'contactOf scam'],
      [5, 'contactOf landlord'],
      [6, 'contactOf !getAround !offTopic'],
      [4, 'contactOf otherPerson'],
      [-9, 'contactOf shareContact howTo'],
      [-11, 'privacy'],
      [-4, 'contactOf remind'],
      [-4, 'actForMe'],
    ],
  },
  decline_private: {
    signs: [
      [14, 'asTenant fellowTenants'],
      [9, 'tenantsIncome'],
      [9, 'whoLives'],
      [9, 'otherPerson privateThing'],
      [-9, 'privacy'],
      [7, 'intimate !howTo !mine !ordinal !screening !home'],
      [3, 'otherPerson contactOf'],
      [9, 'otherPerson seek'],
      [3, 'otherPerson'],
      [-12, 'neighbors'],
      [-3, 'otherPerson fault'],
      [-4, 'allRequests'],
    ],
  },
  decline_secret: {
    signs: [
      [9, 'secret'],
      [-6, 'howTo secret'],
      [-12, 'passwordHelp'],
    ],
  },
  decline_directly: { signs: [[14, 'directly']] },
  decline_acting: {
    signs: [
      [-9, 'profileChange howTo'],
      [-9, 'actForMe scam'],
      [9, 'actForMe'],
      [-9, 'remind'],
      [-7, 'howTo'],
      [-4, 'rewrite text'],
      [-3, 'respond'],
    ],
  },
  decline_around: {
    signs: [
      [-8, 'getAround scam'],
      [11, 'getAround'],
      [-10, 'privacy !getAround'],
      [8, 'shareContact landlord !howTo'],
      [8, 'shareContact askOwner !howTo'],
      [8, 'shareContact respond !howTo'],
      [-4, 'getAround fault'],
    ],
  },
  decline_legal: {
    signs: [
      [-9, 'privacy'],
      [9, 'legal'],
      [-5, 'remind'],
    ],
  },
  decline_medical: {
    signs: [
      [5, 'medicine'],
      [-9, 'medical pets !fault'],
      [5, 'medical'],
      [4, 'medical howTo'],
      [4, 'medical advice'],
      [-6, 'medical remind'],
      [-4, 'medical report'],
      [-4, 'medical nearbyThings'],
    ],
  },
  decline_payment: {
    signs: [
      [5, 'payElsewhere howTo'],
      [8, 'payElsewhere'],
      [-9, 'payElsewhere scam'],
      [-6, 'payElsewhere remind'],
      [-8, 'payElsewhere plan'],
      [-9, 'payElsewhere respond'],
    ],
  },
  decline_discrimination: {
    signs: [
      [14, 'discrimination'],
      [9, 'asTenant theirTrait'],
      [12, 'protectedGroup choosing'],
      [-14, 'protectedGroup howTo screening'],
    ],
  },
  decline_prompt: { signs: [[14, 'ownPrompt']] },
  decline_off_topic: {
    signs: [
      [7, 'offTopic'],
      [-4, 'offTopic home'],
      [-4, 'offTopic request'],
      [-5, 'remind'],
      [-5, 'text'],
      [-3, 'legal'],
    ],
  },
} as const satisfies Intents
