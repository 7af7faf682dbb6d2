import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { queryOf } from '@portal/client/call'
import { sampleOwnProperty, sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Document } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import type { CreateProperty } from '@portal/contract/properties/listing'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let received: CreateProperty[]
let clientIds: (string | undefined)[]
/** Photos have addresses by the words of their files. */
const photoAddressOf = (name: string) =>
  `/api/photos/0190a000-0000-7000-8000-${Bun.hash.crc32(name).toString(16).padStart(12, '0')}`

/** What the landlord uploaded, newest first. */
let documents: Document[]
let areDocumentsDown: boolean
/** What an upload of a document waits for. */
let onTheWay: Promise<void> | undefined
const documentOf = (n: number, name: string): Document => ({
  id: `0190a000-0000-7000-8000-00000000000${n}`,
  purpose: 'policy',
  name,
  contentType: 'application/pdf',
  bytes: 5,
  review: 'unreviewed',
  createdAt: '2026-11-03T12:00:00.000Z',
})

/** The server's behavior before it creates the home. */
let beforeCreating: () => unknown

beforeEach(async () => {
  received = []
  clientIds = []
  documents = []
  areDocumentsDown = false
  onTheWay = undefined
  beforeCreating = () => {}
  server = await serveEndpoints([
    answering(listingEndpoints.create, async ({ body }) => {
      clientIds.push(body.clientId)
      await beforeCreating()
      received.push(body)
      return { property: sampleProperty(), notice: null }
    }),
    answering(photoEndpoints.upload, async ({ body, query: { purpose } }) => {
      const name = new TextDecoder().decode(await body.read())
      const size = { width: 4, height: 3 }
      const id = crypto.randomUUID()
      return {
        photo: { id, purpose, url: photoAddressOf(name), ...size, createdAt: '2026-11-03T12:00:00.000Z' },
      }
    }),
    answering(documentEndpoints.list, () => {
      if (areDocumentsDown) throw new Refusal('not_now', 'Not now')
      return { documents }
    }),
    answering(documentEndpoints.upload, async ({ query }) => {
      await onTheWay
      const document = documentOf(documents.length + 1, query.name)
      documents = [document, ...documents]
      return { document }
    }),
    answering(ownPropertyEndpoints.my, () => ({
      properties: received.map(() => sampleOwnProperty()),
      nextCursor: null,
    })),
  ])
  visit(server.url, '/create-property')
})
afterEach(() => {
  server.stop()
  localStorage.clear()
})

const draw = (person: Parameters<typeof testPlatform>[0] = { userType: 'landlord' }) => {
  const platform = testPlatform(person)
  const drawn = drawOn(platform, <Routes />)
  return { platform, ...drawn }
}

const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })
const type = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const submit = () => press('Create Property Listing')
/** Sends the form, and confirms the preset numbers. */
const list = async () => {
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'List anyway' }))
}

const fillIn = async () => {
  await type('Title', 'Sunny flat')
  await type('Description', 'Two rooms with a bay window.')
  screen.getByRole('combobox', { name: 'Property type' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: 'Condo' }))
  await type('Street address', '12 Guerrero St')
  await type('City', 'San Francisco')
  await type('State', 'CA')
  await type('ZIP code', '94103')
}

test('a filled form lists the home, says so, and leads to a list that has it', async () => {
  const { platform } = draw()
  platform.queryClient.setQueryData(queryOf(ownPropertyEndpoints.my).queryKey, { properties: [] })
  await fillIn()
  await type('Square footage', '')
  await type('Monthly rent', '2,450')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Near Transit' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Smoking allowed' }))
  await list()

  await screen.findByText('Sunny flat in the Mission')
  expect(window.location.pathname).toBe('/landlord/properties')
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toMatch(/^\/properties\/[\w-]+$/)
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  expect(screen.getByText(/^We’ll notify you when a tenant writes/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('link', { name: 'See it' })).toBeNull()
  expect(received).toMatchObject([
    {
      title: 'Sunny flat',
      propertyType: 'condo',
      bedrooms: 1,
      squareFootage: null,
      rentAmount: 2450,
      latitude: null,
      amenities: ['Near Transit'],
      smokingAllowed: true,
      requiresBackgroundCheck: true,
    },
  ])
  expect(platform.toasts).toEqual([
    { title: 'Success!', description: 'Property listing created successfully.', tone: 'success' },
  ])
})

