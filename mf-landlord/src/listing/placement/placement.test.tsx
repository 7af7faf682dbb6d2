import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
const requests: object[] = []
beforeEach(async () => {
  requests.length = 0
  server = await serveEndpoints([
    answering(placeEndpoints.locate, ({ body }) => {
      requests.push(body)
      const { address, city } = body
      return {
        spot:
          city === 'Oakland'
            ? { latitude: 37.8, longitude: -122.27, of: address ? ('street' as const) : ('city' as const) }
            : null,
        meantCity: city === 'San Francico' ? { city: 'San Francisco', state: 'CA' } : null,
      }
    }),
  ])
  visit(server.url, '/create-property')
})
afterEach(() => {
  server.stop()
  localStorage.clear()
})

const draw = () => drawOn(testPlatform({ userType: 'landlord' }), <Routes />)

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const coordinate = (name: 'Latitude' | 'Longitude') =>
  Number(screen.getByRole<HTMLInputElement>('textbox', { name }).value)
const findPin = () => screen.findByTitle(/Use the arrow keys to move it/)

test('a pin is put on the map, moved with the arrow keys, and removed', async () => {
  draw()
  expect(await screen.findByText(/appear only in the list/)).toBeDefined()
  await press('Enter coordinates')
  await press('Place on the map')
  // Finds it by text: looking up roles in the whole form after each change is slow on a busy machine.
  await userEvent.click(await screen.findByText('Add a pin'))
  expect([coordinate('Latitude'), coordinate('Longitude')]).toEqual([37.7749, -122.4194])

  const pin = await findPin()
  fireEvent.keyDown(pin, { key: 'ArrowRight' })
  await waitFor(() => expect(coordinate('Longitude')).toBeGreaterThan(-122.4194))
  expect(coordinate('Latitude')).toBe(37.7749)
  fireEvent.keyDown(pin, { key: 'ArrowUp' })
  await waitFor(() => expect(coordinate('Latitude')).toBeGreaterThan(37.7749))

  await press('Remove from the map')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' }).value).toBe('')
  expect(screen.queryByTitle(/Use the arrow keys to move it/)).toBeNull()
})

test('coordinates stand behind a button, and move the pin', async () => {
  draw()
  await screen.findByRole('button', { name: 'Enter coordinates', expanded: false })
  expect(screen.queryByRole('textbox', { name: 'Latitude' })).toBeNull()
  await press('Enter coordinates')
  type('Latitude', '40.7')
  type('Longitude', '-74')
  await press('Place on the map')
  expect(await findPin()).toBeDefined()
})

test('a draft comes back with its map and its pin, before anything is pressed', async () => {
  const first = draw()
  await screen.findByRole('textbox', { name: 'Title' })
  await press('Enter coordinates')
  type('Latitude', '40.7')
  type('Longitude', '-74')
  first.unmount()
  draw()
  expect(await findPin()).toBeDefined()
})

test('the map starts at the typed address, and sends only the needed parts of it', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('Street address', '12 Broadway')
  type('City', 'Oakland')
  type('State', 'CA')
  await waitFor(() => expect(requests).toHaveLength(1))
  await press('Place on the map')
  await screen.findByText(/starts at other homes on this street/)
  await press('Add a pin')
  await press('Enter coordinates')
  expect([coordinate('Latitude'), coordinate('Longitude')]).toEqual([37.8, -122.27])
  const oakland = { city: 'Oakland', state: 'CA', zipCode: '', neighborhood: '' }
  expect(requests).toEqual([
    { ...oakland, address: '' },
    { ...oakland, address: '12 Broadway' },
  ])
})

test('the landlord finds an unknown place on the map by hand', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('City', 'Fresno')
  type('State', 'CA')
  await press('Place on the map')
  await screen.findByText('Place the pin on the home.')
})

test('a city that may be misspelled is asked about, and may be changed or kept', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('City', 'San Francico')
  expect((await screen.findByText('Did you mean San Francisco?')).closest('[role=status]')).not.toBeNull()
  await press('Keep San Francico')
  expect(screen.queryByText('Did you mean San Francisco?')).toBeNull()
  const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  expect(city.value).toBe('San Francico')
  expect(document.activeElement).toBe(city)
})

test('the intended city replaces the typed one, with its state', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('City', 'San Francico')
  await userEvent.click(await screen.findByRole('button', { name: 'Use San Francisco' }))
  const valueIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  expect([valueIn('City'), valueIn('State')]).toEqual(['San Francisco', 'CA'])
  await waitFor(() => expect(screen.queryByText('Did you mean San Francisco?')).toBeNull())
})
