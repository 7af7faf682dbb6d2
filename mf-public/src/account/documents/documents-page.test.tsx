import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sessionNeededEvent } from '@portal/client/session-needed'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
} from '@portal/client/test/serve-endpoints'
import type { OwnDocument } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const documentOf = (n: number, overrides: Partial<OwnDocument> = {}): OwnDocument => ({
  id: `0190a000-0000-7000-8000-00000000000${n}`,
  purpose: 'income',
  name: `paper-${n}.pdf`,
  contentType: 'application/pdf',
  bytes: 184_000,
  review: 'unreviewed',
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

/** The files that arrived, by what they contain. */
let arrived: { words: string; purpose: string; name: string; clientId: string | undefined }[] = []

const draw = async (initial: OwnDocument[] = [], before: (words: string) => unknown = () => {}) => {
  arrived = []
  let stored = initial
  server = await serveEndpoints([
    answering(documentEndpoints.list, () => ({ documents: stored })),
    answering(documentEndpoints.upload, async ({ query, body }) => {
      const words = new TextDecoder().decode(await body.read())
      arrived.push({ words, ...query, clientId: query.clientId })
      await before(words)
      const document = documentOf(stored.length + 1, { purpose: query.purpose, name: query.name })
      stored = [document, ...stored]
      return { document }
    }),
    answering(documentEndpoints.delete, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id)
    }),
  ])
  visit(server.url, '/profile/documents')
  const platform = testPlatform({})
  drawOn(platform, <Routes />)
  await screen.findByText(/of 50 documents uploaded/)
  return platform
}

const file = (name: string) => new File([name], name, { type: 'application/pdf' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/Drag and drop documents here/), { target: { files } })
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find(each => within(each).queryByText(name))
  if (!found) throw new Error(`There is no row for ${name}`)
  return within(found)
}

test('the list says what each document is for, how large it is and since when, and leads to it', async () => {
  await draw([documentOf(1), documentOf(2, { purpose: 'identity', name: 'passport.png', bytes: 640 })])
  expect(screen.getByRole('heading', { name: 'Uploaded Documents' })).toBeDefined()
  expect(screen.getByText('2 of 50 documents uploaded')).toBeDefined()
  expect(row('paper-1.pdf').getByText('Proof of income · Nov 3, 2026 · 184 KB')).toBeDefined()
  const link = row('passport.png').getByRole('link', { name: 'Download passport.png' })
  expect(link.getAttribute('href')).toBe(`/api/documents/${documentOf(2).id}/content`)
})

test('the list says with whom each document is shared, until when, and how often they looked', async () => {
  const marcus = { firstName: 'Marcus', lastName: 'Hale', expiresAt: '2040-12-04T12:00:00.000Z' }
  const daniel = { firstName: 'Daniel', lastName: 'Osei', expiresAt: null, looks: 0 }
  await draw([documentOf(1, { seenBy: [{ ...marcus, looks: 2 }, daniel] }), documentOf(2, { seenBy: [] })])
  expect(
    row('paper-1.pdf').getByText(
      'Proof of income · Nov 3, 2026 · Shared with Marcus Hale until Dec 4, 2040, viewed twice · Shared with Daniel Osei, not viewed yet · 184 KB',
    ),
  ).toBeDefined()
  expect(row('paper-2.pdf').getByText('Proof of income · Nov 3, 2026 · 184 KB')).toBeDefined()
})

test('a file is uploaded for the chosen purpose, and joins the list', async () => {
  await draw()
  await userEvent.click(screen.getByRole('combobox', { name: 'What are you uploading?' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Reference' }))
  choose(file('letter.pdf'))
  await screen.findByText('1 of 50 documents uploaded')
  expect(arrived).toMatchObject([{ words: 'letter.pdf', name: 'letter.pdf', purpose: 'reference' }])
  expect(row('letter.pdf').getByText(/^Reference/)).toBeDefined()
})

test('of six files at once none is taken, and of five all are', async () => {
  await draw()
  const files = [1, 2, 3, 4, 5, 6].map(n => file(`${n}.pdf`))
  choose(...files)
  expect(screen.getByRole('alert').textContent).toContain('Cannot upload more than 5 files')
  expect(arrived).toEqual([])
  choose(...files.slice(1))
  await screen.findByText('5 of 50 documents uploaded')
  expect(arrived).toHaveLength(5)
})

test('a lost connection says so and keeps the file, and trying again sends the same one', async () => {
  await draw([], () => {
    if (arrived.length === 1) throw new BrokenConnection()
  })
  choose(file('letter.pdf'))
  await screen.findByText('Error')
  expect(row('letter.pdf').getByRole('alert').textContent).toContain('The connection was lost')
  await userEvent.click(row('letter.pdf').getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 of 50 documents uploaded')
  expect(screen.queryByText('Error')).toBeNull()
  expect(arrived[1]?.clientId).toBe(arrived[0]?.clientId ?? '')
})

test('a session that ends asks to sign in, and the file is then sent', async () => {
  const signIn = (event: Event) => {
    if (event instanceof CustomEvent) event.detail.respondWith(Promise.resolve(true))
  }
  window.addEventListener(sessionNeededEvent, signIn)
  await draw([], () => {
    if (arrived.length === 1) throw new Refusal('no_session', 'Please sign in first')
  })
  choose(file('letter.pdf'))
  await screen.findByText('1 of 50 documents uploaded')
  window.removeEventListener(sessionNeededEvent, signIn)
  expect(arrived).toHaveLength(2)
})

test('what the portal refuses has its reason, and can only be removed', async () => {
  await draw([], () => {
    throw new Refusal('conflict', 'You uploaded this already.')
  })
  choose(file('letter.pdf'), file('page.html'), file('jane.pdf'))
  await waitFor(() => expect(screen.getAllByText('Error')).toHaveLength(3))
  expect(row('letter.pdf').getByText('You uploaded this already.')).toBeDefined()
  expect(row('page.html').getByText('Please choose a PDF, DOC, DOCX, JPG or PNG file')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(arrived.map(({ words }) => words)).not.toContain('page.html')
  await userEvent.click(screen.getByRole('button', { name: 'Remove page.html' }))
  expect(screen.getAllByText('Error')).toHaveLength(2)
})

test('a document is removed once it is confirmed', async () => {
  const platform = await draw([documentOf(1), documentOf(2)])
  await userEvent.click(screen.getByRole('button', { name: 'Remove paper-1.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove paper-1.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('1 of 50 documents uploaded')
  expect(platform.toasts.at(-1)?.title).toBe('Document removed')
  expect(screen.queryByText('paper-1.pdf')).toBeNull()
})
