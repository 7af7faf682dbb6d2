import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { UploadBox, useSimulatedUpload } from './upload-box.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const Box = ({ maxFiles = 5 }: { maxFiles?: number }) => {
  const { add, remove, ...state } = useSimulatedUpload(maxFiles)
  return <UploadBox {...state} maxFiles={maxFiles} onAdd={add} onRemove={remove} />
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Drag and drop documents here/)
const file = (name: string) => new File(['12345'], name, { type: 'application/pdf' })
const choose = (...names: string[]) => fireEvent.change(input(), { target: { files: names.map(file) } })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('where nothing can be dragged, documents are chosen', () => {
  render(<Box />)
  const words = [...(input().labels?.[0]?.querySelectorAll('strong') ?? [])].map(each => [
    each.dataset.by,
    each.textContent,
  ])
  expect(words).toEqual([
    ['pointer', 'Drag and drop documents here, or click to choose'],
    ['touch', 'Choose documents'],
  ])
})

test('a box for one document says so, and counts nothing', () => {
  render(<Box maxFiles={1} />)
  const one = screen.getByLabelText<HTMLInputElement>(/Drag and drop the document here/)
  expect(one.multiple).toBe(false)
  expect(screen.queryByText(/documents uploaded/)).toBeNull()
})

test('a document grows by ten percent every 200 ms, and is then uploaded', () => {
  render(<Box />)
  expect(screen.queryByRole('heading', { name: 'Uploaded Documents' })).toBeNull()
  choose('lease.pdf')
  expect(screen.getByRole('heading', { name: 'Uploaded Documents' })).toBeDefined()
  const progress = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null
  expect(progress()).toBe('0')
  pass(199)
  expect(progress()).toBe('0')
  pass(1)
  expect(progress()).toBe('10')
  pass(1600)
  expect(progress()).toBe('90')
  expect(screen.getByText('0 of 5 documents uploaded')).toBeDefined()
  pass(200)
  expect(progress()).toBeNull()
  expect(listed()).toEqual(['lease.pdf5 BUploaded'])
  expect(screen.getByText('1 of 5 documents uploaded')).toBeDefined()
})

test('files that are dropped are taken, and the place shows that it would take them', () => {
  render(<Box />)
  const place = input().closest('label')
  if (!place) throw new Error('The file input has no label')
  const look = place.className
  const over = createEvent.dragOver(place)
  fireEvent(place, over)
  expect(over.defaultPrevented).toBe(true)
  expect(place.className).not.toBe(look)
  fireEvent.drop(place, { dataTransfer: { files: [file('a.pdf'), file('b.jpg')] } })
  expect(place.className).toBe(look)
  pass(2000)
  expect(listed()).toEqual(['a.pdf5 BUploaded', 'b.jpg5 BUploaded'])
})

test('a document can be removed while it uploads, and the focus stays in the box', () => {
  render(<Box />)
  choose('a.pdf', 'b.pdf')
  pass(400)
  fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  expect(document.activeElement).toBe(input())
  pass(2000)
  expect(listed()).toEqual(['b.pdf5 BUploaded'])
})

test('more than the maximum is refused as a whole, in the log and on the screen, until there is room', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  render(<Box maxFiles={2} />)
  choose('a.pdf')
  choose('b.pdf', 'c.pdf')
  expect(log.mock.calls).toEqual([['Cannot upload more than 2 files']])
  log.mockRestore()
  expect(screen.getByRole('alert').textContent).toContain('Cannot upload more than 2 files')
  pass(2000)
  expect(listed()).toEqual(['a.pdf5 BUploaded'])
  choose('b.pdf')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the file dialog offers the allowed types, takes several files, and can be opened by keyboard', () => {
  render(<Box />)
  expect(input().accept).toBe('.pdf,.doc,.docx,.jpg,.png')
  expect(input().multiple).toBe(true)
  input().focus()
  expect(document.activeElement).toBe(input())
})

test('a document that could not be stored says so', () => {
  const failed = {
    id: '1',
    name: 'scan.png',
    type: 'image/png',
    size: 1_250_000,
    uploadProgress: 30,
    status: 'error',
    url: null,
  } as const
  render(<UploadBox documents={[failed]} maxFiles={5} refusal={null} onAdd={() => {}} onRemove={() => {}} />)
  expect(listed()).toEqual(['scan.png1.3 MBError'])
})
