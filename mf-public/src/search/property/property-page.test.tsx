import { afterEach, expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../routes.tsx'

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (answer: () => Property, id: string = crypto.randomUUID()) => {
  server = await serveEndpoints([answering(propertyEndpoints.read, () => ({ property: answer() }))])
  visit(server.url, `/properties/${id}`)
  render(
    <TestStage platform={testPlatform(null)}>
      <Routes />
    </TestStage>,
  )
}

const unplaced = { latitude: null, longitude: null }

test('a home is shown with everything that is known about it', async () => {
  await draw(() =>
    sampleProperty({ ...unplaced, amenities: ['Gym', 'Pool'], petFriendly: true, minimumIncome: 9000 }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })).toBeTruthy()
  const words = document.body.textContent ?? ''
  for (const part of [
    '12 Guerrero St, San Francisco, CA 94103',
    'Apartment · 2 beds · 1.5 baths · 1,120 sqft',
    '$3,250/month',
    'December 1, 2026',
    '$9,000 a month',
    'Two rooms with a bay window.',
    'Pool',
    'Pets are welcome',
    'No smoking',
    'A background check is required',
    'Dana Ortiz',
    'Verified',
  ])
    expect(words).toContain(part)
  expect(document.title).toBe('Sunny flat in the Mission · Rental Portal')
  expect(screen.queryByText('Where it is')).toBeNull()
})

test('a missing home says so and links to the search', async () => {
  await draw(() => {
    throw new Refusal('not_found', 'There is no such home')
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Home not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a failure can be tried again', async () => {
  let isDown = true
  await draw(() => {
    if (isDown) throw new Refusal('not_now', 'Not now')
    return sampleProperty(unplaced)
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.setup().click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })).toBeTruthy()
})
