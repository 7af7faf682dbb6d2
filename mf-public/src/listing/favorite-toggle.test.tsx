import { afterEach, expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { drawOn, type TestPlatform, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { useMergedFavorites } from './use-merged-favorites.ts'

let server: ServedEndpoints | undefined
afterEach(() => {
  server?.stop()
  server = undefined
  localStorage.clear()
})

const flat = sampleProperty({ title: 'Flat in Oakland' })
const house = sampleProperty({ title: 'House by the park' })

const Hearts = () => {
  useMergedFavorites()
  return [flat, house].map(home => <FavoriteToggle key={home.id} property={home} />)
}

/** Two hearts with a server that stores favorites, and all calls that it received. */
const draw = async (person: { firstName: string } | null, kept: Property[] = []) => {
  const calls: string[] = []
  const refused = new Map<string, Refusal>()
  let favorites = kept
  const change = (name: string, propertyId: string) => {
    calls.push(`${name} ${propertyId}`)
    const refusal = refused.get(propertyId)
    if (refusal) throw refusal
    const others = favorites.filter(({ id }) => id !== propertyId)
    favorites = name === 'add' ? [...[flat, house].filter(({ id }) => id === propertyId), ...others] : others
  }
  server = await serveEndpoints([
    answering(favoriteEndpoints.ids, () => {
      calls.push('list')
      return { ids: favorites.map(({ id }) => id) }
    }),
    answering(favoriteEndpoints.add, ({ params }) => change('add', params.propertyId)),
    answering(favoriteEndpoints.remove, ({ params }) => change('remove', params.propertyId)),
  ])
  visit(server.url, '/search')
  const platform = testPlatform(person)
  drawOn(platform, <Hearts />)
  return { calls, refused, platform, user: userEvent.setup(), stop: () => server?.stop() }
}

const signIn = ({ session }: TestPlatform) =>
  act(() => session.set(testPlatform({ firstName: 'Ana' }).session.get()))

const heart = (name: string) => screen.findByRole('button', { name })

test("a visitor's favorite is kept in this browser, without any call", async () => {
  const { calls, user } = await draw(null)
  await user.click(await heart('Add to favorites: Flat in Oakland'))
  await heart('Remove from favorites: Flat in Oakland')
  await heart('Add to favorites: House by the park')
  expect(localStorage.getItem('rental-portal:favourites')).toBe(JSON.stringify([flat.id]))
  await user.click(await heart('Remove from favorites: Flat in Oakland'))
  await heart('Add to favorites: Flat in Oakland')
  expect(calls).toEqual([])
})

test("a signed-in person's favorites are on the server: one list for all hearts, refetched after a change", async () => {
  const { calls, user } = await draw({ firstName: 'Ana' }, [house])
  await heart('Remove from favorites: House by the park')
  expect(calls).toEqual(['list'])
  await user.click(await heart('Add to favorites: Flat in Oakland'))
  await heart('Remove from favorites: Flat in Oakland')
  await waitFor(() => expect(calls).toEqual(['list', `add ${flat.id}`, 'list']))
  await user.click(await heart('Remove from favorites: House by the park'))
  await waitFor(() => expect(calls.slice(3)).toEqual([`remove ${house.id}`, 'list']))
  await heart('Add to favorites: House by the park')
  expect(localStorage.getItem('rental-portal:favourites')).toBeNull()
})

test('a heart that is pressed before the list has loaded is kept', async () => {
  const { calls } = await draw({ firstName: 'Ana' })
  act(() => screen.getByRole('button', { name: 'Add to favorites: Flat in Oakland' }).click())
  await heart('Remove from favorites: Flat in Oakland')
  await waitFor(() => expect(calls).toContain(`add ${flat.id}`))
  await heart('Remove from favorites: Flat in Oakland')
})

test('a refusal reverts the change and says why', async () => {
  const { refused, platform, user } = await draw({ firstName: 'Ana' })
  refused.set(flat.id, new Refusal('not_found', 'This home is no longer there.'))
  await user.click(await heart('Add to favorites: Flat in Oakland'))
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(platform.toasts[0]).toMatchObject({
    title: 'Couldn’t save this home',
    description: 'This home is no longer there.',
  })
  await heart('Add to favorites: Flat in Oakland')
})

test('without a connection the heart goes back too', async () => {
  const { platform, user, stop } = await draw({ firstName: 'Ana' }, [house])
  const kept = await heart('Remove from favorites: House by the park')
  stop()
  await user.click(kept)
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(platform.toasts[0]?.title).toBe('Couldn’t remove this home')
  await heart('Remove from favorites: House by the park')
})

test('signing in moves this browser’s favorites to the account; missing homes are dropped', async () => {
  localStorage.setItem('rental-portal:favourites', JSON.stringify([house.id, flat.id]))
  const { calls, refused, platform } = await draw(null)
  refused.set(house.id, new Refusal('not_found', 'There is nothing here'))
  await heart('Remove from favorites: Flat in Oakland')
  signIn(platform)
  await waitFor(() => expect(localStorage.getItem('rental-portal:favourites')).toBe('[]'))
  expect(calls.filter(call => call !== 'list')).toEqual([`add ${house.id}`, `add ${flat.id}`])
  await heart('Remove from favorites: Flat in Oakland')
  await heart('Add to favorites: House by the park')
})

test('what the server cannot take now stays in this browser', async () => {
  localStorage.setItem('rental-portal:favourites', JSON.stringify([flat.id]))
  const { calls, refused, platform } = await draw(null)
  refused.set(flat.id, new Refusal('not_now', 'The database is not there.'))
  signIn(platform)
  await waitFor(() => expect(calls).toContain(`add ${flat.id}`))
  await waitFor(() => expect(calls).toContain('list'))
  expect(localStorage.getItem('rental-portal:favourites')).toBe(JSON.stringify([flat.id]))
})
