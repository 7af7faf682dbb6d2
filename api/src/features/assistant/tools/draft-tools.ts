// Tools that fill in a form for the person to send. None of them writes anything.
import { CreateReminder } from '@portal/contract/assistant/reminder-payloads'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import {
  CreateInquiry,
  type InquiryStatus,
  ProposeTimes,
  RespondToInquiry,
} from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow } from '@portal/contract/lifecycle'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { UpdateProperty } from '@portal/contract/properties/listing'
import { adviseListingWords } from '@portal/contract/properties/listing-advice'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { SaveSearch } from '@portal/contract/saved-searches/saved-search'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { WriteMessage } from '@portal/contract/threads/thread'
import { id } from '@portal/contract/values/text'
import * as z from 'zod/mini'
import { tourTimesOn } from '../../../domain/tour-times.ts'
import { notFound, Refusal } from '../../../platform/request/refusal.ts'
import { askAbout, homeMeant, openRequestsLike } from './home-of-repair.ts'
import { cardOf } from './named-fields.ts'
import { askWhichConversation, askWhichHome, askWhichInquiry } from './receiver-meant.ts'
import { draftingTool } from './tool.ts'

/** Uses `id` as the path parameter, and the other arguments as the body. */
const withId = ({ id: named, ...body }: Record<string, unknown>) => ({ params: { id: named }, body })

/** Throws what sending the form would: it is not offered for what has ended. */
const refuseIfOver = ({ status }: { status: InquiryStatus }, next: InquiryStatus): void => {
  if (!mayFollow(inquiryLifecycle, status, next))
    throw new Refusal('conflict', `This inquiry is ${status}: it cannot become ${next}.`)
}

export const draftTools = [
  draftingTool({
    name: 'draft_maintenance_request',
    description:
      'Fills the form of a repair request for one of the homes where the person lives. The person sends it. Where it is not clear which home is meant, or the repair may have been requested before, the portal asks the person instead.',
    endpoint: filingEndpoints.create,
    action: 'maintenance_request',
    arguments: z.pick(CreateMaintenanceRequest, {
      propertyId: true,
      title: true,
      description: true,
      category: true,
      priority: true,
    }),
    draft: async (ask, { body }, talk) => {
      const { tenancies } = await ask(tenancyEndpoints.my)
      if (!tenancies.some(({ propertyId }) => propertyId === body.propertyId))
        throw notFound('home among those where you live')
      const home = homeMeant(tenancies, talk)
      const reported = openRequestsLike(await ask(maintenanceEndpoints.myRequests), body, home, talk)
      if (!home || reported.length > 0) return askAbout(tenancies, home, reported)
      return { body: { ...body, propertyId: home.propertyId }, about: home }
    },
  }),
  draftingTool({
    name: 'draft_inquiry',
    description:
      'Fills the form by which a tenant asks the landlord of a home something (inquiryType "question") or to see it ("viewing", with scheduledDate in ISO 8601 if a time was named). The person sends it.',
    endpoint: inquiryEndpoints.create,
    action: 'inquiry',
    arguments: z.pick(CreateInquiry, {
      propertyId: true,
      message: true,
      inquiryType: true,
      scheduledDate: true,
    }),
    draft: async (ask, { body }, talk) => {
      const { property } = await ask(propertyEndpoints.read, { params: { id: body.propertyId } })
      return askWhichHome(cardOf(property), talk) ?? { body, about: property }
    },
  }),
  draftingTool({
    name: 'draft_response',
    description:
      'Fills the form of an answer to an inquiry that the landlord received. The person sends it. Where it is not clear whom the person means, the portal asks them instead.',
    endpoint: inquiryEndpoints.respond,
    action: 'response',
    arguments: z.extend(z.pick(RespondToInquiry, { message: true, status: true, scheduledDate: true }), {
      id,
    }),
    given: withId,
    draft: async (ask, { params, body }, talk) => {
      const { inquiry } = await ask(inquiryEndpoints.read, { params })
      refuseIfOver(inquiry, body.status)
      const asks = await askWhichInquiry(ask, inquiry, talk)
      return asks ?? { params, body, about: { ...inquiry.property, person: inquiry.tenant.firstName } }
    },
  }),
  draftingTool({
    name: 'draft_proposal',
    description:
      "Fills the form by which a landlord proposes tour times for an inquiry, of which the tenant chooses one: three times, unless the person wants another number. Dates in ISO 8601 without an offset are on the home's clock. The person sends it. Where it is not clear whom the person means, the portal asks them instead.",
    endpoint: inquiryEndpoints.propose,
    action: 'proposal',
    arguments: z.extend(z.pick(ProposeTimes, { dates: true, message: true }), { id }),
    given: withId,
    draft: async (ask, { params, body: { dates, message } }, talk) => {
      const { inquiry } = await ask(inquiryEndpoints.read, { params })
      refuseIfOver(inquiry, 'responded')
      const { property, tenant } = inquiry
      const times = tourTimesOn(property.timeZone, 'dates', dates).toSorted()
      const asks = await askWhichInquiry(ask, inquiry, talk)
      if (asks) return asks
      const about = { ...property, person: tenant.firstName }
      return { params, body: { dates: times, ...(message && { message }) }, about }
    },
  }),
  draftingTool({
    name: 'draft_message',
    description:
      'Fills the form of a message in one of the conversations with landlords or tenants. The person sends it. Where it is not clear whom the person means, the portal asks them instead.',
    endpoint: threadEndpoints.write,
    action: 'message',
    arguments: z.extend(z.pick(WriteMessage, { message: true }), { id }),
    given: withId,
    draft: async (ask, { params, body: { message } }, talk) => {
      const { thread } = await ask(threadEndpoints.messages, { params })
      if (thread.closedBy !== null)
        throw new Refusal('conflict', 'This conversation is archived. Reopen it to write.')
      const title = thread.property?.title ?? thread.propertyTitle
      const asks = await askWhichConversation(ask, thread, talk)
      return asks ?? { params, body: { message }, about: { title, person: thread.other.firstName } }
    },
  }),
  draftingTool({
    name: 'draft_listing_text',
    description:
      "Suggests a better title or description for one of the landlord's own homes, with what the listing says already and nothing else. The person saves it.",
    endpoint: listingEndpoints.update,
    action: 'listing_text',
    arguments: z.extend(z.pick(UpdateProperty, { title: true, description: true }), { id }),
    given: withId,
    draft: async (ask, { params, body }) => {
      const { properties } = await ask(ownPropertyEndpoints.my)
      const about = properties.find(home => home.id === params.id)
      if (!about) throw notFound('home of yours')
      return {
        params,
        body,
        about,
        advice: adviseListingWords(body),
      }
    },
  }),
  draftingTool({
    name: 'draft_saved_search',
    description:
      'Fills the form by which a search is saved: its name, its filters, and when to tell of new homes.',
    endpoint: savedSearchEndpoints.create,
    action: 'saved_search',
    arguments: z.pick(SaveSearch, { name: true, filters: true, alert: true }),
    draft: async (_, { body }) => ({ body }),
  }),
  draftingTool({
    name: 'draft_reminder',
    description:
      'Fills the form of a reminder: its title, when it comes (nextReminderAt, ISO 8601), and whether it repeats. The person sets it.',
    endpoint: setReminderEndpoints.create,
    action: 'reminder',
    arguments: z.pick(CreateReminder, {
      title: true,
      description: true,
      nextReminderAt: true,
      recurringPattern: true,
      recurringInterval: true,
      timeZone: true,
    }),
    draft: async (_, { body }) => ({ body }),
  }),
]
