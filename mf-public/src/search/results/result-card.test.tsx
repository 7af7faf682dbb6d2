import { expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import type { Property } from '@portal/contract/properties/property'
import { TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ResultCard } from './result-card.tsx'

const draw = (
  overrides: Partial<Property>,
  place: { isSplit?: boolean; isMapBeside?: boolean } = {},
  userType?: 'tenant' | 'landlord',
) => {
  const property = sampleProperty(overrides)
  const presses: string[] = []
  render(
    <TestStage platform={testPlatform(userType ? { userType } : null)}>
      <MemoryRouter>
        <ResultCard
          property={property}
          isSelected={false}
          {...place}
          onSelect={id => presses.push(`selected ${id}`)}
          onOpen={id => presses.push(`opened ${id}`)}
          onHover={() => {}}
        />
      </MemoryRouter>
    </TestStage>,
  )
  return { property, presses, user: userEvent.setup(), words: screen.getByRole('article').textContent ?? '' }
}

test('a card shows what spec §2.10 asks for', () => {
  const { words, property } = draw({ amenities: ['Gym', 'Pool', 'WiFi', 'Garden', 'Security'] })
  for (const part of [
    'Available',
    '$3,250/month',
    'Sunny flat in the Mission',
    '12 Guerrero St, San Francisco, CA',
    '2 beds · 1.5 baths · 1,120 sqft',
    'GymPoolWiFi+2 more',
    'Dana Ortiz',
    'Verified',
  ])
    expect(words).toContain(part)
  expect(screen.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe(
    `/properties/${property.id}`,
  )
})

test('one room is singular, no bedroom is a studio, and unknown values are omitted', () => {
  expect(draw({ bedrooms: 1, bathrooms: 1, squareFootage: null }).words).toContain('1 bed · 1 bath')
})

test('a rented home says so, and only stored evidence shows a verified mark', () => {
  const { landlord } = sampleProperty()
  const { words } = draw({ isAvailable: false, bedrooms: 0, landlord: { ...landlord, isVerified: false } })
  expect(words).toContain('Rented')
  expect(words).toContain('Studio')
  expect(words).not.toContain('Verified')
})

test('several pictures wrap around in both directions', async () => {
  const images = ['https://pictures.test/1.jpg', 'https://pictures.test/2.jpg', 'https://pictures.test/3.jpg']
  const { user } = draw({ images })
  const shown = () => screen.getByRole('img').getAttribute('src')
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe('https://pictures.test/3.jpg')
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toBe('https://pictures.test/1.jpg')
  await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
  expect(shown()).toBe('https://pictures.test/2.jpg')
})

test('to the keyboard a card has five stops, and arrow keys change its picture', async () => {
  const images = ['https://pictures.test/1.jpg', 'https://pictures.test/2.jpg', 'https://pictures.test/3.jpg']
  const { user, property } = draw({ images })
  const stops: string[] = []
  for (await user.tab(); document.activeElement !== document.body; await user.tab())
    stops.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
  expect(stops).toEqual([
    'Show picture 1',
    `Add to favorites: ${property.title}`,
    property.title,
    `View Details of ${property.title}`,
    `Contact about ${property.title}`,
  ])
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://pictures.test/3.jpg')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Show picture 3')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://pictures.test/2.jpg')
})

test('a landlord sees no Contact, which is for tenants and visitors', () => {
  const contact = () => screen.queryByRole('link', { name: /^Contact/ })
  draw({}, {}, 'landlord')
  expect(contact()).toBeNull()
  cleanup()
  draw({}, {}, 'tenant')
  expect(contact()).not.toBeNull()
})

test('one picture has no arrows, and a home without one shows our own', () => {
  draw({ images: [] })
  expect(screen.getAllByRole('img', { name: /^Illustration of/ })).toHaveLength(2) // by day and by night
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
})

test('where no map is beside the list, a press on the title or on any word opens the home and highlights it', async () => {
  const { property, presses, user } = draw({})
  const title = screen.getByRole('link', { name: property.title })
  expect(title.getAttribute('href')).toBe(`/properties/${property.id}`)
  await user.click(title)
  expect(title.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByText('12 Guerrero St, San Francisco, CA'))
  await user.click(screen.getByText('Dana Ortiz'))
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Dana Ortiz'))
  expect(presses.map(what => what.split(' ')[0])).toEqual(['opened', 'opened', 'opened', 'selected'])
})

test('next to the map a press selects the home and hints how to open it, and View Details opens it', async () => {
  const { property, presses, user } = draw({}, { isSplit: true, isMapBeside: true })
  const title = screen.getByRole('button', { name: property.title })
  expect(title.getAttribute('aria-pressed')).toBe('false')
  const note = document.getElementById(title.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('View Details opens this home.')
  await user.click(title)
  await user.click(screen.getByText('12 Guerrero St, San Francisco, CA'))
  await user.click(screen.getByRole('link', { name: /^View Details/ }))
  expect(presses.map(what => what.split(' ')[0])).toEqual(['selected', 'selected', 'opened'])
})
