import { expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { inDays, makeHome, newApplication, newTerms } from '../../../test/new-application.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { applications } from '../../schema/applications.ts'
import { settleApplications } from './settle-applications.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { signUpConfirmed: member, database } = await openTestApp({ jobs: true, smtpUrl })
const { create, decline, open, withdraw } = applicationEndpoints
const { accept } = acceptEndpoints
const by = (id: string) => ({ params: { id } })

type Member = Awaited<ReturnType<typeof member>>

const meet = async () => ({ landlord: await member('landlord'), tenant: await member('tenant') })

const applyTo = async (landlord: Member, tenant: Member, given?: string) => {
  const home = given ?? (await makeHome(database, landlord.user.id))
  const { application } = await tenant.call(create, { body: newApplication(home) })
  return { home, id: application.id }
}

const received = 'New application for 12 Fell St'

const subjectsOf = async ({ user }: Member): Promise<string[]> =>
  (await mailsTo(user.email)).map(({ subject }) => subject).filter(subject => !subject.includes('confirm'))

const untilSubjects = async (person: Member, expected: string[]): Promise<void> => {
  await untilTrue(async () => (await subjectsOf(person)).length >= expected.length)
  expect((await subjectsOf(person)).toSorted()).toEqual(expected.toSorted())
}

test('both sides are mailed what happens to an application, with the page that it leads to', async () => {
  const { landlord, tenant } = await meet()
  const { id } = await applyTo(landlord, tenant)
  await untilSubjects(landlord, [received])
  await landlord.call(open, by(id))
  await untilSubjects(tenant, ['Your application is under review: Sunny flat near the park'])
  await landlord.call(accept, { ...by(id), body: newTerms() })
  await untilSubjects(tenant, [
    'Your application is under review: Sunny flat near the park',
    'Application accepted: Sunny flat near the park',
  ])
  const accepted = (await mailsTo(tenant.user.email)).find(
    ({ subject }) => subject === 'Application accepted: Sunny flat near the park',
  )
  expect(accepted?.text).toContain(`/applications/${id}`)
  expect(accepted?.text).toMatch(/offers it to you from \w+ \d+, \d{4}\. Please answer within 14 days\./)
  expect(accepted?.headers['list-unsubscribe']).toContain('/api/unsubscribe')
  await landlord.call(threadEndpoints.read, {
    ...by((await landlord.call(threadEndpoints.list)).threads[0]?.id ?? ''),
    body: { position: 2 },
  })
  await tenant.call(withdraw, by(id))
  await untilSubjects(landlord, [received, 'Application withdrawn: 12 Fell St'])
})

test('a decline is mailed with its reason and the criteria, also while a mail about the conversation waits to be read', async () => {
  const { landlord, tenant } = await meet()
  const { id } = await applyTo(landlord, tenant)
  const threadId = (await landlord.call(threadEndpoints.list)).threads[0]?.id ?? ''
  await landlord.call(threadEndpoints.write, { ...by(threadId), body: { message: 'Do you have pets?' } })
  await untilSubjects(tenant, ['Message from Alex Doe: Sunny flat near the park'])
  const body = { reason: 'criteria_not_met', criteria: ['pets', 'income'] }
  await landlord.call(decline, { ...by(id), body })
  await untilSubjects(tenant, [
    'Message from Alex Doe: Sunny flat near the park',
    'Application declined: Sunny flat near the park',
  ])
  const declined = (await mailsTo(tenant.user.email)).find(
    ({ subject }) => subject === 'Application declined: Sunny flat near the park',
  )
  expect(declined?.text).toContain('A requirement wasn’t met. Not met: Pets, Income.')
})

test('an applicant whose home went to another reads that first', async () => {
  const { landlord, tenant } = await meet()
  const { id } = await applyTo(landlord, tenant)
  await landlord.call(decline, { ...by(id), body: { reason: 'another_applicant' } })
  const told = 'The home went to someone else: Sunny flat near the park'
  await untilSubjects(tenant, [told])
  const lost = (await mailsTo(tenant.user.email)).find(({ subject }) => subject === told)
  expect(lost?.text).toContain(
    'Sunny flat near the park went to another applicant. What you shared for it is no longer shared.',
  )
})

test('each application and each withdrawal has its own mail, whatever else of the conversation is unread', async () => {
  const { landlord, tenant } = await meet()
  const { home, id } = await applyTo(landlord, tenant)
  await tenant.call(withdraw, by(id))
  await applyTo(landlord, tenant, home)
  for (let number = 0; number < 5; number += 1) await applyTo(landlord, await member('tenant'), home)
  await untilSubjects(landlord, ['Application withdrawn: 12 Fell St', ...Array<string>(7).fill(received)])
})

test('the landlord is mailed seven days before, and whoever turned such mails off gets none', async () => {
  const { landlord, tenant } = await meet()
  const { id } = await applyTo(landlord, tenant)
  await untilSubjects(landlord, [received])
  await database
    .update(applications)
    .set({ expiresAt: inDays(6) })
    .where(eq(applications.id, id))
  await settleApplications(database, { hasMail: true })
  await untilSubjects(landlord, [received, '7 days left to decide on an application for 12 Fell St'])
  const { settings } = await tenant.call(mailSettingsEndpoints.read)
  const body = { applications: false, updatedAt: settings.updatedAt }
  await tenant.call(mailSettingsEndpoints.change, { body })
  await landlord.call(decline, { ...by(id), body: { reason: 'incomplete' } })
  await applyTo(landlord, await member('tenant'))
  await untilTrue(async () => (await subjectsOf(landlord)).length === 3)
  expect(await subjectsOf(tenant)).toEqual([])
})
