import type { FoundTopic } from '@portal/contract/help/endpoints'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import * as sitePaths from '@portal/contract/site-paths'
import { isRecord } from '@portal/contract/values/json'
import { button, describe, link, numbered } from './describe.ts'
import { anyThing, draftRows } from './drafts.ts'
import { forThose, stemsOf, tellingWords } from './pick.ts'
import { reads } from './reads.ts'
import { itemsOf, type Table } from './row.ts'
import { searchArgs, unwantedIn } from './search-words.ts'

const thing = `(${anyThing.replaceAll(', ', '|')})`
const repairs =
  'repairs?, maintenance, tickets?, requests?, reported, complaints? unless inquir*, applications?, tours?'
const aRequest = {
  tells: 'status priority createdAt property assignedTo scheduledDate completedDate actualCost landlordNotes',
  at: (id: string, isLandlord: boolean) =>
    isLandlord ? sitePaths.maintenanceToManage(id) : sitePaths.maintenanceRequest(id),
}
const aTalk = { tells: 'other unreadCount nextStep', at: sitePaths.conversation }
const homeFacts = 'neighborhood city rentAmount bedrooms bathrooms squareFootage petFriendly isAvailable'
const aHome = { tells: homeFacts, at: sitePaths.property }

const readingRows: Table = {
  read_my_usage: reads(
    '(inquir|listing|home|contact)* … (left|remain*|limit|allowed), how many more, how many … (can|may) i, usage, plan include*, another inquiry',
  ),
  list_plans: reads('basic, premium, enterprise, plans, pricing, how much … (plan|website)', {
    tells: 'userTypes monthlyPrice yearlyPrice features',
  }),
  list_my_invoices: reads('invoices?, receipts?, (billing|payment) history, (charged|billed) me, my bills?'),
  read_my_plan: reads(
    '(my|which|what|current) (\\w+ )?(plan|subscription), am i (on|paying), renew* unless my rent, much rent',
    {
      none: 'You are on the Free plan.',
    },
  ),
  list_notifications: reads('notifications? unless remind*, turn, switch', { tells: 'message createdAt' }),
  list_reminders: reads('reminders, my (reminder|calendar|agenda), coming up unless set, create, add, put'),
  list_insights: reads(
    "insights?, noticed, how (are|is) my (listing|home|propert)*, too (high|low), nobody asks, like mine, attention, to-?do, catch me up, what's (new|up|next), anything new, waiting … me, hear from me, did i miss, overview",
    {
      tells: 'summary',
      after:
        'This is what stands out, not everything: ask for repairs, inquiries or applications to see each.',
    },
  ),
  list_favorites: reads('favorites?, (saved|liked) (home|place|apartment)*, (homes|places) … saved', aHome),
  list_saved_searches: reads('saved search*, my (search|alert)*, searches … saved'),
  read_request_statistics: reads('how many … (repairs?|requests?|tickets?), statistics, stats'),
  list_urgent_requests: reads('urgent*, emergenc*, most important, fixed first', aRequest),
  list_overdue_requests: reads('overdue, late, past due, delayed', aRequest),
  read_request: reads(
    `(status|update|news|when|who|has|have|did|is|any*|details?|happen*|going on|long) … ${thing}, ${thing} (repair|request|ticket) unless homes?, apartments?, bedrooms?, studio, inquir*`,
    {
      picks: 'request=',
      needs: ['list_my_requests', 'list_requests_for_my_homes'],
      args: forThose('description category status', itemsOf),
      at: aRequest.at,
    },
  ),
  list_my_requests: reads(repairs, aRequest),
  list_requests_for_my_homes: reads(repairs, aRequest),
  list_applications: reads('applications?, applied, applicants?', {
    at: (id, isLandlord) => (isLandlord ? sitePaths.landlordApplication(id) : sitePaths.application(id)),
  }),
  read_conversation: reads(
    'what (did|has|does) \\w+ (\\w+ )?(say|said|writ|wrote|want|ask|answer|text)*, (read|open|show|summar)* … (conversation|messages?|chat) (with|from), (last|latest|newest) messages? (from|with|of), read … conversation unless landlords?, owners?',
    { picks: '/messages/', needs: ['list_conversations'], args: forThose('other', itemsOf), at: aTalk.at },
  ),
  list_inquiries: reads(
    'inquir*, enquir*, unanswered, (ask*|interested) (about|in) (my|the), (landlord|owner)s? … (answer|repl|respon)*, back to me, (answer|repl|respond)* … me, (tour|viewing|showing)s?, when am i … (look|see|view|visit)*',
    {
      tells: 'tenant landlord status message responseMessage scheduledDate proposedDates createdAt',
      at: (id, isLandlord) => (isLandlord ? sitePaths.landlordInquiry(id) : sitePaths.inquiry(id)),
    },
  ),
  list_conversations: reads(
    'message[sd]?, conversations?, inbox, chats?, (who|any*|some*) … wr[io]t*',
    aTalk,
  ),
  list_tenancies: reads(
    'leases?, tenanc*, mov(e|ing) (in|out), rent … due, rent (am|do) i pay*, notices?, my (rent|deposit|tenants), rent … (comes|coming) in, rental income, offers?, who (lives|rents) unless first, second, third',
    { at: sitePaths.tenancy },
  ),
  find_places: reads('(which|what) … (cities|neighborhoods|areas|towns), (where|places have) … homes', {
    args: () => [{ q: '' }],
    tells: 'city count',
  }),
  list_my_homes: reads(
    'my (\\w+ )?(\\w+ )?(home|listing|house|condo|apartment|office|rental)s?, my propert*, vacan*, listings … i, homes … i (own|list)',
    { ...aHome, tells: `${homeFacts} openInquiries openMaintenanceRequests` },
  ),
  list_my_tenancies: reads('where … i live, my (current )?(home|address|apartment|place)s?, i live in'),
  read_home: reads('compare … (them|those|these|first), difference … (them|those|first)', {
    picks: '/properties/',
    args: forThose('', itemsOf),
    at: sitePaths.property,
  }),
  search_homes: {
    words:
      'homes, houses, apartments, condos?, studios?, lofts?, flats, offices, places, rentals, bedrooms?, (find|search|show|looking|see|any|need|want|rent|move|afford|get|is there|cheap*) … (home|house|apartment|apt|flat|place|office|unit|somewhere), (\\d|one|two|three|four)\\+?[ -]?(bed*|br|bd), (average|typical|usual|going) (rent|price|rate), near me, (home|house|apartment|flat|place) (in|near|under|with|for), budget, pool, gym, parking, furnished',
    args: searchArgs,
    line: ([result], turn) => {
      const { notSearchedFor = [], searchedFor, total } = isRecord(result) ? result : {}
      const filters = isRecord(searchedFor) ? searchedFor : {}
      const unused = [notSearchedFor, unwantedIn(turn)].flat()
      const caveat = unused.length > 0 ? `I could not search for “${unused.join('”, “')}”.\n\n` : ''
      if (total === 0 && tellingWords(`${filters.location ?? filters.q ?? ''}`).length > 3) return ''
      const isUnknown = Object.keys(filters).join() === 'location'
      const words = filters.q ? ` with the words “${filters.q}”` : ''
      const found = isUnknown ? `nothing called “${filters.location}”` : `no homes like that${words}`
      const help = `Try fewer wishes, or ask:\n\n${button('Which places have homes?')}`
      if (total === 0) return `${caveat}I found ${found}. ${help}`
      const homes = itemsOf(result).slice(0, 5)
      const lines = homes.map(home => describe(home, homeFacts, sitePaths.property(String(home.id))))
      const page = link('all of them', searchAddressOf(filters))
      return `${caveat}I found ${total}${words}:\n\n${numbered(lines)}\n\nSee ${page} on the search page.`
    },
  },
}

