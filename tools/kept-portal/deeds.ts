// Over HTTP, one call each, in a portal of any age.
import { type Caller, newCaller } from './caller.ts'

export interface CreatedItem {
  id: string
}

interface NewPerson {
  email: string
  password: string
  firstName: string
  lastName: string
  userType: 'tenant' | 'landlord'
}

export const signUp = async (origin: string, person: NewPerson): Promise<Caller & CreatedItem> => {
  const caller = newCaller(origin)
  const { user } = await caller.call<{ user: CreatedItem }>('POST', '/api/auth/register', person)
  return { ...caller, id: user.id }
}

const home = {
  description: 'Two quiet rooms above a bakery, with a view of the harbor and a stove that draws well.',
  address: '4 Ropewalk Lane',
  city: 'Astoria',
  state: 'OR',
  zipCode: '97103',
  latitude: 46.1879,
  longitude: -123.8313,
  propertyType: 'apartment',
  bedrooms: 2,
  bathrooms: 1.5,
  squareFootage: 870,
  rentAmount: 1850,
  securityDeposit: 1850,
  availableDate: '2026-12-01',
  amenities: ['Parking', 'Laundry'],
  petFriendly: true,
}

/** Each returns the id of what it created. */
export const listHome = async ({ call }: Caller, title: string): Promise<string> =>
  (await call<{ property: CreatedItem }>('POST', '/api/properties', { ...home, title })).property.id

export const askAbout = async ({ call }: Caller, propertyId: string, message: string): Promise<string> =>
  (await call<{ inquiry: CreatedItem }>('POST', '/api/inquiries', { propertyId, message })).inquiry.id

export const fileRepair = async ({ call }: Caller, propertyId: string, title: string): Promise<string> => {
  const body = { propertyId, title, description: 'It began last night.', category: 'plumbing' }
  return (await call<{ request: CreatedItem }>('POST', '/api/maintenance/requests', body)).request.id
}

/** Finds the homes of `listHome`, with instant alerts. */
export const saveSearch = async ({ call }: Caller, name: string): Promise<string> => {
  const filters = { city: home.city, state: home.state, maxRent: 2000 }
  const body = { name, filters, alert: 'instant' }
  return (await call<{ savedSearch: CreatedItem }>('POST', '/api/saved-searches', body)).savedSearch.id
}

/** Nine years ahead, near a reminder's limit, so that it is still in the future in an older portal. */
export const setReminder = async ({ call }: Caller, title: string): Promise<string> => {
  const nextReminderAt = new Date(Date.now() + 9 * 365 * 24 * 3_600_000).toISOString()
  return (await call<{ reminder: CreatedItem }>('POST', '/api/ai/reminders', { title, nextReminderAt }))
    .reminder.id
}

/** With the stand-in's card; waits for the provider's event. */
export const buyPlan = async ({ call }: Caller): Promise<void> => {
  const { plans } = await call<{ plans: { name: string; yearlyPriceId: string }[] }>(
    'GET',
    '/api/subscriptions/plans',
  )
  const priceId = plans.find(({ name }) => name === 'Basic')?.yearlyPriceId
  const order = { priceId, planName: 'Basic', billingPeriod: 'yearly' }
  const { url } = await call<{ url: string }>('POST', '/api/stripe/create-checkout-session', order)
  const card = new URLSearchParams({ card: '4242424242424242', name: 'Alex Doe' })
  await fetch(url, { method: 'POST', body: card, redirect: 'manual' })
  await until(async () => {
    const current = await call<{ status: string } | null>('GET', '/api/subscriptions/current')
    return current?.status === 'active'
  })
}

/** Only a hang takes longer than a minute. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 60_000; !(await isSo()); await Bun.sleep(50))
    if (Date.now() > deadline) throw new Error(`This was still not true after a minute: ${isSo}`)
}

interface Notification extends CreatedItem {
  title: string
}

export const notificationsOf = async (
  { call }: Caller,
  work: () => Promise<unknown>,
  count = 1,
): Promise<Notification[]> => {
  const read = async () =>
    (await call<{ notifications: Notification[] }>('GET', '/api/ai/notifications')).notifications
  const known = new Set((await read()).map(({ id }) => id))
  let arrived: Notification[] = []
  await work()
  await until(async () => {
    arrived = (await read()).filter(({ id }) => !known.has(id))
    return arrived.length >= count
  })
  return arrived
}
