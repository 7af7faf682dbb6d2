import { afterAll, beforeAll, expect, test } from 'bun:test'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../routes.tsx'

let server: ServedEndpoints
beforeAll(async () => {
  const nothing = { properties: [], total: 0, truncated: false, nextCursor: null }
  server = await serveEndpoints([answering(propertyEndpoints.search, () => nothing)])
})
afterAll(() => server.stop())

const draw = () => {
  visit(server.url, '/')
  render(
    <TestStage platform={testPlatform(null)}>
      <Routes />
    </TestStage>,
  )
}

test('the landing page says what the portal is, for whom, and what it stands for', async () => {
  draw()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Connect with Verified Tenants & Landlords',
  )
  for (const [audience, action, path] of [
    ["I'm a Tenant", 'Find a Home', '/search'],
    ["I'm a Landlord", 'List Property', '/create-property'],
  ] as const) {
    expect(screen.getByRole('heading', { name: audience })).toBeDefined()
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(path)
  }
  const promises = within(screen.getByRole('region', { name: 'What you can rely on' }))
  expect(promises.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Background Checks',
    'Verified Profiles',
    'Secure Messaging',
    'Document Protection',
  ])
})

test.each([
  ['Oakland, CA', '/search?location=Oakland%2C+CA'],
  ['  ', '/search'],
])('looking for %j leads to %s', async (words, address) => {
  draw()
  await userEvent.type(await screen.findByPlaceholderText('Enter city or neighborhood...'), words)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(window.location.pathname + window.location.search).toBe(address)
  expect(await screen.findByText('No properties found in this area')).toBeDefined()
})

test('below is a demonstration, marked as one', async () => {
  draw()
  const demonstration = within(await screen.findByRole('region', { name: 'Try it with samples' }))
  expect(demonstration.getByText('Demonstration')).toBeDefined()
  expect(demonstration.getByText(/Nothing that you do here is sent or kept/)).toBeDefined()
})
