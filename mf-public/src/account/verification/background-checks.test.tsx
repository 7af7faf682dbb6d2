import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { readyCheck, sampleCheck } from '@portal/client/test/sample-check'
import { tenant } from '@portal/client/test/sample-consent'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)
const { accept, decline, dispute, list, order, release, report } = backgroundCheckEndpoints

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const usage = { used: 0, limit: null, unlimited: true }

const draw = async (
  initial: BackgroundCheck[],
  { hasScreening = true, userType = 'tenant' as 'tenant' | 'landlord', refusal = '' } = {},
) => {
  const checks = [...initial]
  const sent: string[] = []
  const become = (what: string, id: string, changes: Partial<BackgroundCheck>) => {
    sent.push(what)
    if (refusal) throw new Refusal('conflict', refusal)
    const index = checks.findIndex(check => check.id === id)
    const backgroundCheck = { ...sampleCheck(), ...checks[index], ...changes }
    checks[index] = backgroundCheck
    return { backgroundCheck }
  }
  server = await serveEndpoints([
    answering(verificationEndpoints.list, () => ({ verifications: [], hasIdentity: false })),
    answering(list, () => ({ backgroundChecks: checks, nextCursor: null })),
    answering(order, () => {
      const own = sampleCheck({ requesterId: tenant.id, applicationId: null, propertyTitle: null })
      checks.unshift(own)
      return { backgroundCheck: own }
    }),
    answering(accept, ({ params }) => ({ ...become('accept', params.id, { status: 'running' }), url: null })),
    answering(decline, ({ params }) => become('decline', params.id, { status: 'cancelled' })),
    answering(release, ({ params }) => become('release', params.id, { status: 'released' })),
    answering(dispute, ({ params, body }) => ({
      ...become(`dispute ${body.message}`, params.id, {
        status: 'disputed',
        disputedAt: '2026-11-05T12:00:00.000Z',
      }),
      notice: null,
    })),
    answering(report, () => ({
      report: {
        result: 'consider' as const,
        sections: [
          { title: 'County criminal records', result: 'consider' as const, records: ['Petty theft, Guilty'] },
          { title: 'Evictions', result: 'clear' as const, records: [] },
        ],
      },
    })),
    answering(subscriptionEndpoints.usage, () => ({
      listings: usage,
      contacts: usage,
      backgroundChecks: { used: 0, limit: 0, unlimited: false },
    })),
  ])
  visit(server.url, '/profile/verification')
  const platform = testPlatform({ id: userType === 'tenant' ? tenant.id : crypto.randomUUID(), userType })
  platform.settings.hasScreening = hasScreening
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Background checks' })
  return {
    user: userEvent.setup(),
    sent,
    checks,
    arrived: platform.arrived,
    lastToast: () => platform.toasts.at(-1),
  }
}

const checkOfMarcus = () => screen.findByRole('article', { name: 'Marcus Hale asks for a check' })

test('a request says what the provider will ask for, and is accepted', async () => {
  const { user, sent } = await draw([sampleCheck()])
  const check = within(await checkOfMarcus())
  check.getByText(/Checkr makes the report\. .*Social Security number/)
  check.getByText(/For Sunny flat near the park/)
  await user.click(check.getByRole('button', { name: 'Accept and continue' }))
  await check.findByText(/Checkr is making your report/)
  expect(sent).toEqual(['accept'])
})

test('a request is declined', async () => {
  const { user, sent, lastToast } = await draw([sampleCheck()])
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByText('It was declined, or not done in time.')
  expect([sent, lastToast()?.title]).toEqual([['decline'], 'Declined'])
})

test('a report is read here first, with the right to dispute it', async () => {
  const { user } = await draw([readyCheck()])
  const check = within(await checkOfMarcus())
  check.getByText(/Only you can read your report now\. Marcus can read it from Nov 9, 2036/)
  check.getByText(/right to dispute it with Checkr for free/)
  expect(check.queryByText('Petty theft, Guilty')).toBeNull()
  await user.click(check.getByRole('button', { name: /^Show report/ }))
  await check.findByText('Petty theft, Guilty')
  check.getByRole('heading', { name: 'Evictions: clear' })
})

test('a report that comes while the page is open is there at once', async () => {
  const { checks, arrived } = await draw([sampleCheck()])
  await checkOfMarcus()
  checks[0] = readyCheck()
  act(() => arrived.set({ category: 'background_check' }))
  await screen.findByText(/Only you can read your report now/)
})

test('a report is disputed, and released all the same', async () => {
  const { user, sent } = await draw([readyCheck()])
  await user.click(await screen.findByRole('button', { name: 'Dispute' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this report' }))
  fireEvent.input(await dialog.findByLabelText(/^What is wrong/), { target: { value: 'This is not me.' } })
  await user.click(dialog.getByRole('button', { name: 'Dispute report' }))
  await screen.findByText(/You disputed your report on Nov 5, 2026\. Marcus can’t read it/)
  expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Release to Marcus' }))
  await screen.findByText(/Marcus can read your report while your application is open/)
  expect(sent).toEqual(['dispute This is not me.', 'release'])
})

test('a failure is said, and the list is read again', async () => {
  const { user, lastToast } = await draw([readyCheck()], { refusal: 'This background check was released.' })
  await user.click(await screen.findByRole('button', { name: 'Release to Marcus' }))
  await screen.findByRole('button', { name: 'Release to Marcus' })
  expect(lastToast()).toMatchObject({ tone: 'danger', description: 'This background check was released.' })
})

test('a tenant orders their own, unless the plan or the portal has none', async () => {
  const { user } = await draw([])
  await screen.findByText('Your plan has no background checks')
  await user.click(screen.getByRole('button', { name: 'Order a check' }))
  await screen.findByRole('article', { name: 'Your own check' })
  expect(screen.queryByRole('button', { name: 'Order a check' })).toBeNull()
})

test('a portal without a provider shows what there is, and leads nowhere', async () => {
  await draw([sampleCheck()], { hasScreening: false })
  await screen.findByText('Background checks aren’t available right now.')
  expect(screen.queryByRole('button', { name: /^(?:Accept|Order)/ })).toBeNull()
  screen.getByRole('button', { name: 'Decline' })
})

test('a landlord finds the applications of those they asked', async () => {
  await draw([sampleCheck()], { userType: 'landlord' })
  const check = within(await screen.findByRole('article', { name: 'Ana Reyes’s background check' }))
  expect(check.getByRole('link', { name: 'View application' }).getAttribute('href')).toBe(
    `/landlord/applications/${sampleCheck().applicationId}`,
  )
})
