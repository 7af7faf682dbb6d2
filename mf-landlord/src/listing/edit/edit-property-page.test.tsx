import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let home: Property
let picturesElsewhere: string[] | undefined
let sent: (UpdateProperty & { updatedAt?: string | undefined })[]
/** The server's behavior before it saves. */
let beforeSaving: () => unknown

/** The form offers the landlord's documents as house rules, and alerts when it cannot read them. */
const withoutDocuments = answering(documentEndpoints.list, () => ({ documents: [] }))

const person = { userType: 'landlord', id: sampleProperty().landlordId } as const

beforeEach(async () => {
  home = sampleProperty({ title: 'Sunny flat', rentAmount: 2450, visibilityLevel: 'private' })
  picturesElsewhere = undefined
  sent = []
  beforeSaving = () => {}
  server = await serveEndpoints([
    answering(listingEndpoints.update, async ({ body }) => {
      sent.push(body)
      await beforeSaving()
      return { property: home, notice: null }
    }),
    answering(ownPropertyEndpoints.my, () => ({ properties: [], nextCursor: null })),
    withoutDocuments,
    // Comes last, because its path pattern also matches the others.
    answering(propertyEndpoints.read, ({ params }) => {
      if (params.id !== home.id) throw new Refusal('not_found', 'There is no such home.')
      return { property: home, picturesElsewhere }
    }),
  ])
  visit(server.url, `/landlord/properties/${home.id}/edit`)
})
afterEach(() => {
  server.stop()
  sessionStorage.clear()
})

const draw = (as: Parameters<typeof testPlatform>[0] = person) => {
  const platform = testPlatform(as)
  const drawn = drawOn(platform, <Routes />)
  return { platform, ...drawn }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, value: string) => fireEvent.input(await field(name), { target: { value } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the form holds the home as it is, paused too, and sends only what changed', async () => {
  const { platform } = draw()
  expect((await field('Title')).value).toBe('Sunny flat')
  expect((await field('Monthly rent')).value).toBe('2450')
  const isShown = screen.getByRole('checkbox', { name: 'Show this home in search' })
  expect(isShown.getAttribute('aria-checked')).toBe('false')
  await type('Monthly rent', '2600')
  await userEvent.click(isShown)
  await press('Save changes')
  await screen.findByText('No Properties Yet')
  expect(sent).toEqual([{ rentAmount: 2600, visibilityLevel: 'public', updatedAt: home.updatedAt }])
  expect(platform.toasts).toEqual([
    { title: 'Success!', description: 'Your changes were saved.', tone: 'success' },
  ])
  expect(sessionStorage.length).toBe(0)
})

test('without a change nothing is sent', async () => {
  draw()
  await field('Title')
  await press('Save changes')
  await screen.findByText('No Properties Yet')
  expect(sent).toEqual([])
})

const becomes = (changed: Partial<Property>) => {
  beforeSaving = () => {
    beforeSaving = () => {}
    home = { ...home, ...changed, updatedAt: '2026-11-04T12:00:00.000Z' }
    throw new Refusal('stale', 'This was changed while you were editing.', {}, { current: home })
  }
}

test('what was changed meanwhile is shown, and chosen field by field', async () => {
  draw()
  await type('Monthly rent', '2600')
  await type('Title', 'Sunny flat with a bay window')
  becomes({ rentAmount: 2500, bedrooms: 3 })
  await press('Save changes')
  const dialog = await screen.findByRole('dialog', { name: 'This home was changed while you were editing' })
  const group = (name: string) => within(within(dialog).getByRole('radiogroup', { name }))
  const chosen = (name: string) =>
    group(name)
      .getAllByRole('radio')
      .map(radio => radio.getAttribute('aria-checked'))
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(2)
  expect(within(dialog).getByText('$2,500')).toBeDefined()
  expect(within(dialog).getByText('$2,600')).toBeDefined()
  expect([chosen('Monthly rent'), chosen('Bedrooms')]).toEqual([
    ['false', 'true'],
    ['true', 'false'],
  ])
  await press('Save these choices')
  await screen.findByText('No Properties Yet')
  expect(sent.at(-1)).toEqual({
    title: 'Sunny flat with a bay window',
    rentAmount: 2600,
    updatedAt: '2026-11-04T12:00:00.000Z',
  })
})

test('all changes of others can be accepted at once, and the landlord’s other fields stay', async () => {
  draw()
  await type('Monthly rent', '2600')
  await type('Title', 'Bay window')
  becomes({ rentAmount: 2500, bedrooms: 3 })
  await press('Save changes')
  await press('Use all new values')
  await press('Save these choices')
  await screen.findByText('No Properties Yet')
  expect(sent.at(-1)).toEqual({ title: 'Bay window', updatedAt: '2026-11-04T12:00:00.000Z' })
})

