import type { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { and, eq, ne, or } from 'drizzle-orm'
import { isOpenInquiry } from '../../../domain/inquiry-state.ts'
import { consentStatus } from '../../../domain/open-consent.ts'
import type { Verb } from '../../../platform/request/route.ts'
import { readTenanciesOf } from '../../../renting/closing/cancel-tenancies.ts'
import { applications, isUnsettled } from '../../../schema/applications.ts'
import { userConsents } from '../../../schema/consents.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { isNotDeleted, properties } from '../../../schema/properties.ts'
import { subscriptionPlans, userSubscriptions } from '../../../schema/subscriptions.ts'
import { isOpenOffer } from '../../../schema/tenancies.ts'
import { isYoung } from './close-account.ts'

/** Told before a person closes their account; `closeAccount` decides again. */
export const previewClosing: Verb<typeof closingEndpoints.preview> = async ({ database, caller }) => {
  const isTheirs = (table: typeof applications | typeof propertyInquiries) =>
    or(eq(table.tenantId, caller.id), eq(table.landlordId, caller.id))
  const lived = await readTenanciesOf(database, caller.id).limit(200)
  const offers = await readTenanciesOf(database, caller.id, isOpenOffer)
  const readers = await database
    .selectDistinct({ id: userConsents.requesterId })
    .from(userConsents)
    .where(and(eq(userConsents.ownerId, caller.id), eq(consentStatus, 'granted')))
  const [plan] = await database
    .select({ name: subscriptionPlans.name, endsAt: userSubscriptions.currentPeriodEnd })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(and(eq(userSubscriptions.userId, caller.id), ne(userSubscriptions.status, 'canceled')))
  return {
    preview: {
      isAtOnce: isYoung(caller),
      tenancies: lived.map(({ tenancy, home }) => ({
        id: tenancy.id,
        propertyId: home.id,
        title: home.title,
      })),
      listings: await database.$count(
        properties,
        and(eq(properties.landlordId, caller.id), eq(properties.visibilityLevel, 'public'), isNotDeleted),
      ),
      offers: offers.length,
      applications: await database.$count(applications, and(isTheirs(applications), isUnsettled)),
      inquiries: await database.$count(propertyInquiries, and(isTheirs(propertyInquiries), isOpenInquiry)),
      readers: readers.length,
      plan: plan ?? null,
    },
  }
}