test('photos are uploaded as they are chosen, and listed with what they show', async () => {
  draw()
  await fillIn()
  const input = await screen.findByLabelText(/Drag and drop photos here/)
  const choose = (...names: string[]) =>
    fireEvent.change(input, {
      target: { files: names.map(name => new File([name], name, { type: 'image/png' })) },
    })
  choose('front', 'kitchen')
  await screen.findByText('2 of 30 photos uploaded')
  await userEvent.type(screen.getByRole('textbox', { name: 'What photo 2 shows' }), 'The kitchen')
  await press('Move earlier: photo 2')
  await list()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received).toMatchObject([
    {
      images: [photoAddressOf('kitchen'), photoAddressOf('front')],
      imageDescriptions: { [photoAddressOf('kitchen')]: 'The kitchen' },
    },
  ])
})

test('a form is not sent while a photo of it is missing', async () => {
  const { platform } = draw()
  await fillIn()
  fireEvent.change(await screen.findByLabelText(/Drag and drop photos here/), {
    target: { files: [new File(['a'], 'a.pdf', { type: 'application/pdf' })] },
  })
  await screen.findByText('Please choose a JPEG, PNG or WebP picture')
  await submit()
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(platform.toasts[0]?.description).toBe('Some photos were not uploaded. Try again, or remove them.')
  expect(received).toEqual([])
})

test('house rules are uploaded or taken from other homes, and a listing shows those that stay', async () => {
  documents = [documentOf(1, 'parking.pdf'), documentOf(2, 'pets.pdf')]
  draw()
  await fillIn()
  const input = await screen.findByLabelText(/Drag and drop documents here/)
  fireEvent.change(input, { target: { files: [new File(['rules'], 'rules.pdf')] } })
  await screen.findByRole('link', { name: 'Download rules.pdf' })
  await press('pets.pdf')
  await press('parking.pdf')
  await press('Remove pets.pdf')
  expect(screen.getByText('2 of 30 documents uploaded')).toBeDefined()
  await list()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.policyDocuments).toEqual([3, 1].map(n => documentAddressOf(documentOf(n, '').id)))
})

test('files that were not uploaded stay if the documents cannot be read again', async () => {
  draw()
  const input = await screen.findByLabelText(/Drag and drop documents here/)
  areDocumentsDown = true
  const files = ['rules.pdf', 'rules.exe'].map(name => new File(['rules'], name))
  fireEvent.change(input, { target: { files } })
  await screen.findByText('We couldn’t load your documents')
  expect(screen.getByRole('button', { name: 'Remove rules.exe' })).toBeDefined()
  areDocumentsDown = false
  await press('Try again')
  await screen.findByRole('link', { name: 'Download rules.pdf' })
  expect(screen.queryByText('We couldn’t load your documents')).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove rules.exe' })).toBeDefined()
})

test('a form is not sent while a document of it is still on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onTheWay = promise
  const { platform } = draw()
  await fillIn()
  const input = await screen.findByLabelText(/Drag and drop documents here/)
  fireEvent.change(input, { target: { files: [new File(['rules'], 'rules.pdf')] } })
  await submit()
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(platform.toasts[0]?.description).toBe('Your documents are still uploading. Please wait a moment.')
  expect(received).toEqual([])
  resolve()
  await screen.findByRole('link', { name: 'Download rules.pdf' })
  await list()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.policyDocuments).toHaveLength(1)
})

test('an empty form stays, names what is missing, and focuses the first missing field', async () => {
  draw()
  await field('Title')
  await submit()
  await screen.findByText('Title is required')
  expect(screen.getByText('Property type is required')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Basic Information, Location')
  expect(document.activeElement).toBe(await field('Title'))
  expect(received).toEqual([])
})

test('the button says that it is creating, and cannot be pressed twice', async () => {
  draw()
  await fillIn()
  let answer = () => {}
  beforeCreating = () => new Promise<void>(resolve => (answer = resolve))
  await list()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' })
  expect(button.disabled).toBe(true)
  answer()
  await screen.findByText('Sunny flat in the Mission')
})

test('all tries of a listing carry one id, until the server says that one succeeded', async () => {
  draw()
  await fillIn()
  const refusals = [
    new Refusal('not_now', 'Please try again in a moment.'),
    new Refusal('conflict', 'An earlier try went through.', { clientId: 'An earlier try went through' }),
  ]
  beforeCreating = () => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
  }
  for (let sent = 1; sent <= 3; sent += 1) {
    await (sent === 1 ? list() : submit())
    await waitFor(() => expect(clientIds).toHaveLength(sent))
    await waitFor(() => expect(screen.queryAllByText('Creating...')).toHaveLength(0))
  }
  const [first, second, third] = clientIds
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([second === first, third === first]).toEqual([true, false])
})

