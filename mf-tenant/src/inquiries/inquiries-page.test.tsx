import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const pageSize = 2

/** Serves these inquiries like the API, and renders the page. */
const draw = async (
  stored: () => Inquiry[],
  {
    userType = 'tenant' as 'tenant' | 'landlord',
    query = '',
    cancel = (_: Inquiry) => {},
    tour = (_: object) => {},
  } = {},
) => {
  const queries: string[] = []
  const inquiryWith = (id: string) => {
    const found = stored().find(inquiry => inquiry.id === id)
    if (!found) throw new Refusal('not_found', 'There is no such inquiry')
    return found
  }
  server = await serveEndpoints([
    answering(inquiryEndpoints.list, ({ query }) => {
      queries.push(query.status?.join() ?? 'all')
      const all = stored().filter(({ status }) => query.status?.includes(status) ?? true)
      const start = all.findIndex(({ id }) => id === query.cursor) + 1
      const page = all.slice(start, start + pageSize)
      return {
        inquiries: page,
        nextCursor: start + pageSize < all.length ? (page.at(-1)?.id ?? null) : null,
      }
    }),
    answering(inquiryEndpoints.read, ({ params }) => ({ inquiry: inquiryWith(params.id) })),
    answering(inquiryEndpoints.cancel, ({ params }) => {
      cancel(inquiryWith(params.id))
      return { inquiry: inquiryWith(params.id) }
    }),
    answering(inquiryEndpoints.choose, ({ params, body }) => {
      tour(body)
      return { inquiry: inquiryWith(params.id) }
    }),
    answering(inquiryEndpoints.outcome, ({ params, body }) => {
      tour(body)
      return { inquiry: inquiryWith(params.id) }
    }),
  ])
  const platform = testPlatform({ userType })
  visit(server.url, `/inquiries${query}`)
  drawOn(platform, <Routes />)
  return { platform, queries }
}

const titled = (title: string, overrides: Partial<Inquiry> = {}) => {
  const { property, ...inquiry } = sampleInquiry()
  return { ...inquiry, property: { ...property, title }, ...overrides }
}
const cards = () => screen.queryAllByRole('article').map(card => card.getAttribute('aria-label'))

test('an inquiry shows its home, state, message and all answers', async () => {
  const inquiry = titled('Garden cottage', {
    status: 'scheduled',
    askedDate: '2026-12-05T18:30:00.000Z',
    scheduledDate: '2026-12-05T18:30:00.000Z',
    earlierResponses: [{ message: 'Which day suits you?', at: '2026-11-04T12:00:00.000Z' }],
    responseMessage: 'Saturday it is.',
    responseDate: '2026-11-05T12:00:00.000Z',
  })
  await draw(() => [inquiry])
  const card = await screen.findByRole('article')
  const words = card.textContent ?? ''
  for (const part of [
    '12 Guerrero St, San Francisco, CA',
    'Scheduled',
    'Tour: Sat, Dec 5, 2026, 10:30 AM PST',
    'You · Tour · Nov 3, 2026',
    'May I see it on Sunday?',
    'Dana Ortiz · Nov 4, 2026',
  ])
    expect(words).toContain(part)
  expect(words.indexOf('Which day suits you?')).toBeLessThan(words.indexOf('Saturday it is.'))
  const link = within(card).getByRole('link', { name: 'Garden cottage' })
  expect(link.getAttribute('href')).toBe(`/properties/${inquiry.property.id}`)
})

test.each(statesOf(inquiryLifecycle))(
  'one that is %s says so, and can be canceled if its life allows it',
  async status => {
    await draw(() => [titled('Garden cottage', { status })])
    const card = await screen.findByRole('article')
    expect(within(card).getByText(inquiryStatusWords[status])).toBeTruthy()
    const button = within(card).queryByRole('button', { name: 'Cancel inquiry about Garden cottage' })
    expect(button !== null).toBe(mayFollow(inquiryLifecycle, status, 'cancelled'))
  },
)

test('the requested time is not presented as agreed, and stays when another was set', async () => {
  const [askedDate, scheduledDate] = ['2026-12-05T18:30:00.000Z', '2026-12-06T18:30:00.000Z']
  await draw(() => [
    titled('Garden cottage', { askedDate, scheduledDate: askedDate }),
    titled('Loft', { status: 'scheduled', askedDate, scheduledDate }),
  ])
  const [waiting, agreed] = await screen.findAllByRole('article')
  expect(waiting?.textContent).toContain('Requested time: Sat, Dec 5')
  expect(waiting?.textContent).not.toContain('Tour:')
  for (const words of ['Tour: Sun, Dec 6', 'Requested time: Sat, Dec 5'])
    expect(agreed?.textContent).toContain(words)
})

test('one of the proposed times that are still to come is chosen with one press', async () => {
  const [passed, first, second] = [
    '2026-01-05T18:30:00.000Z',
    '2099-12-05T18:30:00.000Z',
    '2099-12-06T18:30:00.000Z',
  ]
  let inquiry = titled('Loft', { status: 'responded', proposedDates: [passed, first, second] })
  const { platform } = await draw(() => [inquiry], {
    tour: body => {
      expect(body).toEqual({ date: second })
      inquiry = { ...inquiry, status: 'scheduled', scheduledDate: second }
    },
  })
  await screen.findByText('Your turn: choose a tour time')
  const times = within(screen.getByRole('list', { name: 'Proposed times' })).getAllByRole('button')
  expect(times.map(time => time.textContent?.slice(0, 17))).toEqual([
    'Sat, Dec 5, 2099,',
    'Sun, Dec 6, 2099,',
  ])
  await userEvent.click(times[1] as HTMLElement)
  await screen.findByText('Next: your tour')
  expect(platform.toasts).toMatchObject([{ title: 'Tour scheduled', tone: 'success' }])
})

