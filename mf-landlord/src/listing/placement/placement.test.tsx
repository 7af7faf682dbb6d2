import { afterEach, beforeEach, expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { searchCards } from '@portal/contract/properties/endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../routes.tsx'
import { areaOf } from './place.ts'

let server: ServedEndpoints
const asked: object[] = []
beforeEach(async () => {
  asked.length = 0
  server = await serveEndpoints([
    answering(searchCards, ({ query: { city, state } }) => {
      asked.push({ city, state })
      const properties = city === 'Oakland' ? [sampleProperty({ latitude: 37.8, longitude: -122.27 })] : []
      return { properties, total: properties.length, truncated: false, nextCursor: null }
    }),
  ])
  visit(server.url, '/create-property')
})
afterEach(() => {
  server.stop()
  localStorage.clear()
})

const draw = () =>
  render(
    <TestStage platform={testPlatform({ userType: 'landlord' })}>
      <Routes />
    </TestStage>,
  )

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const coordinate = (name: 'Latitude' | 'Longitude') =>
  Number(screen.getByRole<HTMLInputElement>('textbox', { name }).value)
const findPin = () => screen.findByTitle(/Move it with the arrow keys/)

test('a pin is put on the map, moved with the arrow keys, and taken off again', async () => {
  draw()
  expect(await screen.findByText(/appear only in the list/)).toBeDefined()
  await press('Enter coordinates')
  await press('Place on the map')
  // By its text: looking for roles in the whole form, again at each change, is slow on a busy machine.
  await userEvent.click(await screen.findByText('Put a pin on the map'))
  expect([coordinate('Latitude'), coordinate('Longitude')]).toEqual([37.7749, -122.4194])

  const pin = await findPin()
  fireEvent.keyDown(pin, { key: 'ArrowRight' })
  await waitFor(() => expect(coordinate('Longitude')).toBeGreaterThan(-122.4194))
  expect(coordinate('Latitude')).toBe(37.7749)
  fireEvent.keyDown(pin, { key: 'ArrowUp' })
  await waitFor(() => expect(coordinate('Latitude')).toBeGreaterThan(37.7749))

  await press('Remove from the map')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' }).value).toBe('')
  expect(screen.queryByTitle(/Move it with the arrow keys/)).toBeNull()
})

test('coordinates stand behind a button, and put the pin where they say', async () => {
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

test('the map begins where other homes of the city are, and says so', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('City', 'Oakland')
  type('State', 'CA')
  expect(asked).toEqual([])
  await press('Place on the map')
  await screen.findByText(/where other homes in Oakland are/)
  await press('Put a pin on the map')
  await press('Enter coordinates')
  expect([coordinate('Latitude'), coordinate('Longitude')]).toEqual([37.8, -122.27])
  expect(asked).toEqual([{ city: 'Oakland', state: 'CA' }])
})

test('a place without homes is looked for by the person', async () => {
  draw()
  await screen.findByRole('textbox', { name: 'Title' })
  type('City', 'Fresno')
  type('State', 'CA')
  await press('Place on the map')
  await screen.findByText('Put the pin where the home is.')
})

test('the area is the average of the homes with the same ZIP code, else of all that are on the map', () => {
  const home = (latitude: number | null, zipCode: string) => ({ latitude, longitude: -122, zipCode })
  const homes = [home(37, '94601'), home(38, '94602'), home(39, '94602'), home(null, '94602')]
  expect(areaOf(homes, ' 94602 ')).toEqual({ center: { latitude: 38.5, longitude: -122 }, zoom: 15 })
  expect(areaOf(homes, '94699')?.center.latitude).toBe(38)
  expect(areaOf([home(null, '94602')], '94602')).toBeNull()
})
