import { describe, expect, test } from 'bun:test'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp, secretKey } from '../../../test/test-app.ts'
import { mailTokenOf } from '../../domain/mail-token.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'
import { askSubscribers } from './subscribe.ts'

const { smtpUrl, untilMailed, mailsTo } = await openMailbox()
const { visitor, signUp, database, forgetLimits, moveTo } = await openTestApp({ jobs: true, smtpUrl })
const { subscribe, confirm } = newsletterEndpoints

const stored = async (email: string) => {
  const [row] = await database
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return row
}
const mailsAsking = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'Please confirm your subscription')
const tokenIn = (text = ''): string => /\/newsletter\/confirm#(\S+)\n/.exec(text)?.[1] ?? ''

test('the newsletter gives known and new addresses the same answer, and stores each once, ignoring case', async () => {
  const person = await signUp('tenant')
  const addresses = ['reader@example.org', 'Reader@Example.org', 'reader@example.org', person.user.email]
  const answers = await Promise.all(
    addresses.map(async email => (await visitor().sendTo(subscribe, { body: { email } })).json()),
  )
  expect(answers).toEqual(addresses.map(() => ({ accepted: true })))
  expect(await database.$count(newsletterSubscribers)).toBe(2)
})

test('the newsletter requires an address', async () => {
  for (const email of [undefined, '', 'reader', `${'a'.repeat(250)}@example.org`])
    expect(await visitor().refusal(subscribe, { body: { email } })).toMatchObject({
      status: 422,
      fields: { email: 'Please enter a valid email address' },
    })
})

test('the newsletter accepts thirty requests an hour from one network', async () => {
  await forgetLimits()
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const body = { email: `reader-${n}@example.org` }
    statuses.push((await visitor().sendTo(subscribe, { body })).status)
  }
  expect(statuses.slice(-2)).toEqual([202, 429])
  moveTo('203.0.113.9')
  await visitor().call(subscribe, { body: { email: 'reader@example.org' } })
})

describe('an address', () => {
  test('counts once its owner pressed the button that the mail leads to, however often', async () => {
    const email = 'joining@example.org'
    await visitor().call(subscribe, { body: { email } })
    const [mail] = await untilMailed(email)
    expect((await stored(email))?.confirmedAt).toBeNull()
    const token = tokenIn(mail?.text)
    await visitor().call(confirm, { body: { token } })
    const first = (await stored(email))?.confirmedAt
    expect(first).toBeString()
    await visitor().call(confirm, { body: { token } })
    expect((await stored(email))?.confirmedAt).toBe(first ?? '')
  })

  test('is asked once, also one from before, and again only when it is entered again after an hour', async () => {
    const email = 'before@example.org'
    await database.insert(newsletterSubscribers).values({ email })
    await Promise.all([askSubscribers(database), askSubscribers(database)])
    await untilMailed(email)
    await visitor().call(subscribe, { body: { email } })
    await askSubscribers(database)
    expect(await mailsAsking(email)).toHaveLength(1)
    await database
      .update(newsletterSubscribers)
      .set({ askedAt: sql`now() - interval '61 minutes'` })
      .where(eq(newsletterSubscribers.email, email))
    await askSubscribers(database)
    expect((await stored(email))?.askedAt).toBeString()
    await visitor().call(subscribe, { body: { email } })
    await untilMailed(email, 2)
    expect(await mailsAsking(email)).toHaveLength(2)
  })

  test('that is confirmed is never asked again', async () => {
    const email = 'confirmed@example.org'
    const long = sql`now() - interval '1 year'`
    await database.insert(newsletterSubscribers).values({ email, askedAt: long, confirmedAt: long })
    await visitor().call(subscribe, { body: { email } })
    await askSubscribers(database)
    await runHousekeeping(database)
    expect((await stored(email))?.confirmedAt).toBeString()
    expect(await mailsAsking(email)).toEqual([])
  })

  test('that nobody confirms is deleted after 30 days', async () => {
    const [late, soon] = ['late@example.org', 'soon@example.org']
    await database.insert(newsletterSubscribers).values([
      { email: late, askedAt: sql`now() - interval '31 days'` },
      { email: soon, askedAt: sql`now() - interval '29 days'` },
    ])
    await runHousekeeping(database)
    expect([await stored(late), (await stored(soon))?.email]).toEqual([undefined, soon])
  })

  test('is neither confirmed nor deleted by the wrong token', async () => {
    const email = 'staying@example.org'
    await visitor().call(subscribe, { body: { email } })
    const id = (await stored(email))?.id ?? ''
    const [join, leave] = (['join', 'newsletter'] as const).map(purpose =>
      mailTokenOf({ id, purpose }, secretKey),
    )
    const gone = mailTokenOf({ id: crypto.randomUUID(), purpose: 'join' }, secretKey)
    const forged = mailTokenOf({ id, purpose: 'join' }, 'another key of twenty-four letters')
    for (const token of [leave, gone, forged, `${join}x`, ''])
      expect(await visitor().refusal(confirm, { body: { token } })).toMatchObject({
        status: 422,
        fields: { token: 'This link is no longer valid' },
      })
    const { unsubscribe } = mailSettingsEndpoints
    expect((await visitor().refusal(unsubscribe, { query: { token: join ?? '' } })).status).toBe(422)
    expect(await stored(email)).toMatchObject({ confirmedAt: null })
  })
})
