import { expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeApplication } from '../../../test/new-application.ts'
import { openScreenedApp } from '../../../test/screening.ts'

const { smtpUrl, mailsTo, untilMailed } = await openMailbox()
const { database, signUpConfirmed, heard, fill } = await openScreenedApp({ jobs: true, smtpUrl })
const { accept, decline, order, release } = backgroundCheckEndpoints

const meet = async () => {
  const [tenant, landlord] = [await signUpConfirmed('tenant'), await signUpConfirmed('landlord', 'premium')]
  const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
  const applicationId = await makeApplication(database, ids)
  const { backgroundCheck } = await landlord.call(order, { body: { applicationId } })
  return { tenant, landlord, applicationId, params: { id: backgroundCheck.id } }
}
type Person = Awaited<ReturnType<typeof meet>>['tenant']

const notified = async (person: Person, title: string) => {
  let found: { message: string; actionUrl: string | null; actionRequired: boolean } | undefined
  await untilTrue(async () => {
    const { notifications } = await person.call(notificationEndpoints.list)
    found = notifications.find(one => one.title === title)
    return found !== undefined
  })
  return found
}
const mailed = async (person: Person, subject: string): Promise<string> => {
  await untilTrue(async () => (await mailsTo(person.user.email)).some(mail => mail.subject === subject))
  return (await mailsTo(person.user.email)).find(mail => mail.subject === subject)?.text ?? ''
}

test('the tenant hears of the request and of the report, with the right to dispute it; the landlord of the release', async () => {
  const { tenant, landlord, applicationId, params } = await meet()
  const asked = 'You’re asked for a background check'
  expect(await notified(tenant, asked)).toMatchObject({
    actionUrl: '/profile/verification',
    actionRequired: true,
    message: expect.stringContaining('You see the report first, and you can decline.'),
  })
  expect(await mailed(tenant, asked)).toContain('/profile/verification')

  await fill((await tenant.call(accept, { params })).url, 'Consider')
  expect((await notified(tenant, asked))?.actionRequired).toBe(false)
  await heard()
  const ready = 'Your background check is ready'
  await notified(tenant, ready)
  const mail = await mailed(tenant, ready)
  expect(mail).toContain('Checkr made this report')
  expect(mail).toContain('you have the right to dispute it with Checkr for free')
  expect(mail).not.toContain('consider')

  await tenant.call(release, { params })
  const released = 'Background check released'
  expect(await notified(landlord, released)).toMatchObject({
    message: expect.stringMatching(/^You can read \S+ \S+’s report/),
    actionUrl: `/landlord/applications/${applicationId}`,
  })
  await mailed(landlord, released)

  await landlord.call(applicationEndpoints.decline, {
    params: { id: applicationId },
    body: { reason: 'background_report' },
  })
  expect(await mailed(tenant, 'Application declined: Sunny flat near the park')).toContain(
    'the right to dispute it with Checkr',
  )
})

test('a clear report needs no such words, and a decline is told to the landlord', async () => {
  const clear = await meet()
  await fill((await clear.tenant.call(accept, { params: clear.params })).url, 'Clear')
  await heard()
  expect(await mailed(clear.tenant, 'Your background check is ready')).not.toContain('dispute it with')

  const declined = await meet()
  await declined.tenant.call(decline, { params: declined.params })
  expect((await notified(declined.landlord, 'Background check declined'))?.message).toContain(
    'It doesn’t count toward your plan.',
  )
  await untilMailed(declined.landlord.user.email)
})

test('a check that fails is told to both, one’s own only once', async () => {
  const { tenant, landlord, params } = await meet()
  await fill((await tenant.call(accept, { params })).url, 'Error')
  await heard()
  const failed = 'Background check not completed'
  expect((await notified(tenant, failed))?.actionUrl).toBe('/profile/verification')
  expect((await notified(landlord, failed))?.message).toContain('It doesn’t count toward your plan.')

  const alone = await signUpConfirmed('tenant', 'premium')
  const { backgroundCheck } = await alone.call(order, { body: {} })
  await fill((await alone.call(accept, { params: { id: backgroundCheck.id } })).url, 'Error')
  await heard()
  await notified(alone, failed)
  const { notifications } = await alone.call(notificationEndpoints.list)
  expect(notifications.filter(({ title }) => title === failed)).toHaveLength(1)
})
