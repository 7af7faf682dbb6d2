// `bun scripts/first-visit.ts http://localhost:3000 http://127.0.0.1:PORT`: uses a portal over HTTP like a newcomer, with
// only the packages of `npm start`; the second address is its mailbox. Prints each step; the exit code is the number of
// failed ones.
import { join } from 'node:path'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { documentFact } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { isRecord } from '@portal/contract/values/json'
import { TestBrowser } from '../api/test/test-browser.ts'

const [origin = 'http://localhost:3000', mailbox = ''] = process.argv.slice(2)

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

const emailOf = (userType: string) => `${userType}-${key}@example.com`

const signUp = async (userType: 'tenant' | 'landlord'): Promise<TestBrowser> => {
  const browser = open()
  const email = emailOf(userType)
  const body = { email, password: 'walled-garden-7', firstName: 'Noor', lastName: 'Haddad', userType }
  const { user } = await browser.call(accountEndpoints.register, { body })
  expectThat(user.userType === userType, `a ${user.userType} was registered`)
  return browser
}

/** Throws an Error with this message unless the condition holds. */
function expectThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/** A subscription appears a moment after the payment. */
const untilFound = async <Answer>(read: () => Promise<Answer | undefined>, what: string): Promise<Answer> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await read()
    if (found !== undefined) return found
    await Bun.sleep(100)
  }
  throw new Error(`${what} did not appear within 30 s`)
}

const signIn = async (email: string, password: string): Promise<TestBrowser> => {
  const browser = open()
  await browser.call(authEndpoints.login, { body: { email, password } })
  return browser
}

const upload = async (
  browser: TestBrowser,
  { method, path }: Endpoint,
  query: Record<string, string>,
  file: { body: Uint8Array; type: string },
): Promise<unknown> => {
  const headers = { 'content-type': file.type }
  const response = await browser.send(method, path, { query, body: file.body, headers })
  expectThat(response.status === 201, `the upload is ${response.status}`)
  return response.json()
}

const pageIsDrawn = async (): Promise<string> => {
  const response = await fetch(origin)
  const drawn = await response.text()
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(drawn) ?? []
  expectThat(response.ok && heading, `/ is ${response.status} and has no heading`)
  return heading.replaceAll(/<[^>]+>/g, '')
}

const pictures = join(import.meta.dir, '../api/demonstration-photos/files')

