// `bun scripts/first-visit.ts http://localhost:3000`: uses a portal over HTTP like a newcomer, with only the packages that
// `npm start` installs. Prints each step; the exit code is the number of failed steps.
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { TestBrowser } from '../api/test/test-browser.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)

const key = crypto.randomUUID().slice(0, 8)
const home = {
  title: `Juniper rooms ${key}`,
  description: 'Two quiet rooms behind a walled garden, a short walk from the water.',
  address: '12 Lakeshore Drive',
  city: 'Quiet Springs', // no such town
  state: 'NV',
  zipCode: '89310',
  latitude: 39.51,
  longitude: -117.02,
  propertyType: 'house',
  bedrooms: 2,
  bathrooms: 1,
  rentAmount: 2345,
  availableDate: '2027-01-01',
}

const open = () => new TestBrowser(fetch, origin)

const signUp = async (userType: 'tenant' | 'landlord'): Promise<TestBrowser> => {
  const browser = open()
  const email = `${userType}-${key}@example.com`
  const body = { email, password: 'walled-garden-7', firstName: 'Noor', lastName: 'Haddad', userType }
  const { user } = await browser.call(accountEndpoints.register, { body })
  expectThat(user.userType === userType, `a ${user.userType} was registered`)
  return browser
}

/** Throws an Error with the given message unless the condition holds. */
function expectThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/** Reads until there is an answer: a subscription appears a moment after the payment. */
const untilFound = async <Found>(read: () => Promise<Found | undefined>, what: string): Promise<Found> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await read()
    if (found !== undefined) return found
    await Bun.sleep(100)
  }
  throw new Error(`${what} did not appear within 30 s`)
}

const pageIsDrawn = async (): Promise<string> => {
  const response = await fetch(origin)
  const drawn = await response.text()
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(drawn) ?? []
  expectThat(response.ok && heading, `/ is ${response.status} and has no heading`)
  return heading.replaceAll(/<[^>]+>/g, '')
}

const homeIsFound = async (browser: TestBrowser): Promise<string> => {
  const { properties } = await browser.call(propertyEndpoints.search, { query: { q: home.title } })
  const found = properties.find(({ title }) => title === home.title)
  expectThat(found, `${properties.length} homes were found, and not ${home.title}`)
  return `${found.title}, ${found.city}`
}

const assistantKnowsIt = async (browser: TestBrowser): Promise<string> => {
  const message = `Find homes in ${home.city} below $2,400`
  const { message: answer } = await browser.call(conversationEndpoints.start, { body: { message } })
  expectThat(answer.content.includes(home.title), `the answer does not name it: ${answer.content}`)
  expectThat(answer.content.includes('2,345'), `the answer does not say its rent: ${answer.content}`)
  return `${answer.content.length} letters`
}

const planIsBought = async (browser: TestBrowser): Promise<string> => {
  const { plans } = await browser.call(subscriptionEndpoints.plans)
  const plan = plans.find(({ planKey, monthlyPriceId }) => planKey === 'premium' && monthlyPriceId)
  expectThat(plan?.monthlyPriceId, `Premium has no price among ${plans.length} plans`)
  const { url } = await browser.call(paymentEndpoints.checkout, {
    body: { priceId: plan.monthlyPriceId, planName: plan.name, billingPeriod: 'monthly' },
  })
  const card = new URLSearchParams({ card: '4242 4242 4242 4242', name: 'Noor Haddad' })
  const paid = await fetch(url, { method: 'POST', body: card, redirect: 'manual' })
  expectThat(paid.status < 400, `the card was refused: ${paid.status}`)
  const current = async () => (await browser.call(subscriptionEndpoints.current)) ?? undefined
  const { planName, status } = await untilFound(current, 'The subscription')
  expectThat(status === 'active', `it is ${status}`)
  return `${planName}, ${status}`
}

const repairIsFiled = async (): Promise<string> => {
  const browser = open()
  const body = { email: 'tenant@example.com', password: 'rental-demo' }
  await browser.call(authEndpoints.login, { body })
  const { tenancies } = await browser.call(tenancyEndpoints.my)
  const [tenancy] = tenancies
  expectThat(tenancy, 'the tenant of the demonstration has no home')
  const { request } = await browser.call(filingEndpoints.create, {
    body: {
      propertyId: tenancy.propertyId,
      title: `The tap drips ${key}`,
      description: 'It began last night.',
      category: 'plumbing',
    },
  })
  return `${request.title}, ${request.status}`
}

let failed = 0
const step = async <Made>(what: string, make: () => Promise<Made>): Promise<Made | undefined> => {
  try {
    const made = await make()
    console.log(`✓ ${what}${typeof made === 'string' ? `: ${made}` : ''}`)
    return made
  } catch (error) {
    failed += 1
    console.log(`✗ ${what}: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

await step('The start page is drawn', pageIsDrawn)
const tenant = (await step('A tenant registers', () => signUp('tenant'))) ?? open()
const landlord = (await step('A landlord registers', () => signUp('landlord'))) ?? open()
await step('The landlord lists a home', () => landlord.call(listingEndpoints.create, { body: home }))
await step('The tenant finds it', () => homeIsFound(tenant))
await step('The assistant knows its title and rent', () => assistantKnowsIt(tenant))
await step('The tenant pays for a plan with 4242', () => planIsBought(tenant))
await step('The tenant of the demonstration files a repair', repairIsFiled)
process.exit(failed)
