import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sessionNeededEvent } from '@portal/client/session-needed'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
} from '@portal/client/test/serve-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { PhotoBox } from '@portal/shared-ui/photo-box'
import { visit } from '@portal/shared-ui/platform/test-platform'
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type DescribedPhoto, usePhotoUploads } from './use-photo-uploads.tsx'

let server: ServedEndpoints
let arrived: { words: string; clientId: string | undefined }[]
let before: (words: string) => unknown
let value: readonly DescribedPhoto[]
let setValue: (value: readonly DescribedPhoto[]) => void
let unsent: string | null

const addressOf = (words: string) => `/api/photos/${words}`

beforeEach(async () => {
  takesMs = 0
  arrived = []
  before = () => {}
  server = await serveEndpoints([
    answering(photoEndpoints.upload, async ({ query, body }) => {
      const words = new TextDecoder().decode(await body.read())
      arrived.push({ words, clientId: query.clientId })
      await before(words)
      const id = '0190a000-0000-7000-8000-000000000001'
      const size = { width: 4, height: 3 }
      return {
        photo: {
          id,
          purpose: query.purpose,
          url: addressOf(words),
          ...size,
          createdAt: '2026-11-03T12:00:00.000Z',
        },
      }
    }),
  ])
  visit(server.url, '/')
})
afterEach(() => server.stop())

/** Forms take a moment to show a new value. */
let takesMs = 0

function Box({ initial, maxPhotos }: { initial: readonly DescribedPhoto[]; maxPhotos: number }) {
  const [photos, setPhotos] = useState(initial)
  const change = (next: readonly DescribedPhoto[]) =>
    takesMs > 0 ? setTimeout(() => setPhotos(next), takesMs) : setPhotos(next)
  const uploads = usePhotoUploads({ purpose: 'home', maxPhotos, value: photos, onChange: change })
  value = photos
  setValue = setPhotos
  unsent = uploads.unsent
  return <PhotoBox {...uploads.box} />
}

const draw = (initial: readonly string[] = [], maxPhotos = 5) =>
  render(
    <Box
      initial={initial.map(words => ({ address: addressOf(words), description: '' }))}
      maxPhotos={maxPhotos}
    />,
  )

const input = () => screen.getByLabelText<HTMLInputElement>(/Drag and drop photos here/)
const file = (words: string, type = 'image/jpeg') => new File([words], `${words}.jpg`, { type })
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const addresses = () => value.map(({ address }) => address.slice(addressOf('').length))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tile = (index: number) => {
  const found = screen.getAllByRole('listitem')[index]
  if (!found) throw new Error(`There is no photo ${index + 1}`)
  return within(found)
}

test('photos keep the order in which they were chosen, whichever arrives first', async () => {
  const first = Promise.withResolvers<void>()
  before = words => words === 'a' && first.promise
  draw(['old'])
  choose(file('a'), file('b'))
  await waitFor(() => expect(addresses()).toEqual(['old', 'b']))
  expect(unsent).toBe('uploading')
  expect(screen.getByText('2 of 5 photos uploaded')).toBeDefined()
  first.resolve()
  await waitFor(() => expect(addresses()).toEqual(['old', 'a', 'b']))
  expect(unsent).toBeNull()
})