test('the server’s errors appear at their fields, and what was typed is kept', async () => {
  const { platform } = draw()
  await fillIn()
  beforeCreating = () => {
    throw new Refusal('invalid', 'Please look at the marked fields.', {
      zipCode: 'There is no such ZIP code',
    })
  }
  await list()
  await screen.findByText('There is no such ZIP code')
  expect(platform.toasts).toEqual([
    { title: 'Error', description: 'Please look at the marked fields.', tone: 'danger' },
  ])
  expect((await field('Title')).value).toBe('Sunny flat')
  expect(window.location.pathname).toBe('/create-property')
})

test('a server that cannot be reached shows an error toast', async () => {
  const { platform } = draw()
  await fillIn()
  await submit()
  await screen.findByRole('button', { name: 'List anyway' })
  server.stop()
  await press('List anyway')
  await waitFor(() =>
    expect(platform.toasts).toEqual([
      {
        title: 'Error',
        description:
          'The connection was lost, so we don’t know whether this went through. You can safely try again.',
        tone: 'danger',
      },
    ]),
  )
})

test('what was typed is there again after leaving, only for the same person, until it is discarded', async () => {
  const first = draw()
  await type('Title', 'Half a thought')
  await type('Monthly rent', '')
  first.unmount()

  const other = draw({ userType: 'landlord', id: crypto.randomUUID() })
  expect((await field('Title')).value).toBe('')
  other.unmount()

  draw()
  expect((await field('Title')).value).toBe('Half a thought')
  expect((await field('Monthly rent')).value).toBe('')
  expect((await field('Bedrooms')).value).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect((await field('Title')).value).toBe('')
  expect((await field('Monthly rent')).value).toBe('1000')
  expect(localStorage.length).toBe(0)
})

test('a created listing leaves no draft behind, and just looking creates none', async () => {
  draw()
  await field('Title')
  expect(localStorage.length).toBe(0)
  await fillIn()
  expect(localStorage.length).toBe(1)
  await list()
  await screen.findByText('Sunny flat in the Mission')
  expect(localStorage.length).toBe(0)
})

test('a tenant sees that only landlords list homes, and is sent home', async () => {
  const { platform } = draw({ userType: 'tenant' })
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(platform.toasts).toEqual([
    { title: 'Access Denied', description: 'Only landlords can create property listings.', tone: 'danger' },
  ])
})

test('canceling leads back to the list', async () => {
  draw()
  await field('Title')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await screen.findByText('No Properties Yet')
})

test('all fourteen amenities can be checked', async () => {
  draw()
  await field('Title')
  const amenities = screen.getByRole('region', { name: 'Amenities' })
  expect(amenities.querySelectorAll('[role="checkbox"]')).toHaveLength(14)
})

const isDone = (section: string) =>
  screen.getByRole('link', { name: new RegExp(`^${section}`) }).textContent?.endsWith('filled in') === true

test('a section is done once it was seen and is valid, whatever its preset values', async () => {
  draw()
  await field('Title')
  const states = () => ['Property Details', 'Pricing', 'Amenities', 'Property Policies'].map(isDone)
  expect(states()).toEqual([false, false, false, false])
  act(() => screen.getByRole('textbox', { name: 'Monthly rent' }).focus())
  expect(states()).toEqual([false, true, false, false])
  act(() => screen.getByRole('checkbox', { name: 'Gym' }).focus())
  expect(states()).toEqual([false, true, true, false])
  await type('Monthly rent', '')
  expect(states()).toEqual([false, false, true, false])
})

test('sections also become done on a server-rendered page, whose own elements are replaced', async () => {
  const drawn = document.createElement('div')
  drawn.id = 'first-paint'
  drawn.innerHTML = '<section id="pricing"><h2>Pricing</h2><p></p></section>'
  document.body.prepend(drawn)
  draw()
  await field('Title')
  drawn.remove()
  act(() => screen.getByRole('textbox', { name: 'Monthly rent' }).focus())
  expect(isDone('Pricing')).toBe(true)
})

const numberFields = [
  'Latitude',
  'Longitude',
  'Bedrooms',
  'Bathrooms',
  'Square footage',
  'Monthly rent',
  'Security deposit',
  'Minimum monthly income',
]