test('going back to the form loses nothing', async () => {
  draw()
  await type('Monthly rent', '2600')
  becomes({ rentAmount: 2500 })
  await press('Save changes')
  await press('Back to the form')
  expect((await field('Monthly rent')).value).toBe('2600')
})

test('pictures that were elsewhere are listed, with the way to upload them', async () => {
  picturesElsewhere = ['https://elsewhere.example/kitchen.jpg']
  draw()
  const link = await screen.findByRole('link', { name: 'https://elsewhere.example/kitchen.jpg' })
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(await screen.findByLabelText(/Drag and drop photos here/)).toBeDefined()
})

test('a link asks before unsaved changes are left; without changes it leaves at once', async () => {
  draw()
  await type('Title', 'Half a thought')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await press('Keep editing')
  expect((await field('Title')).value).toBe('Half a thought')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await press('Discard changes')
  await screen.findByText('No Properties Yet')
  expect(sessionStorage.length).toBe(0)
  expect(sent).toEqual([])
})

test('what was typed is there again after Back, until it is discarded', async () => {
  const first = draw()
  await type('Title', 'Half a thought')
  first.unmount()
  draw()
  await screen.findByText('Your unsaved changes are back')
  expect((await field('Title')).value).toBe('Half a thought')
  await press('Discard')
  expect((await field('Title')).value).toBe('Sunny flat')
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('a failure keeps what was typed, and shows the server’s errors at their fields', async () => {
  const { platform } = draw()
  await type('ZIP code', '00000')
  beforeSaving = () => {
    throw new Refusal('invalid', 'Please look at the marked fields.', {
      zipCode: 'There is no such ZIP code',
    })
  }
  await press('Save changes')
  await screen.findByText('There is no such ZIP code')
  expect(platform.toasts).toEqual([
    { title: 'Error', description: 'Please look at the marked fields.', tone: 'danger' },
  ])
  expect((await field('ZIP code')).value).toBe('00000')
})

test('another landlord’s home, and one that is not there, are not found', async () => {
  const first = draw({ userType: 'landlord', id: crypto.randomUUID() })
  await screen.findByRole('heading', { name: 'Home not found' })
  first.unmount()
  visit(server.url, `/landlord/properties/${crypto.randomUUID()}/edit`)
  draw()
  await screen.findByRole('heading', { name: 'Home not found' })
})

test('words that choose people are pointed out while they are typed, with an example, and may be saved', async () => {
  draw()
  await type('Description', 'A garden flat, adults only. Adults only!')
  const notice = await screen.findByText('Describe the home, not the people')
  const advice = within(notice.parentElement ?? notice).getAllByRole('listitem')
  expect(advice.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^adults only: .*Fair Housing Act.* For example: “Occupancy follows/i),
  ])
  await press('Save changes')
  await screen.findByText('No Properties Yet')
  expect(sent).toMatchObject([{ description: 'A garden flat, adults only. Adults only!' }])
})

test('a better text is shown next to the landlord’s own, and fills the form only on request', async () => {
  const wished: unknown[] = []
  server.stop()
  server = await serveEndpoints([
    answering(listingEndpoints.suggestText, ({ body }) => {
      wished.push(body)
      if (wished.length === 1) throw new Refusal('not_now', 'We could not improve this text.')
      const suggestion = { title: 'Sunny flat by the park', description: 'Bright, with a garden.' }
      return { suggestion, advice: [] }
    }),
    withoutDocuments,
    answering(propertyEndpoints.read, () => ({ property: home })),
  ])
  visit(server.url, `/landlord/properties/${home.id}/edit`)
  draw({ ...person, hasAssistant: true })
  await press('Improve the text')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not improve this text.')
  fireEvent.input(screen.getByRole('textbox', { name: 'What should change?' }), {
    target: { value: 'Shorter' },
  })
  await press('Rewrite')
  const suggested = await screen.findByRole('group', { name: 'Suggested text' })
  expect(within(suggested).getByText('Bright, with a garden.')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Your text' }).textContent).toContain('Sunny flat')
  expect(wished).toMatchObject([{ title: 'Sunny flat', wish: '' }, { wish: 'Shorter' }])
  await press('Use this text')
  expect((await field('Title')).value).toBe('Sunny flat by the park')
  expect((await field('Description')).value).toBe('Bright, with a garden.')
  expect(sent).toEqual([])
})

test('without an assistant no better text is offered', async () => {
  draw()
  await field('Title')
  expect(screen.queryByRole('button', { name: 'Improve the text' })).toBeNull()
})
