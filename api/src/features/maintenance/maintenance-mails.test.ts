import { expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { hasTry } from '../../platform/limits/rate-limit.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { mailsToAddress } from '../mail/send-mails.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, signUpConfirmed } = await openTestApp({ jobs: true, smtpUrl })

const setUp = async () => {
  const [tenant, landlord] = [await signUpConfirmed('tenant'), await signUpConfirmed('landlord')]
  const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
  const file = async (fields: object = {}) =>
    (await tenant.call(filingEndpoints.create, { body: newRequest(home, { ...fields }) })).request
  return { tenant, landlord, file }
}

const repairMailsOf = async (userId: string) => {
  await untilHandled(database)
  return database
    .select({ content: outgoingMails.content })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.userId, userId), eq(outgoingMails.kind, 'repairs')))
    .orderBy(outgoingMails.id)
}

test('a repair is mailed to its landlord, with the home, who and how urgent, and no words of the tenant', async () => {
  const { landlord, file } = await setUp()
  const { id } = await file()
  await file({ priority: 'urgent' })
  const mails = (await repairMailsOf(landlord.user.id)).map(({ content }) => content)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'New maintenance request: 12 Fell St',
    'Urgent maintenance request: 12 Fell St',
  ])
  expect(mails[0]?.paragraphs.at(-1)).toBe(
    'Alex Doe reported a repair at Sunny flat near the park, 12 Fell St: plumbing, medium priority.',
  )
  expect(mails[0]?.facts).toContainEqual({ name: 'Priority', value: 'Medium' })
  expect(mails[0]?.action?.path).toBe(`/maintenance/manage?request=${id}`)
  expect(JSON.stringify(mails)).not.toMatch(/Dripping|drips all night/)
})

test('the tenant is mailed when the work is', async () => {
  const { tenant, landlord, file } = await setUp()
  const { id } = await file()
  const body = { scheduledDate: '2031-05-04T10:00:00Z' }
  await landlord.call(maintenanceEndpoints.schedule, { params: { id }, body })
  await landlord.call(maintenanceEndpoints.addLandlordNote, { params: { id }, body: { note: 'Soon.' } })
  const mails = await repairMailsOf(tenant.user.id)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.content.subject).toBe('Repair on Sun, May 4, 3 AM PDT: Sunny flat near the park')
  expect(mails[0]?.content.paragraphs.at(-1)).toMatch(/is scheduled for May 4, 2031, 3:00\sAM PDT\.$/)
})

test('a landlord who turned them off gets none', async () => {
  const { landlord, file } = await setUp()
  await landlord.call(mailSettingsEndpoints.change, { body: { repairs: false } })
  await file({ priority: 'urgent' })
  expect(await repairMailsOf(landlord.user.id)).toEqual([])
})

test('past the limit of an address an urgent repair is still mailed at once, and the others wait', async () => {
  const { landlord, file } = await setUp()
  while (await hasTry(database, mailsToAddress, landlord.user.email));
  await file()
  await file({ priority: 'urgent' })
  const subjects = async () => (await mailsTo(landlord.user.email)).map(({ subject }) => subject)
  await untilTrue(async () => (await subjects()).includes('Urgent maintenance request: 12 Fell St'))
  expect(await subjects()).not.toContain('New maintenance request: 12 Fell St')
})