test('what is not a number is reported at every such field, and the first has the focus', async () => {
  draw()
  await fillIn()
  await press('Enter coordinates')
  for (const label of numberFields) await type(label, '3,4oo')
  await submit()
  for (const label of numberFields) {
    const input = await field(label)
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    const [error = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(error)?.textContent?.trim()).toMatch(/must be a number$/)
  }
  await waitFor(async () => expect(document.activeElement === (await field('Latitude'))).toBe(true))
  expect(received).toEqual([])
})

const typeDate = (value: string) =>
  fireEvent.input(screen.getByLabelText(/^Available date/), { target: { value } })

test('a date that is over at the home is refused, one that is still on there is taken', async () => {
  const [yesterday, today] = [-1, 0].map(days =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Pacific/Pago_Pago' }),
  )
  draw()
  await fillIn()
  await type('State', 'American Samoa')
  typeDate(yesterday ?? '')
  await submit()
  await screen.findByText('Please choose today or a later date')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Available date/)))
  typeDate(today ?? '')
  await list()
  await waitFor(() => expect(received).toMatchObject([{ availableDate: today }]))
})

test('a draft with a past date becomes available today', async () => {
  const first = draw()
  await type('Title', 'Half a thought')
  typeDate('2020-01-01')
  first.unmount()
  draw()
  expect((await field('Title')).value).toBe('Half a thought')
  const { value } = screen.getByLabelText<HTMLInputElement>(/^Available date/)
  expect(value).toBe(new Date().toLocaleDateString('en-CA'))
})

test('a better text is written from what was typed, without untouched numbers', async () => {
  const requests: unknown[] = []
  server.stop()
  server = await serveEndpoints([
    answering(listingEndpoints.suggestNewText, ({ body }) => {
      requests.push(body)
      return {
        suggestion: { title: 'Sunny flat by the park', description: 'Bright, with a balcony.' },
        advice: [],
      }
    }),
  ])
  visit(server.url, '/create-property')
  draw({ userType: 'landlord', hasAssistant: true })
  await field('Title')
  await press('Improve the text')
  await screen.findByText('Title is required')
  await waitFor(async () => expect(document.activeElement === (await field('Title'))).toBe(true))

  await type('Title', 'suny flat')
  await type('City', 'Oakland')
  await type('Bedrooms', '2')
  await type('Square footage', 'many')
  await press('Improve the text')
  await screen.findByRole('group', { name: 'Suggested text' })
  await press('Use this text')
  expect((await field('Title')).value).toBe('Sunny flat by the park')
  expect((await field('Description')).value).toBe('Bright, with a balcony.')
  expect(requests).toMatchObject([
    { title: 'suny flat', description: '', facts: { city: 'Oakland', bedrooms: 2 } },
  ])
  expect(Object.keys((requests[0] as { facts: object }).facts)).not.toContain('rentAmount')
})

test('numbers that the landlord never looked at are confirmed before they are listed', async () => {
  draw()
  await fillIn()
  const rent = await field('Monthly rent')
  act(() => rent.focus())
  act(() => rent.blur())
  await type('Bedrooms', '3')
  await submit()
  const dialog = await screen.findByRole('dialog', { name: 'List with these values?' })
  const numbers = [
    'Security deposit $1,000',
    'Minimum monthly income $3,000',
    'Bathrooms 1',
    'Square footage 500',
  ]
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(numbers)
  expect(dialog.textContent).toContain('You haven’t changed these:')
  expect(dialog.textContent).toContain('It isn’t on the map')

  await press('Check them')
  await waitFor(async () => expect(document.activeElement === (await field('Security deposit'))).toBe(true))
  expect(received).toEqual([])
  await userEvent.tab()
  await userEvent.tab()
  await type('Bathrooms', '2')
  await type('Square footage', '900')
  await list()
  await screen.findByText('Sunny flat in the Mission')
  expect(received).toMatchObject([
    { bedrooms: 3, bathrooms: 2, squareFootage: 900, rentAmount: 1000, securityDeposit: 1000 },
  ])
})

