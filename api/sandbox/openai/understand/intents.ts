// What somebody wants, as data: each intent's signs are concepts that speak for it, or against it, with their weight.
import type { Concept } from './lexicon.ts'

export type Role = 'tenant' | 'landlord'

export interface IntentSigns {
  role?: Role
  /** Points for each line whose concepts are all found; '!' before one: it must not be. */
  signs: readonly [points: number, concepts: string][]
}

/** What a sign names: a concept, or who asks. */
export type Mark = Concept | 'asTenant' | 'asLandlord'

/** A line of signs, read. */
export interface Sign {
  points: number
  all: Mark[]
  none: Mark[]
}

export const intentSigns = {
  search_homes: {
    signs: [
      [3, 'home seek'],
      [2, 'home'],
      [1, 'seek'],
      [3, 'home howMany'],
      [-4, 'fault'],
      [-3, 'favorite'],
      [-4, 'remind'],
      [-4, 'myHomes !seek'],
      [-3, 'invoice'],
      [-3, 'inquiry'],
      [-3, 'rewrite text'],
      [-4, 'reply'],
      [-5, 'scam'],
      [-5, 'save newHomes'],
      [-4, 'alreadyAsked'],
      [-2, 'asLandlord'],
      [-5, 'asLandlord mine'],
      [-4, 'asLandlord vacant !seek'],
      [-4, 'howTo !seek'],
    ],
  },
  typical_rent: {
    signs: [
      [6, 'typical'],
      [2, 'typical home'],
      [-6, 'plan'],
      [-3, 'fault'],
    ],
  },
  compare_homes: {
    signs: [
      [6, 'compare'],
      [3, 'compare ordinal'],
      [3, 'compare favorite'],
      [2, 'compare home'],
      [-5, 'compare plan'],
      [-7, 'priceMine'],
    ],
  },
  home_details: {
    signs: [
      [3, 'detail'],
      [3, 'ordinal'],
      [2, 'detail ordinal'],
      [2, 'detail home'],
      [4, 'ordinal deposit'],
      [4, 'deictic deposit'],
      [4, 'ordinal whenFree'],
      [4, 'deictic whenFree'],
      [4, 'whenFree !mine'],
      [4, 'ordinal size'],
      [3, 'deictic size'],
      [4, 'ordinal pets'],
      [3, 'deictic pets !seek'],
      [3, 'deictic smoking !seek'],
      [3, 'deictic addressOf'],
      [4, 'ordinal howMuch'],
      [4, 'ordinal screening'],
      [3, 'deictic screening'],
      [3, 'deictic howMuch'],
      [-4, 'fault'],
      [-4, 'askOwner'],
      [-4, 'plan'],
      [-4, 'remind'],
      [-3, 'compare'],
      [-4, 'current'],
    ],
  },
  list_favorites: {
    signs: [
      [6, 'favorite'],
      [-6, 'savedSearch'],
      [-4, 'compare favorite'],
      [-4, 'howTo favorite !mine'],
    ],
  },
  list_saved_searches: {
    signs: [
      [6, 'savedSearch'],
      [-5, 'save'],
      [-4, 'howTo savedSearch !mine'],
    ],
  },
  save_search: {
    signs: [
      [6, 'save'],
      [2, 'save home'],
      [3, 'save newHomes'],
      [-7, 'remind'],
      [-3, 'howTo'],
      [-6, 'respond'],
      [-4, 'reply'],
      [-4, 'request !home'],
    ],
  },

  my_requests: {
    role: 'tenant',
    signs: [
      [5, 'request progress'],
      [9, 'alreadyReported'],
      [-8, 'meaning'],
      [3, 'request mine'],
      [3, 'request'],
      [1, 'progress'],
      [4, 'progress plumbing'],
      [4, 'progress electrical'],
      [4, 'progress hvac'],
      [4, 'progress appliance'],
      [4, 'progress structural'],
      [4, 'progress pest_control'],
      [2, 'request statistics'],
      [1, 'request urgent'],
      [-4, 'report'],
      [-3, 'howTo !progress'],
      [-4, 'remind'],
      [-5, 'plan'],
      [-3, 'inquiry reply'],
      [-3, 'fault !progress'],
    ],
  },
  draft_repair: {
    role: 'tenant',
    signs: [
      [6, 'fault'],
      [-8, 'alreadyReported'],
      [6, 'negated appliance !home'],
      [6, 'negated plumbing !home'],
      [6, 'negated electrical !home'],
      [6, 'negated hvac !home'],
      [4, 'negated structural !home'],
      [-6, 'howTo landlord !fault'],
      [4, 'report request'],
      [2, 'report plumbing'],
      [2, 'report appliance'],
      [2, 'report hvac'],
      [2, 'report electrical'],
      [2, 'report fault'],
      [1, 'fault plumbing'],
      [1, 'fault appliance'],
      [1, 'fault hvac'],
      [1, 'fault electrical'],
      [1, 'fault structural'],
      [1, 'fault pest_control'],
      [-5, 'progress request !report'],
      [-3, 'progress !report'],
      [-5, 'howTo !mine !fault !plumbing !appliance !hvac !electrical'],
      [-5, 'howTo report !mine'],
      [-7, 'remind'],
      [-5, 'legal'],
    ],
  },

  requests_for_homes: {
    role: 'landlord',
    signs: [
      [5, 'request'],
      [4, 'progress hvac'],
      [4, 'progress plumbing'],
      [4, 'progress electrical'],
      [4, 'progress appliance'],
      [4, 'progress structural'],
      [4, 'progress pest_control'],
      [3, 'allRequests'],
      [3, 'fault'],
      [2, 'request mine'],
      [2, 'request progress'],
      [-3, 'howTo !mine'],
      [-4, 'overdue'],
      [-3, 'urgent'],
      [-3, 'inquiry'],
      [-4, 'remind'],
      [-4, 'statistics request'],
      [-3, 'attention'],
    ],
  },
  urgent_requests: {
    role: 'landlord',
    signs: [
      [5, 'urgent'],
      [3, 'urgent request'],
      [2, 'urgent fault'],
      [-4, 'remind'],
      [-4, 'attention'],
      [-4, 'howTo !request'],
      [-3, 'overdue'],
    ],
  },
  overdue_requests: {
    role: 'landlord',
    signs: [
      [6, 'overdue'],
      [3, 'overdue request'],
      [-6, 'remind'],
      [-5, 'overdue invoice'],
      [-4, 'howTo'],
    ],
  },
  request_statistics: {
    role: 'landlord',
    signs: [
      [4, 'statistics request'],
      [2, 'statistics allRequests'],
      [3, 'statistics request !home'],
      [-4, 'overdue'],
      [-4, 'remind'],
    ],
  },
  attention: {
    signs: [
      [6, 'attention'],
      [-7, 'asTenant fault'],
      [-7, 'remind'],
      [-5, 'howTo deposit'],
      [-3, 'howTo rewrite'],
      [-6, 'fault mine'],
      [-3, 'plan'],
      [-2, 'notification !mine !attention'],
    ],
  },

  list_inquiries: {
    signs: [
      [5, 'inquiry'],
      [-5, 'plan'],
      [-6, 'fee'],
      [5, 'landlord reply'],
      [3, 'inquiry reply'],
      [2, 'inquiry mine'],
      [3, 'inquiry unanswered'],
      [4, 'unanswered'],
      [6, 'reply !landlord'],
      [6, 'alreadyAsked'],
      [2, 'inquiry progress'],
      [1, 'inquiry howMany'],
      [-6, 'askOwner !alreadyAsked'],
      [-12, 'asLandlord respond'],
      [-5, 'usage'],
      [-5, 'howTo !mine'],
      [-5, 'remind'],
      [-4, 'notification !inquiry'],
      [-3, 'fault'],
    ],
  },
  draft_inquiry: {
    role: 'tenant',
    signs: [
      [7, 'askOwner'],
      [-7, 'scam'],
      [-9, 'alreadyAsked'],
      [-8, 'viewing deposit !askOwner'],
      [2, 'askOwner landlord'],
      [5, 'viewing ordinal'],
      [5, 'viewing deictic'],
      [4, 'viewing home'],
      [4, 'viewing'],
      [-5, 'howTo !ordinal !deictic'],
      [-7, 'remind'],
      [-4, 'request !askOwner'],
      [-4, 'fault'],
      [-3, 'inquiry progress'],
    ],
  },
  draft_response: {
    role: 'landlord',
    signs: [
      [8, 'respond'],
      [2, 'respond inquiry'],
      [3, 'reply inquiry report'],
      [-5, 'howTo'],
      [-7, 'remind'],
      [-5, 'unanswered !respond'],
      [-6, 'notification'],
    ],
  },

  my_homes: {
    role: 'landlord',
    signs: [
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
      [5, 'performance'],
      [4, 'performance myHomes'],
      [-4, 'request'],
      [-3, 'greeting'],
    ],
  },

  my_plan: {
    signs: [
      [7, 'current'],
      [-9, 'utilities'],
      [3, 'plan mine'],
      [2, 'plan current'],
      [-4, 'usage'],
      [-4, 'invoice !plan'],
      [-5, 'howTo !mine'],
      [-8, 'rentPaid'],
      [-9, 'howTo changing'],
      [-9, 'changing !howMuch'],
      [-5, 'remind'],
    ],
  },
  my_usage: {
    signs: [
      [5, 'usage'],
      [3, 'usage plan'],
      [4, 'usage inquiry'],
      [4, 'usage home'],
      [3, 'usage mine'],
      [-5, 'remind'],
      [-4, 'leaseEnd tenancy'],
      [-3, 'fault'],
    ],
  },
  my_invoices: {
    signs: [
      [6, 'invoice'],
      [-6, 'current'],
      [2, 'invoice mine'],
      [2, 'invoice plan'],
      [-5, 'remind'],
      [-4, 'fault'],
      [-4, 'utilities'],
    ],
  },
  list_plans: {
    signs: [
      [5, 'plan offered'],
      [3, 'plan'],
      [2, 'plan howMuch'],
      [2, 'plan compare'],
      [2, 'offered !home'],
      [-5, 'current'],
      [-4, 'usage'],
      [-4, 'invoice'],
      [-4, 'plan mine !offered'],
      [-4, 'remind'],
    ],
  },
  my_tenancy: {
    role: 'tenant',
    signs: [
      [6, 'tenancy'],
      [-6, 'howTo !mine'],
      [5, 'rentPaid'],
      [3, 'tenancy leaseEnd'],
      [-5, 'fault'],
      [-5, 'reply'],
      [-6, 'askOwner'],
      [-5, 'request'],
      [-5, 'remind'],
      [-6, 'legal'],
      [-4, 'report'],
      [-5, 'respond'],
      [-4, 'opinion'],
    ],
  },

  list_reminders: {
    signs: [
      [6, 'reminder'],
      [-7, 'remind'],
      [-4, 'howTo !mine'],
    ],
  },
  draft_reminder: {
    signs: [
      [12, 'remind'],
      [-7, 'howTo reminder'],
    ],
  },
  list_notifications: {
    signs: [
      [6, 'notification'],
      [-6, 'savedSearch'],
      [-6, 'insight'],
      [2, 'notification mine'],
      [-7, 'save'],
      [-5, 'howTo !mine'],
      [-5, 'remind'],
      [-3, 'inquiry !mine'],
      [-3, 'inquiry reply'],
      [-5, 'attention'],
      [-4, 'request'],
    ],
  },
  list_insights: {
    signs: [
      [6, 'insight'],
      [2, 'insight mine'],
      [-4, 'howTo !mine !insight'],
      [-5, 'remind'],
    ],
  },

  help: {
    signs: [
      [5, 'howTo'],
      [7, 'scam'],
      [9, 'privacy'],
      [6, 'fee'],
      [10, 'meaning'],
      [6, 'safety deposit'],
      [4, 'howTo deposit viewing'],
      [2, 'howTo plan'],
      [4, 'howTo changing'],
      [2, 'howTo request'],
      [2, 'howTo inquiry'],
      [2, 'howTo screening'],
      [2, 'howTo deposit'],
      [3, 'screening'],
      [2, 'deposit'],
      [-4, 'howTo ordinal'],
      [-4, 'howTo usage'],
      [-3, 'howTo whenFree'],
      [-3, 'howTo priceMine'],
      [-3, 'howTo attention'],
      [-3, 'howTo rewrite'],
    ],
  },

  decline_contact: {
    signs: [
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
      [9, 'otherPerson privateThing'],
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
    ],
  },
  decline_directly: { signs: [[14, 'directly']] },
  decline_acting: {
    signs: [
      [9, 'actForMe'],
      [-9, 'remind'],
      [-7, 'howTo'],
      [-4, 'rewrite text'],
      [-3, 'respond'],
    ],
  },
  decline_around: {
    signs: [
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
      [9, 'legal'],
      [-5, 'remind'],
    ],
  },
  decline_discrimination: { signs: [[14, 'discrimination']] },
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
      [8, 'safety'],
      [-8, 'safety deposit'],
      [-8, 'fault'],
      [-5, 'howTo safety !home'],
      [-8, 'remind'],
    ],
  },
  unknown_neighbors: {
    signs: [
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
  agree: { signs: [[2, 'yes']] },
  refuse: { signs: [[2, 'no']] },
} as const satisfies Record<string, IntentSigns>

export type Intent = keyof typeof intentSigns