test('no photo is lost in a form that shows only later what it was told', async () => {
  takesMs = 50
  draw()
  choose(file('a'), file('b'), file('c'), file('d'), file('e'))
  await waitFor(() => expect(addresses()).toEqual(['a', 'b', 'c', 'd', 'e']))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await press('Move earlier: photo 5')
  await press('Move earlier: photo 4')
  await waitFor(() => expect(addresses()).toEqual(['a', 'b', 'e', 'c', 'd']))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('photos move by buttons and by dragging, and the first is the cover', async () => {
  draw(['a', 'b', 'c'])
  await press('Move earlier: photo 3')
  expect(addresses()).toEqual(['a', 'c', 'b'])
  await press('Move earlier: photo 2')
  expect(addresses()).toEqual(['c', 'a', 'b'])
  expect(screen.getByText('Moved to place 1 of 3: this is now the cover').getAttribute('role')).toBe('status')
  expect(tile(0).getByText('Cover')).toBeDefined()
  expect(screen.getAllByText('Cover')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move earlier: photo 1' }))
  await press('Move earlier: photo 1')
  expect(addresses()).toEqual(['c', 'a', 'b'])

  const picture = tile(2).getByRole('img').parentElement
  if (!picture) throw new Error('The picture has no frame')
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(picture, { dataTransfer })
  const [target] = screen.getAllByRole('listitem')
  if (!target) throw new Error('There is no photo')
  const over = createEvent.dragOver(target)
  fireEvent(target, over)
  fireEvent.dragEnd(picture)
  expect(over.defaultPrevented).toBe(true)
  expect(addresses()).toEqual(['b', 'c', 'a'])
})

test('a removed photo comes back to its place with Undo, and the focus is never lost', async () => {
  draw(['a', 'b'])
  await press('Remove photo 1')
  expect(addresses()).toEqual(['b'])
  expect(document.activeElement?.textContent).toBe('Undo')
  await press('Undo')
  expect(addresses()).toEqual(['a', 'b'])
  expect(document.activeElement).toBe(input())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what a photo shows stays with it when it moves, even if it was typed before it arrived', async () => {
  const sent = Promise.withResolvers<void>()
  before = () => sent.promise
  draw(['old'])
  choose(file('a'))
  await userEvent.type(screen.getByRole('textbox', { name: 'What photo 2 shows' }), 'The kitchen')
  sent.resolve()
  await waitFor(() => expect(unsent).toBeNull())
  await press('Move earlier: photo 2')
  expect(value).toEqual([
    { address: addressOf('a'), description: 'The kitchen' },
    { address: addressOf('old'), description: '' },
  ])
})

test('a lost answer says so, and trying again sends the same photo', async () => {
  before = () => {
    if (arrived.length === 1) throw new BrokenConnection()
  }
  draw()
  choose(file('a'))
  await screen.findByText(/The connection was lost, so we don’t know whether this went through/)
  expect(unsent).toBe('failed')
  await press('Try again')
  await waitFor(() => expect(addresses()).toEqual(['a']))
  expect(unsent).toBeNull()
  expect(arrived.map(({ words }) => words)).toEqual(['a', 'a'])
  expect(arrived[1]?.clientId).toBe(arrived[0]?.clientId)
})

test('a session that ends asks to sign in, and the photo is then sent', async () => {
  before = () => {
    if (arrived.length === 1) throw new Refusal('no_session', 'Please sign in first')
  }
  const signIn = (event: Event) => {
    if (event instanceof CustomEvent) event.detail.respondWith(Promise.resolve(true))
  }
  window.addEventListener(sessionNeededEvent, signIn)
  draw()
  choose(file('a'))
  await waitFor(() => expect(addresses()).toEqual(['a']))
  window.removeEventListener(sessionNeededEvent, signIn)
  expect(arrived).toHaveLength(2)
})

test('what the server refuses has its reason, and is not tried again', async () => {
  before = () => {
    throw new Refusal('invalid', 'Please check the file.', {
      file: 'This picture is damaged or could not be read',
    })
  }
  draw()
  choose(file('a'))
  await screen.findByText('This picture is damaged or could not be read')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('files that are no pictures or too large are refused before they are sent', async () => {
  draw()
  choose(file('a', 'application/pdf'), new File([new Uint8Array(10_485_761)], 'b.png', { type: 'image/png' }))
  expect(screen.getByText('Please choose a JPEG, PNG or WebP picture')).toBeDefined()
  expect(screen.getByText('This picture is larger than 10 MB')).toBeDefined()
  expect([unsent, arrived]).toEqual(['failed', []])
  await press('Remove photo 1')
  await press('Remove photo 1')
  expect(unsent).toBeNull()
})

test('more than the maximum is refused as a whole', () => {
  draw(['a'], 2)
  choose(file('b'), file('c'))
  expect(screen.getByRole('alert').textContent).toContain('Cannot upload more than 2 files')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a form that is reset shows its photos, and keeps those on their way', async () => {
  const sent = Promise.withResolvers<void>()
  before = () => sent.promise
  draw(['a'])
  choose(file('b'))
  act(() => setValue([{ address: addressOf('c'), description: 'The yard' }]))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What photo 1 shows' }).value).toBe('The yard')
  sent.resolve()
  await waitFor(() => expect(addresses()).toEqual(['c', 'b']))
})
