import { expect, test } from 'bun:test'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type Inspection, useInspection } from './inspection.tsx'

const inspect = <Name extends string>(texts: Readonly<Record<Name, string>>): Inspection<Name> => ({
  outcome: Object.values(texts).some(text => text === 'bad') ? 'blocked' : 'clean',
  message: null,
  found: [],
  texts,
})

const draw = (message: string, load: () => Promise<typeof inspect>) =>
  renderHook(props => useInspection(props, load), { initialProps: { message } })

test('the words are checked once they rest', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return inspect
  }
  const { result, rerender } = draw('', load)
  rerender({ message: 'ba' })
  rerender({ message: 'bad' })
  expect(result.current.inspection.outcome).toBe('clean')
  await waitFor(() => expect(result.current.inspection.outcome).toBe('blocked'))
  expect(loads).toBe(1)
})

test('what is sent without a pause is checked at once', async () => {
  const { result } = draw('bad', async () => inspect)
  const now = await act(() => result.current.inspectNow())
  expect(now.outcome).toBe('blocked')
  expect(result.current.inspection.outcome).toBe('blocked')
})

test('without the filter the server decides', async () => {
  const { result } = draw('bad', () => Promise.reject(new Error('offline')))
  expect(await act(() => result.current.inspectNow())).toMatchObject({
    outcome: 'clean',
    texts: { message: 'bad' },
  })
})

test('words are checked also when the form is drawn again while the filter loads', async () => {
  let arrive = () => {}
  const isThere = new Promise<void>(resolve => {
    arrive = resolve
  })
  let loads = 0
  const load = async () => {
    loads += 1
    await isThere
    return inspect
  }
  const { result, rerender } = draw('bad', load)
  await waitFor(() => expect(loads).toBe(1))
  rerender({ message: 'bad' })
  arrive()
  await waitFor(() => expect(result.current.inspection.outcome).toBe('blocked'))
})
