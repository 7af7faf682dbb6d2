// Anyone can register any address: until it is confirmed, what belongs to it is not theirs, and it gets no news of the account.
import { expect, test } from 'bun:test'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { UserType } from '@portal/contract/people/person'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { newLink } from '../../../test/new-link.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { filesInZip } from '../../../test/read-zip.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { tellOfTenancy } from '../../renting/tenancies/tell-of-tenancy.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'
import { users } from '../../schema/people.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { endAccounts } from './closing/end-accounts.ts'
import { makeExports } from './export/make-exports.ts'

const { smtpUrl } = await openMailbox()
const { database, services, jobs, register, signUpConfirmed, signIn, visitor, forgetLimits } =
  await openTestApp({ smtpUrl })
const landlord = await signUpConfirmed('landlord')
const body = { currentPassword: password }

interface State {
  userType: UserType
  isConfirmed: boolean
  isYoung: boolean
}

const personIn = async ({ userType, isConfirmed, isYoung }: State) => {
  await forgetLimits()
  const person = await register(userType)
  if (isConfirmed) await confirmAddress(database, person.user.id)
  const isTheirs = eq(users.id, person.user.id)
  if (!isYoung) await database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(isTheirs)
  return person
}

/** An invitation, a subscription to the newsletter and a mail, as strangers caused them. */
const leaveFor = async (email: string) => {
  const parties = { tenant: '', landlord: landlord.user.id }
  await makeOffer(database, parties, { tenantId: null, invitedEmail: email.toUpperCase() })
  await database.insert(newsletterSubscribers).values({ email: email.toUpperCase() })
  await database
    .insert(outgoingMails)
    .values({ recipient: email, content: { subject: 'News', paragraphs: [] } })
}

const countFor = async (email: string) => ({
  invitations: await database.$count(tenancies, sql`lower(${tenancies.invitedEmail}) = ${email}`),
  subscriptions: await database.$count(
    newsletterSubscribers,
    sql`lower(${newsletterSubscribers.email}) = ${email}`,
  ),
  mails: (await subjectsTo(email)).filter(subject => subject === 'News').length,
})

const subjectsTo = async (email: string): Promise<string[]> => {
  const { content, recipient } = outgoingMails
  const mails = await database.select({ content }).from(outgoingMails).where(eq(recipient, email))
  return mails.map(mail => mail.content.subject)
}

const everything = { invitations: 1, subscriptions: 1, mails: 1 }
const nothing = { invitations: 0, subscriptions: 0, mails: 0 }

/** Landlords differ only in what they can be invited to, which the tests of tenancies show. */
const userTypes = howMany(1, 2) === 1 ? (['tenant'] as const) : (['tenant', 'landlord'] as const)

const states = userTypes.flatMap(userType =>
  [true, false].flatMap(isConfirmed => [true, false].map(isYoung => ({ userType, isConfirmed, isYoung }))),
)
const nameOf = ({ userType, isConfirmed, isYoung }: State): string =>
  `a ${isYoung ? 'young' : 'long-standing'} ${userType} with ${isConfirmed ? 'a confirmed' : 'an unconfirmed'} address`
const named = states.map(state => ({ name: nameOf(state), state }))

test.each(named)(
  'what waits for the address of $name goes with the account only if it is theirs',
  async ({ state }) => {
    const { user, ...person } = await withLeft(state)
    await person.browser.call(closingEndpoints.close, { body })
    await database.update(users).set({ closesAt: sql`now()` }).where(eq(users.id, user.id))
    await endAccounts(database, { payments: undefined, announce: jobs.announce })
    const [row] = await database.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, user.id))
    expect(row?.closedAt).toBeString()
    expect(await countFor(user.email)).toEqual(state.isConfirmed ? nothing : everything)
  },
)

test.each(named)(
  'what waits for the address of $name is in their export only if it is theirs',
  async ({ state }) => {
    const { user, browser } = await withLeft(state)
    const data = await exportOf(browser)
    expect(data.newsletter_subscribers).toHaveLength(state.isConfirmed ? 1 : 0)
    expect(await countFor(user.email)).toEqual(everything)
  },
)

const withLeft = async (state: State) => {
  const browser = await personIn(state)
  await leaveFor(browser.user.email)
  return { browser, user: browser.user }
}

const exportOf = async (person: TestBrowser): Promise<Record<string, unknown[]>> => {
  await person.call(exportEndpoints.ask)
  let id: string | null | undefined
  await untilTrue(async () => {
    await makeExports(database, services.objects, services.mail)
    id = (await person.call(exportEndpoints.read)).dataExport?.documentId
    return Boolean(id)
  })
  const { headers } = await person.sendTo(documentEndpoints.content, { params: { id: id ?? '' } })
  const zip = await person.send('GET', headers.get('location') ?? '')
  return JSON.parse((await filesInZip(Buffer.from(await zip.bytes()))).get('data.json')?.toString() ?? '')
}

/** Everything that a confirmed address hears about its account below. */
const news = [
  'Offer',
  'New sign-in to your account',
  'Your email address is about to change',
  'The copy of your data is ready',
  'Your password was changed',
  'Your account will close on',
]

test.each([true, false])('an address that is confirmed (%p) is told about its account', async isConfirmed => {
  const person = await personIn({ userType: 'tenant', isConfirmed, isYoung: false })
  const { id, email } = person.user
  const tenancyId = await makeOffer(database, { tenant: id, landlord: landlord.user.id })
  await tellOfTenancy(database, { type: 'tenancy_offered', tenancyId }, { hasMail: true })
  await signIn(email, password)
  await person.call(securityEndpoints.changeEmail, { body: { ...body, newEmail: registration().email } })
  const early = await subjectsTo(email) // a mail with a link goes with the link
  await exportOf(person)
  await person.call(securityEndpoints.changePassword, { body: { ...body, newPassword: 'another good one' } })
  await person.call(closingEndpoints.close, { body: { currentPassword: 'another good one' } })
  const subjects = new Set([...early, ...(await subjectsTo(email))])
  subjects.delete('Please confirm your email address')
  // Days are cut off.
  const kinds = [...subjects].map(subject => news.find(kind => subject.startsWith(kind)) ?? subject)
  expect(kinds.toSorted()).toEqual(isConfirmed ? news.toSorted() : [])
})

test.each([true, false])(
  'an address that was confirmed (%p) is told that another replaced it',
  async isConfirmed => {
    const { user } = await personIn({ userType: 'tenant', isConfirmed, isYoung: true })
    const token = await newLink(database, user.id, 'change_email', registration().email)
    await visitor().call(linkEndpoints.confirmEmail, { body: { token } })
    expect((await subjectsTo(user.email)).includes('Your email address was changed')).toBe(isConfirmed)
  },
)