const photographsAreListed = async (browser: TestBrowser): Promise<string> => {
  const images: string[] = []
  for (const room of ['00-1-outside', '00-3-kitchen', '00-4-bedroom']) {
    const body = await Bun.file(join(pictures, `${room}.1280.webp`)).bytes()
    const query = { purpose: 'home' }
    const answer = await upload(browser, photoEndpoints.upload, query, { body, type: 'image/webp' })
    images.push(photoEndpoints.upload.answer.parse(answer).photo.url)
  }
  const { property } = await browser.call(listingEndpoints.create, { body: { ...home, images } })
  const seen = await open().call(propertyEndpoints.read, { params: { id: property.id } })
  expectThat(seen.property.images.join() === images.join(), 'the home does not show them in order')
  let bytes = 0
  for (const address of images) {
    const picture = await fetch(`${origin}${address}?width=320`)
    const type = picture.headers.get('content-type')
    expectThat(picture.ok && type === 'image/webp', `${address} is ${picture.status}, ${type}`)
    bytes += (await picture.bytes()).length
  }
  return `${images.length} of ${bytes} bytes, 320 px wide`
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

const asDemonstration = (userType: 'tenant' | 'landlord'): Promise<TestBrowser> =>
  signIn(`${userType}@example.com`, 'rental-demo')

const repairIsFiled = async (browser: TestBrowser): Promise<string> => {
  const { tenancies } = await browser.call(tenancyEndpoints.my)
  const [tenancy] = tenancies
  expectThat(tenancy, 'the tenant has no home')
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

interface Two {
  tenant: TestBrowser
  landlord: TestBrowser
}

/** An available home that the tenant has not applied for. */
const wantedHome = async ({ tenant, landlord }: Two) => {
  const { properties } = await landlord.call(ownPropertyEndpoints.my)
  const { applications } = await tenant.call(applicationEndpoints.list)
  const home = properties.find(
    ({ id, isAvailable }) => isAvailable && !applications.some(({ propertyId }) => propertyId === id),
  )
  expectThat(home, `none of ${properties.length} homes can be applied for`)
  return home
}

/** Returns how many messages both read. */
const questionIsAnswered = async (two: Two): Promise<string> => {
  const { tenant, landlord } = two
  const { id: propertyId } = await wantedHome(two)
  const { inquiry } = await tenant.call(inquiryEndpoints.create, {
    body: { propertyId, message: 'Is there a place for a bicycle?', inquiryType: 'question' },
  })
  await landlord.call(inquiryEndpoints.respond, {
    params: { id: inquiry.id },
    body: { message: 'Yes, under the stairs.' },
  })
  const params = { id: inquiry.threadId ?? '' }
  await tenant.call(threadEndpoints.write, { params, body: { message: 'Wonderful, thank you.' } })
  const { messages } = await landlord.call(threadEndpoints.messages, { params })
  expectThat(messages.at(-1)?.body === 'Wonderful, thank you.', 'the landlord does not read the last one')
  return `${messages.length} messages`
}

const tourIsAgreedOn = async (two: Two): Promise<string> => {
  const { tenant, landlord } = two
  const { id: propertyId } = await wantedHome(two)
  const { inquiry } = await tenant.call(inquiryEndpoints.create, {
    body: { propertyId, message: 'May I see it one evening?' },
  })
  const params = { id: inquiry.id }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const dates = [inDays(20), inDays(21)]
  const { inquiry: proposed } = await landlord.call(inquiryEndpoints.propose, { params, body: { dates } })
  const [date = ''] = proposed.proposedDates
  const { inquiry: chosen } = await tenant.call(inquiryEndpoints.choose, { params, body: { date } })
  expectThat(chosen.scheduledDate === date, `the tour is at ${chosen.scheduledDate}, and not at ${date}`)
  return chosen.status
}

/** The tenant reads the offer at the end. */
const applicationIsAccepted = async (two: Two): Promise<string> => {
  const { tenant, landlord } = two
  const { id: propertyId, availableDate, rentAmount } = await wantedHome(two)
  const moveInDate = availableDate ?? '2027-01-01'
  const { application } = await tenant.call(applicationEndpoints.create, {
    body: { propertyId, moveInDate, occupants: 1, message: 'We would like to live here.' },
  })
  const params = { id: application.id }
  await landlord.call(applicationEndpoints.open, { params })
  const { tenancy } = await landlord.call(acceptEndpoints.accept, {
    params,
    body: { startsOn: moveInDate, rentAmount },
  })
  const read = await tenant.call(tenancyEndpoints.read, { params: { id: tenancy.id } })
  return `${read.tenancy.status}, from ${read.tenancy.startsOn}`
}

/** The invitation is from yesterday on, to a home that nobody finds; its owner agrees, and lives there. */
const tenantIsInvited = async ({ tenant, landlord }: Two, email: string): Promise<string> => {
  const { property } = await landlord.call(listingEndpoints.create, {
    body: { ...home, title: `Garden rooms ${key}`, visibilityLevel: 'private' },
  })
  const startsOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const { tenancy } = await landlord.call(tenancyWritingEndpoints.invite, {
    body: { propertyId: property.id, email, startsOn },
  })
  await tenant.call(tenancyEndpoints.agree, { params: { id: tenancy.id } })
  const { tenancies } = await tenant.call(tenancyEndpoints.my)
  const lived = tenancies.find(({ propertyId }) => propertyId === property.id)
  expectThat(lived, 'the tenant does not live there')
  return `${lived.status}, from ${lived.startsOn}`
}

/** A payslip for a week. Returns who looked, as the tenant reads it. */
const payslipIsShared = async (): Promise<string> => {
  const [owner, reader] = [await asDemonstration('tenant'), await asDemonstration('landlord')]
  const paper = `%PDF-1.7\n% ${key}\n%%EOF\n`
  const query = { purpose: 'income', name: `Payslip ${key}.pdf` }
  const file = { body: new TextEncoder().encode(paper), type: 'application/pdf' }
  const { document } = documentEndpoints.upload.answer.parse(
    await upload(owner, documentEndpoints.upload, query, file),
  )
  const content = { params: { id: document.id } }
  const tooEarly = await reader.sendTo(documentEndpoints.content, content)
  expectThat(tooEarly.status === 404, `before it was shared, it is ${tooEarly.status}`)
  const { user } = await reader.call(authEndpoints.me)
  const { consent } = await owner.call(consentEndpoints.share, {
    body: {
      requesterId: user.id,
      dataCategory: 'documents',
      specificFields: [documentFact(document.id)],
      expiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    },
  })
  const params = { id: consent.id }
  const { documents } = await reader.call(consentEndpoints.data, { params })
  expectThat(documents[0]?.name === query.name, 'the landlord does not see its name')
  const opened = await reader.send('GET', `/api/documents/${document.id}/content`)
  expectThat((await opened.text()) === paper, 'the landlord got another file')
  const { reads } = await owner.call(consentEndpoints.reads, { params })
  expectThat(reads.length === 2, `${reads.length} looks are on the list, and not 2`)
  await owner.call(consentEndpoints.revoke, { params })
  const tooLate = await reader.refusal(consentEndpoints.data, { params })
  expectThat(tooLate.status === 409, `after it was revoked, it is ${tooLate.status}`)
  return reads.map(({ reader: { firstName, lastName } }) => `${firstName} ${lastName}`).join(', ')
}

/** Checks the name of the mailed link's page; returns its token. */
const readLink = (email: string, page: 'reset' | 'confirm'): Promise<string> => {
  const link = new RegExp(`auth/${page}#([\\w-]{43})`)
  const tokenIn = (mail: unknown) => (isRecord(mail) ? link.exec(String(mail.text))?.[1] : undefined)
  const read = async (): Promise<string | undefined> => {
    const response = await fetch(`${mailbox}/messages?${new URLSearchParams({ to: email })}`)
    const mails: unknown = await response.json()
    return Array.isArray(mails) ? mails.map(tokenIn).find(Boolean) : undefined
  }
  return untilFound(read, `The mail with the link to ${page}`)
}

const addressIsConfirmed = async (userType: 'tenant' | 'landlord'): Promise<string> => {
  const email = emailOf(userType)
  const token = await readLink(email, 'confirm')
  await open().call(linkEndpoints.confirmEmail, { body: { token } })
  return email
}

/** The link comes by mail; the new password signs in. */
const passwordIsReset = async (): Promise<string> => {
  const email = emailOf('tenant')
  await open().call(linkEndpoints.forgotPassword, { body: { email } })
  const token = await readLink(email, 'reset')
  const newPassword = 'another-garden-8'
  await open().call(linkEndpoints.resetPassword, { body: { token, newPassword } })
  const old = await open().refusal(authEndpoints.login, { body: { email, password: 'walled-garden-7' } })
  expectThat(old.status === 401, `the old password is ${old.status}`)
  const { user } = await (await signIn(email, newPassword)).call(authEndpoints.me)
  return user.email
}

let failed = 0
const step = async <Result>(what: string, make: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    const result = await make()
    console.log(`✓ ${what}${typeof result === 'string' ? `: ${result}` : ''}`)
    return result
  } catch (error) {
    failed += 1
    console.log(`✗ ${what}: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

await step('The start page is drawn', pageIsDrawn)
const tenant = (await step('A tenant registers', () => signUp('tenant'))) ?? open()
const landlord = (await step('A landlord registers', () => signUp('landlord'))) ?? open()
await step('The landlord lists a home with three photographs', () => photographsAreListed(landlord))
await step('The tenant finds it', () => homeIsFound(tenant))
await step('The assistant knows its title and rent', () => assistantKnowsIt(tenant))
await step('The tenant pays for a plan with 4242', () => planIsBought(tenant))
await step(
  'The tenant of the demonstration shows a payslip to their landlord, and reads who looked',
  payslipIsShared,
)
for (const userType of ['tenant', 'landlord'] as const)
  await step(`The ${userType} confirms the address`, () => addressIsConfirmed(userType))
const demonstrated = { tenant: await asDemonstration('tenant'), landlord: await asDemonstration('landlord') }
const withLandlord: Two = { tenant, landlord: demonstrated.landlord }
const withTenant: Two = { tenant: demonstrated.tenant, landlord }
const pairs: [string, Two][] = [
  ['a new tenant and the landlord of the demonstration', withLandlord],
  ['the tenant of the demonstration and a new landlord', withTenant],
  ['the two of the demonstration', demonstrated],
]
for (const [who, two] of pairs) {
  await step(`A question is answered between ${who}`, () => questionIsAnswered(two))
  await step(`A tour is agreed on between ${who}`, () => tourIsAgreedOn(two))
  await step(`An application is accepted between ${who}`, () => applicationIsAccepted(two))
}
await step('The landlord of the demonstration invites the new tenant', () =>
  tenantIsInvited(withLandlord, emailOf('tenant')),
)
await step('The new landlord invites the tenant of the demonstration', () =>
  tenantIsInvited(withTenant, 'tenant@example.com'),
)
await step('The tenant who was invited files a repair', () => repairIsFiled(tenant))
await step('The tenant forgets the password, and comes back in by the mailbox', passwordIsReset)
await step('The tenant of the demonstration files a repair', () => repairIsFiled(demonstrated.tenant))
process.exit(failed)