test('a tour that has passed is not canceled: the tenant can report that the landlord didn’t show up', async () => {
  let inquiry = titled('Loft', { status: 'scheduled', scheduledDate: '2026-01-05T18:30:00.000Z' })
  await draw(() => [inquiry], {
    tour: body => {
      expect(body).toEqual({ outcome: 'landlord_absent' })
      inquiry = { ...inquiry, status: 'completed', outcome: 'landlord_absent' }
    },
  })
  const say = await screen.findByRole('button', { name: 'The landlord didn’t show up' })
  expect(screen.queryByRole('button', { name: /^Cancel inquiry/ })).toBeNull()
  await userEvent.click(say)
  const card = within(await screen.findByRole('article', { name: 'Inquiry about Loft' }))
  expect(await card.findByText('Closed')).toBeTruthy()
})

test('older ones are loaded on demand', async () => {
  const all = ['One', 'Two', 'Three'].map(title => titled(title))
  await draw(() => all)
  await screen.findByRole('article', { name: 'Inquiry about One' })
  expect(cards()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('article', { name: 'Inquiry about Three' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the address says which are shown: open, answered or closed', async () => {
  const { queries } = await draw(
    () => [titled('Old', { status: 'declined' }), titled('New'), titled('Told', { status: 'responded' })],
    { query: '?state=open' },
  )
  await screen.findByRole('article', { name: 'Inquiry about New' })
  expect(cards()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }))
  await screen.findByRole('article', { name: 'Inquiry about Old' })
  expect(window.location.search).toBe('?state=closed')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await screen.findByRole('article', { name: 'Inquiry about New' })
  expect(window.location.search).toBe('')
  expect(queries).toEqual(['pending', 'completed,declined,cancelled,expired', 'all'])
})

test('an address that names an inquiry scrolls to it, wherever it is in the list', async () => {
  const all = ['One', 'Two', 'Three'].map(title => titled(title))
  await draw(() => all, { query: `?inquiry=${all[2]?.id}` })
  const named = await screen.findByRole('article', { name: 'Inquiry about Three' })
  await waitFor(() => expect(document.activeElement === named).toBe(true))
  expect(cards()[0]).toBe('Inquiry about Three')
})

test('an address that names one that is gone says so', async () => {
  await draw(() => [titled('One')], { query: `?inquiry=${crypto.randomUUID()}` })
  expect(await screen.findByText('That inquiry is no longer available')).toBeTruthy()
  expect(await screen.findByRole('article')).toBeTruthy()
})

const cancelFirst = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel inquiry about/ }))
  return screen.findByRole('dialog', { name: 'Cancel this inquiry?' })
}

test('one is canceled after a confirmation, and the focus stays with it', async () => {
  let inquiry = titled('Garden cottage')
  const { platform } = await draw(() => [inquiry], {
    cancel: () => {
      inquiry = { ...inquiry, status: 'cancelled' }
    },
  })
  const dialog = await cancelFirst()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  expect(inquiry.status).toBe('pending')
  await userEvent.click(within(await cancelFirst()).getByRole('button', { name: 'Cancel inquiry' }))
  const card = screen.getByRole('article', { hidden: true })
  expect(await within(card).findByText('Canceled')).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
  expect(platform.toasts).toMatchObject([
    { title: 'Inquiry canceled', description: 'We’ll let Dana Ortiz know.' },
  ])
  await waitFor(() => expect(document.activeElement === card).toBe(true))
})

test('a cancellation that fails says why, and can be tried again', async () => {
  const inquiry = titled('Garden cottage')
  await draw(() => [inquiry], {
    cancel: () => {
      throw new Refusal('internal', 'Something went wrong on our side.')
    },
  })
  const dialog = await cancelFirst()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel inquiry' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Something went wrong on our side.',
  )
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel inquiry' }).disabled).toBe(
    false,
  )
})

test('one that was closed in the meantime is shown as it is now', async () => {
  let inquiry = titled('Garden cottage')
  const { platform } = await draw(() => [inquiry], {
    cancel: () => {
      inquiry = { ...inquiry, status: 'declined' }
      throw new Refusal('conflict', 'This inquiry is already closed.')
    },
  })
  await userEvent.click(within(await cancelFirst()).getByRole('button', { name: 'Cancel inquiry' }))
  expect(await within(screen.getByRole('article', { hidden: true })).findByText('Declined')).toBeTruthy()
  await waitFor(() =>
    expect(platform.toasts).toMatchObject([{ description: 'This inquiry is already closed.' }]),
  )
})

test('without an inquiry the page says where to begin', async () => {
  await draw(() => [])
  expect(await screen.findByRole('heading', { name: 'No inquiries yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('without one in the chosen state, all are a click away', async () => {
  await draw(() => [titled('New')], { query: '?state=closed' })
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('article', { name: 'Inquiry about New' })).toBeTruthy()
})

test('a failed load says why, and trying again fixes it', async () => {
  let isDown = true
  await draw(() => {
    if (isDown) throw new Refusal('not_now', 'The database is away.')
    return [titled('New')]
  })
  await screen.findByText('We couldn’t load your inquiries')
  expect(screen.getByText('The database is away.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Inquiry about New' })
})

test('a landlord sees who the page is for, with a link, and nothing is requested from the server', async () => {
  const { queries } = await draw(() => [], { userType: 'landlord' })
  expect(await screen.findByText('You must be a tenant to view this page.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View the inquiries you received' })
  expect(link.getAttribute('href')).toBe('/landlord/inquiries')
  expect(queries).toEqual([])
})