test('listing a home without a location on the map needs a confirmation', async () => {
  draw()
  await fillIn()
  for (const label of [
    'Bedrooms',
    'Bathrooms',
    'Square footage',
    'Monthly rent',
    'Security deposit',
    'Minimum monthly income',
  ])
    await type(label, '3')
  await submit()
  const dialog = await screen.findByRole('dialog', { name: 'List without a place on the map?' })
  expect(dialog.textContent).toContain('it appears only in the list')
  expect(received).toEqual([])
  await press('Place it on the map')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'On the map' })))
  await screen.findByRole('button', { name: 'Add a pin' })

  await press('Enter coordinates')
  await type('Latitude', '37.76')
  await type('Longitude', '-122.42')
  await submit()
  await screen.findByText('Sunny flat in the Mission')
  expect(received).toMatchObject([{ latitude: 37.76, longitude: -122.42 }])
})

test('an open question about the city is asked again before listing', async () => {
  const spot = null
  server.stop()
  server = await serveEndpoints([
    answering(placeEndpoints.locate, ({ body: { city } }) => ({
      spot,
      meantCity: city === 'Oaklnd' ? { city: 'Oakland', state: 'CA' } : null,
    })),
    answering(listingEndpoints.create, ({ body }) => {
      received.push(body)
      return { property: sampleProperty(), notice: null }
    }),
    answering(ownPropertyEndpoints.my, () => ({ properties: [], nextCursor: null })),
  ])
  visit(server.url, '/create-property')
  draw()
  await fillIn()
  for (const label of ['Bedrooms', 'Bathrooms', 'Square footage', 'Monthly rent', 'Security deposit'])
    await type(label, '3')
  await type('Minimum monthly income', '3')
  await press('Enter coordinates')
  await type('Latitude', '37.76')
  await type('Longitude', '-122.42')
  await type('City', 'Oaklnd')
  await screen.findByText('Did you mean Oakland?')
  await submit()
  const dialog = await screen.findByRole('dialog', { name: 'List in Oaklnd?' })
  expect(dialog.textContent).toContain('Did you mean Oakland?')
  await press('Check the city')
  await waitFor(async () => expect(document.activeElement).toBe(await field('City')))
  expect(received).toEqual([])

  await submit()
  await screen.findByRole('dialog', { name: 'List in Oaklnd?' })
  await press('List anyway')
  await waitFor(() => expect(received).toMatchObject([{ city: 'Oaklnd' }]))
})

test('a full plan shows its limit and an upgrade link, and keeps the draft', async () => {
  draw()
  await fillIn()
  beforeCreating = () => {
    throw new Refusal('plan_limit', 'The Free plan allows 10 listings. The Basic plan allows more.')
  }
  await list()
  await screen.findByText(/The Free plan allows 10 listings/)
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect((await field('Title')).value).toBe('Sunny flat')
  expect(localStorage.length).toBe(1)
})

const contactDetails = 'Write to ana@example.com or call 415-555-0134, see www.ana-homes.com'

test('contact details are pointed out while typing, and removed from what is sent', async () => {
  const { platform } = draw()
  await fillIn()
  await type('Description', 'Write to ana@example.com')
  const notice = await screen.findByText('Content Filtered')
  expect(notice.parentElement?.textContent).toContain('“ana@example.com”')
  expect(notice.parentElement?.textContent).toContain('The description will read: Write to [EMAIL REMOVED]')
  expect(screen.getByText(/This content has been automatically filtered/)).toBeDefined()
  await waitFor(() => expect(platform.toasts.map(({ title }) => title)).toEqual(['Content Warning']))
  await list()
  await screen.findByText('Sunny flat in the Mission')
  expect(received[0]?.description).toBe('Write to [EMAIL REMOVED]')
})

test('too many contact details disable the button until they are gone', async () => {
  draw()
  await fillIn()
  await type('Description', contactDetails)
  await screen.findByText('Content Blocked')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Property Listing' })
  expect(button.disabled).toBe(true)
  await type('Description', 'Two rooms with a bay window.')
  await waitFor(() => expect(screen.queryByText('Content Blocked') === null).toBe(true))
  expect(button.disabled).toBe(false)
})

test('words that were not checked yet when the form was sent are checked then', async () => {
  const { platform } = draw()
  await fillIn()
  const description = await field('Description')
  const button = screen.getByRole('button', { name: 'Create Property Listing' })
  fireEvent.input(description, { target: { value: contactDetails } })
  fireEvent.click(button)
  await waitFor(() =>
    expect(platform.toasts[0]).toEqual({
      title: 'Error',
      description: 'Content contains policy violations. Please remove external contact information.',
      tone: 'danger',
    }),
  )
  expect(received).toEqual([])
})
