import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazily, WhileLoading } from '../platform/lazily.tsx'
import { Boundary } from './boundary.tsx'

// React logs what a boundary caught.
let complaints: ReturnType<typeof spyOn>
beforeEach(() => {
  complaints = spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => complaints.mockRestore())

const Bell = ({ isBroken = false }: { isBroken?: boolean }) => {
  if (isBroken) throw new Error('broken')
  return <p>Bell</p>
}

test('a part that throws is left out, and the parts next to it stay', () => {
  const thrown: unknown[] = []
  render(
    <>
      <Boundary onError={error => thrown.push(error)}>
        <Bell isBroken />
      </Boundary>
      <p>Brand</p>
    </>,
  )
  expect(screen.queryByText('Bell') === null).toBe(true)
  expect(screen.queryByText('Brand') !== null).toBe(true)
  expect(thrown.map(String)).toEqual(['Error: broken'])
})

test('it is tried again when the person moves on', () => {
  const at = (page: string, isBroken: boolean) => (
    <Boundary resetKeys={[page]}>
      <Bell isBroken={isBroken} />
    </Boundary>
  )
  const { rerender } = render(at('/', true))
  rerender(at('/', false))
  expect(screen.queryByText('Bell') === null).toBe(true)
  rerender(at('/search', false))
  expect(screen.queryByText('Bell') !== null).toBe(true)
})

const StreetMap = () => <p>Map</p>

test('code that could not be loaded is requested once per try, and drawn when it arrives', async () => {
  let isServed = false
  let calls = 0
  const LazyMap = lazily(async () => {
    calls++
    if (!isServed) throw new Error('404')
    return StreetMap
  })
  await act(async () => {
    render(
      <Boundary
        fallback={retry => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <WhileLoading show="Loading">
          <LazyMap />
        </WhileLoading>
      </Boundary>,
    )
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Try again' })
  expect(calls).toBe(2)
  isServed = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByText('Map')) !== null).toBe(true)
  expect(calls).toBe(3)
})
