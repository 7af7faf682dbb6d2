// Maps each intent to its answer.

import { answerSearch } from '../answers/answer-search.ts'
import { answerLandlordAttention, answerTenantAttention } from '../answers/attention.ts'
import { answerCompare } from '../answers/compare-homes.ts'
import { declined } from '../answers/decline.ts'
import { answerHelp, findHelp } from '../answers/help.ts'
import { answerDetails } from '../answers/home-details.ts'
import { answerDraftReminder, answerInsights, answerNotifications, answerReminders } from '../answers/hub.ts'
import {
  answerDraftInquiry,
  answerDraftProposal,
  answerDraftResponse,
  answerInquiries,
} from '../answers/inquiries.ts'
import { answerFavorites, answerSavedSearches, answerSaveSearch } from '../answers/kept.ts'
import {
  answerOverdueRequests,
  answerRequestsForHomes,
  answerUrgentRequests,
} from '../answers/landlord-requests.ts'
import { answerListingText, answerOwnHomes, answerPerformance, answerPrice } from '../answers/own-homes.ts'
import { answerInvoices, answerPlan, answerPlans, answerUsage } from '../answers/plan.ts'
import { answerDraftRepair, answerMyRequests, answerTenancy } from '../answers/repairs.ts'
import { answerStatistics } from '../answers/request-statistics.ts'
import {
  apologize,
  farewell,
  greeting,
  introduction,
  noPerson,
  notUnderstood,
  thanks,
} from '../answers/small-talk.ts'
import { answerTypicalRent } from '../answers/typical-rent.ts'
import { unknown } from '../answers/unknown.ts'
import type { Intent } from '../understand/intents/intents.ts'
import type { Answering } from './answering.ts'
import type { Turn } from './turn.ts'

type Answer = (turn: Turn) => Answering

const saying = (text: string | ((turn: Turn) => string)): Answer =>
  // biome-ignore lint/correctness/useYield: it needs no tool
  function* (turn) {
    return typeof text === 'string' ? text : text(turn)
  }

/** 'Yes, please' to an offered draft says that it is ready; otherwise there is nothing to agree to. */
function* answerAgreement(turn: Turn): Answering {
  if (
    turn.shown.length > 0 &&
    turn.role === 'tenant' &&
    /inquiry|question to the landlord/.test(turn.lastAnswer)
  )
    return yield* answerDraftInquiry(turn)
  return 'Please tell me in a few words what I should look up or draft.'
}

/** If the message is not understood, a help page may answer it. */
export function* answerUnclear(turn: Turn): Answering {
  return (yield* findHelp(turn.said, false)) ?? notUnderstood(turn)
}

export const answerByIntent: Record<Intent, Answer> = {
  search_homes: answerSearch,
  typical_rent: answerTypicalRent,
  compare_homes: answerCompare,
  home_details: answerDetails,
  list_favorites: answerFavorites,
  list_saved_searches: answerSavedSearches,
  save_search: answerSaveSearch,
  my_requests: answerMyRequests,
  draft_repair: answerDraftRepair,
  requests_for_homes: answerRequestsForHomes,
  urgent_requests: answerUrgentRequests,
  overdue_requests: answerOverdueRequests,
  request_statistics: answerStatistics,
  attention: turn => (turn.role === 'landlord' ? answerLandlordAttention(turn) : answerTenantAttention(turn)),
  list_inquiries: answerInquiries,
  draft_inquiry: answerDraftInquiry,
  draft_response: answerDraftResponse,
  draft_proposal: answerDraftProposal,
  my_homes: answerOwnHomes,
  listing_text: answerListingText,
  price_home: answerPrice,
  performance: answerPerformance,
  my_plan: answerPlan,
  my_usage: answerUsage,
  my_invoices: answerInvoices,
  list_plans: answerPlans,
  my_tenancy: answerTenancy,
  list_reminders: answerReminders,
  draft_reminder: answerDraftReminder,
  list_notifications: answerNotifications,
  list_insights: answerInsights,
  help: answerHelp,
  decline_contact: saying(declined.decline_contact),
  decline_private: saying(declined.decline_private),
  decline_secret: saying(declined.decline_secret),
  decline_directly: saying(declined.decline_directly),
  decline_acting: saying(declined.decline_acting),
  decline_around: saying(declined.decline_around),
  decline_legal: saying(declined.decline_legal),
  decline_medical: saying(declined.decline_medical),
  decline_payment: saying(declined.decline_payment),
  decline_discrimination: saying(declined.decline_discrimination),
  decline_prompt: saying(declined.decline_prompt),
  decline_off_topic: saying(declined.decline_off_topic),
  unknown_weather: saying(unknown.unknown_weather),
  unknown_future: saying(unknown.unknown_future),
  unknown_safety: saying(unknown.unknown_safety),
  unknown_neighbors: saying(unknown.unknown_neighbors),
  unknown_schools: saying(unknown.unknown_schools),
  unknown_commute: saying(unknown.unknown_commute),
  unknown_opinion: saying(unknown.unknown_opinion),
  unknown_nearby: saying(unknown.unknown_nearby),
  unknown_utilities: saying(unknown.unknown_utilities),
  unknown_outside: saying(unknown.unknown_outside),
  greet: saying(greeting),
  thank: saying(thanks),
  leave: saying(farewell),
  introduce: saying(introduction),
  ask_for_person: saying(noPerson),
  complain: saying(apologize),
  agree: answerAgreement,
  refuse: saying('All right. Is there anything else?'),
}
