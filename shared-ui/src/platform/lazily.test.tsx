import { expect, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import { lazily, WhileLoading } from './lazily.tsx'

const Homes = ({ city }: { city: string }) => <p>Homes in {city}</p>

test('the placeholder is shown until the code is loaded', async () => {
  const code = Promise.withResolvers<typeof Homes>()
  const Lazy = lazily(() => code.promise)
  render(
    <WhileLoading show={<p>Loading</p>}>
      <Lazy city="Reno" />
    </WhileLoading>,
  )
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => code.resolve(Homes))
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('Homes in Reno')).toBeTruthy()
})

test('preloaded code is drawn at once, and loaded once', async () => {
  let requests = 0
  const Lazy = lazily(async () => {
    requests++
    return Homes
  })
  Lazy.loadAhead()
  Lazy.loadAhead()
  await Promise.resolve()
  render(<Lazy city="Reno" />)
  expect(screen.getByText('Homes in Reno')).toBeTruthy()
  expect(requests).toBe(1)
})

test('code that failed to preload is requested when it is drawn', async () => {
  let isServed = false
  const Lazy = lazily(async () => {
    if (!isServed) throw new Error('404')
    return Homes
  })
  Lazy.loadAhead()
  await Promise.resolve()
  isServed = true
  render(<Lazy city="Reno" />)
  expect(await screen.findByText('Homes in Reno')).toBeTruthy()
})

test('once the outer code is loaded, its placeholder does not come back', async () => {
  const never = new Promise<typeof Homes>(() => undefined)
  const Inner = lazily(() => never)
  const Outer = lazily(async () => () => (
    <section>
      Found: <Inner city="Reno" />
    </section>
  ))
  render(
    <WhileLoading show={<p>Loading</p>}>
      <Outer />
    </WhileLoading>,
  )
  expect((await screen.findByText('Found:')).textContent).toBe('Found: ')
})
