import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { type VendorJob, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints | undefined
afterEach(() => {
  cleanup()
  server?.stop()
})

const token = 'a'.repeat(43)

const sampleJob = (overrides: Partial<VendorJob> = {}): VendorJob => ({
  title: 'Water under the sink',
  description: 'The pipe drips steadily.',
  category: 'plumbing',
  priority: 'high',
  status: 'acknowledged',
  photos: ['/api/vendor-photos/one?signature=a'],
  home: { address: '12 Guerrero St', city: 'San Francisco', state: 'CA', zipCode: '94103' },
  timeZone: 'America/Los_Angeles',
  scheduledDate: null,
  photosLeft: 5,
  expiresAt: '2031-01-05T12:00:00.000Z',
  ...overrides,
})

const draw = async (job: VendorJob, hash = `#${token}`) => {
  const kept = { job, sent: [] as unknown[], isOver: false }
  const answer = () => {
    if (kept.isOver) throw new Refusal('not_found', 'There is no such link.')
    return { job: kept.job }
  }
  server = await serveEndpoints([
    answering(vendorEndpoints.job, ({ params }) => {
      expect(params.token).toBe(token)
      return answer()
    }),
    answering(vendorEndpoints.update, ({ body }) => {
      kept.sent.push(body)
      kept.job = { ...kept.job, scheduledDate: body.scheduledDate ?? kept.job.scheduledDate }
      return answer()
    }),
  ])
  visit(server.url, `/vendor${hash}`)
  const platform = testPlatform(null)
  drawOn(platform, <Routes />)
  await screen.findByRole('heading', { level: 1 })
  return { kept, platform }
}

test('a vendor without an account reads the job, and the token stays in the fragment', async () => {
  await draw(sampleJob())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Water under the sink')
  expect(screen.getByText('12 Guerrero St, San Francisco, CA 94103')).toBeDefined()
  expect(screen.getByRole('img', { name: '1 of 1' }).getAttribute('src')).toContain('signature')
  expect(window.location.hash).toBe(`#${token}`)
})

test('a vendor schedules the work on the home’s clock, writes, and says that it is done', async () => {
  const { kept, platform } = await draw(sampleJob())
  fireEvent.change(screen.getByLabelText('When will you come?'), { target: { value: '2031-05-04T10:00' } })
  await userEvent.type(screen.getByLabelText('Message'), 'I bring a washer.')
  await userEvent.click(screen.getByRole('button', { name: 'Send update' }))
  expect(await screen.findByLabelText('Another time')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'The work is done' }))
  await screen.findByRole('button', { name: 'Send update' })
  expect(kept.sent).toMatchObject([
    { scheduledDate: '2031-05-04T17:00:00.000Z', message: 'I bring a washer.', isDone: false },
    { isDone: true },
  ])
  expect(platform.toasts.map(({ title }) => title)).toEqual([
    'Update sent',
    'Thanks! We’ll let them know it’s done.',
  ])
})

test('an empty update says what can be sent', async () => {
  const { kept } = await draw(sampleJob())
  await userEvent.click(screen.getByRole('button', { name: 'Send update' }))
  expect(
    await screen.findByText('Please write a message, choose a time, or mark the work as done'),
  ).toBeDefined()
  expect(kept.sent).toEqual([])
})

test('a link that ends while the page is open shows nothing more at the next press', async () => {
  const { kept } = await draw(sampleJob())
  kept.isOver = true
  await userEvent.type(screen.getByLabelText('Message'), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send update' }))
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeDefined()
  expect(screen.queryByText('12 Guerrero St, San Francisco, CA 94103')).toBeNull()
})

test('a page without a token says what to do, and leads home', async () => {
  await draw(sampleJob(), '')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
  expect(screen.getByText(/^It may have ended/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})

test('completed work can only be read, and files that are no pictures are not sent', async () => {
  await draw(sampleJob())
  const box = screen.getByLabelText(/^Add photos of the work/)
  await userEvent.upload(box, new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }), {
    applyAccept: false,
  })
  expect(await screen.findByText('Please choose a JPEG, PNG or WebP picture.')).toBeDefined()
  cleanup()
  server?.stop()
  await draw(sampleJob({ status: 'completed' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/^This work is completed/)).toBeDefined()
})