const helpRow: Table = {
  search_help: {
    words:
      '^(so |and |but |please )?how (do|can|could|should|would|does|to|long|often|soon|will), ^what (happens|if|are the|should i|can i|do i need), what is (an?|the difference between an?), what does … mean, (can|may|must|should|could) (i|we|landlords?|tenants?)(?! (see|get|view|find|visit|rent|have|tour|move|charge)), allowed to, is it (ok|okay|possible|normal|safe), is (this|the) (app|site|portal|website), why (do|does|is|are|was|were|can|did), explain, scam*, (forgot|lost) my, do you (check|verify|keep|sell|share|store|charge|take), do i (need|have) to, who (pays|sees|can see), what can … see, background check, (card|payment) … (fail|reject|declin)* unless another, until when, by when, how many',
    args: ({ text }) => [{ q: tellingWords(text).join(' ').slice(0, 200) || text.slice(0, 200) }],
    line: ([result], { text, tool }) => {
      const words = stemsOf(text)
      const [topic] = itemsOf<FoundTopic>(result)
      const [part] = topic?.parts ?? []
      const stems = stemsOf(`${topic?.title} ${part?.title} ${part?.text}`)
      const share = words.filter(word => stems.some(stem => stem.startsWith(word))).length / words.length
      if (!topic || !part || share < (tool ? 0.6 : 0.9) || (!tool && words.length < 2)) return ''
      // The portal takes links to other sites out of every message.
      const own = part.text.replace(/\[([^\]]+)\]\((?!\/)[^)]*\)|https?:\S+/g, '$1')
      return `**${part.title}**\n\n${own}\n\nFrom our help page ${link(topic.title, topic.path)}.`
    },
  },
}

export const table: Table = { ...helpRow, ...draftRows, ...readingRows }
