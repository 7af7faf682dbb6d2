import { afterEach, expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../routes.tsx'

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (properties: Property[], trouble: { isDown: boolean } = { isDown: false }) => {
  const saved = new Map(properties.map(property => [property.id, property]))
  const refuseIfDown = () => {
    if (trouble.isDown) throw new Refusal('not_now', 'The database is away')
  }
  server = await serveEndpoints([
    answering(favoriteEndpoints.list, () => {
      refuseIfDown()
      return { properties: [...saved.values()] }
    }),
    answering(favoriteEndpoints.remove, ({ params }) => {
      refuseIfDown()
      saved.delete(params.propertyId)
    }),
    answering(favoriteEndpoints.add, ({ params }) => {
      const property = properties.find(({ id }) => id === params.propertyId)
      if (property) saved.set(property.id, property)
    }),
  ])
  visit(server.url, '/saved')
  const platform = testPlatform({ userType: 'tenant' })
  render(
    <TestStage platform={platform}>
      <Routes />
    </TestStage>,
  )
  return platform
}

const flat = sampleProperty({ title: 'Sunny flat' })
const rented = sampleProperty({ title: 'Garden house', isAvailable: false })

test('saved homes lead to their pages, and say when they were rented', async () => {
  await draw([flat, rented])
  expect((await screen.findByRole('link', { name: 'Sunny flat' })).getAttribute('href')).toBe(
    `/properties/${flat.id}`,
  )
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('Rented'))).toEqual([
    false,
    true,
  ])
  expect(document.title).toBe('Saved homes · Rental Portal')
})

test('a home that was taken off the list can be saved again', async () => {
  await draw([flat, rented])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from favorites: Sunny flat' }))
  expect((await screen.findByRole('status')).textContent).toContain('“Sunny flat” is no longer saved')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Save it again' }))
  expect(await screen.findByRole('link', { name: 'Sunny flat' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a saved home the page says what to do', async () => {
  await draw([])
  await screen.findByRole('heading', { name: 'No saved homes yet' })
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a failed load says so, and trying again fixes it', async () => {
  const trouble = { isDown: true }
  await draw([flat], trouble)
  await screen.findByText('Your saved homes could not be loaded')
  trouble.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Sunny flat' })).toBeDefined()
})

test('a home that could not be taken off stays, and the person reads why', async () => {
  const trouble = { isDown: false }
  const platform = await draw([flat], trouble)
  const heart = await screen.findByRole('button', { name: 'Remove from favorites: Sunny flat' })
  trouble.isDown = true
  await userEvent.click(heart)
  await screen.findByRole('link', { name: 'Sunny flat' })
  expect(platform.toasts).toMatchObject([
    { title: 'Still in your favorites', description: 'The database is away' },
  ])
})
