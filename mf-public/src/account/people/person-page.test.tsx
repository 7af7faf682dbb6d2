import { afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { grantedConsent, sampleConsent, tenant as tenantPerson } from '@portal/client/test/sample-consent'
import { samplePerson } from '@portal/client/test/sample-person'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Document } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import type { Rating } from '@portal/contract/ratings/rating'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'
import type { Person } from './use-person.ts'

const Routes = routesFor(pages)

let server: ServedEndpoints
/** The landlord's. */
let homes: Property[] = []
let areHomesBroken = false
/** Between the viewer and the person. */
let dealing: 'inquiry' | 'tenancy' | null = null
let consents: Consent[] = []
let looks: string[] = []
let sent: object[] = []
let papers: Document[] = []
let isRevoked = false
let ratings: Rating[] = []
afterEach(() => {
  server.stop()
  homes = []
  areHomesBroken = false
  dealing = null
  consents = []
  looks = []
  sent = []
  papers = []
  isRevoked = false
})

const id = '0190a000-0000-7000-8000-0000000000aa'
const landlord = samplePerson(
  {
    id,
    firstName: 'Marcus',
    lastName: 'Hale',
    profilePicture: null,
    accountType: 'organization',
    organizationName: 'Hale Homes LLC',
    isVerified: true,
    isOrganizationVerified: true,
  },
  {
    checks: [
      { kind: 'identity', verifiedAt: '2026-11-03T12:00:00.000Z', expiresAt: '2028-11-03T12:00:00.000Z' },
    ],
  },
)
const tenant: Person = {
  ...landlord,
  userType: 'tenant',
  accountType: 'individual',
  organizationName: null,
  isBackgroundCheckApproved: false,
  propertiesCount: 0,
  preferredLocation: 'Oakland, CA',
  maxRent: 2400,
}

const rating = (answer: string | null = null): Rating => ({
  id: '0190a000-0000-7000-8000-0000000000bb',
  rating: 4,
  isSoonAfterAgreement: false,
  text: 'Kind, and quick to repair things.',
  authorFirstName: 'Ana',
  answer,
  answeredAt: null,
  removedAt: null,
  createdAt: '2026-05-01T12:00:00.000Z',
})

const draw = async (answer: () => Person, person: Partial<SessionUser> | null = null) => {
  server = await serveEndpoints([
    answering(peopleEndpoints.read, ({ params }) => {
      expect(params.id).toBe(id)
      return { person: answer(), dealing }
    }),
    answering(consentEndpoints.list, ({ query }) => {
      expect(query.personId).toBe(id)
      return { consents, nextCursor: null }
    }),
    answering(consentEndpoints.data, ({ params }) => {
      looks.push(params.id)
      if (isRevoked) throw new Refusal('conflict', 'Sharing was revoked on November 5, 2026.')
      return {
        data: { maxRent: 2900, petOwner: false },
        documents: [],
        expiresAt: '2040-12-04T12:00:00.000Z',
      }
    }),
    answering(consentEndpoints.facts, () => ({ facts: { maxRent: 2900, moveInDate: null } })),
    answering(consentEndpoints.ask, ({ body }) => {
      if (body.dataCategory === 'financial')
        throw new Refusal(
          'plan_limit',
          'Income: sharing this is part of the Premium plan. One of you needs it.',
        )
      sent.push(body)
      const consent = sampleConsent(2, { ...body, owner: { ...tenantPerson, id }, propertyId: null })
      consents = [consent]
      return { consent, notice: null }
    }),
    answering(consentEndpoints.share, ({ body }) => {
      sent.push(body)
      const consent = grantedConsent(3, { requesterId: id, specificFields: body.specificFields })
      consents = [consent]
      return { consent, notice: null }
    }),
    answering(documentEndpoints.list, () => ({ documents: papers })),
    answering(ratingEndpoints.ofLandlord, () => ({
      ratings,
      averageRating: 4.667,
      ratingsCount: 3,
      nextCursor: null,
    })),
    answering(ratingWritingEndpoints.answer, ({ body }) => {
      ratings = ratings.map(rating => ({ ...rating, answer: body.text }))
      return { rating: rating(body.text), notice: null }
    }),
    answering(propertyEndpoints.ofLandlord, ({ query: { cursor, limit = 20 } }) => {
      if (areHomesBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
      const from = cursor ? homes.findIndex(home => home.id === cursor) + 1 : 0
      const page = homes.slice(from, from + limit)
      return { properties: page, nextCursor: from + limit < homes.length ? (page.at(-1)?.id ?? null) : null }
    }),
  ])
  visit(server.url, `/people/${id}`)
  drawOn(testPlatform(person), <Routes />)
  return userEvent.setup()
}

const paperOf = (n: number, name: string, purpose: Document['purpose'] = 'income'): Document => ({
  id: `0190a000-0000-7000-8000-00000000001${n}`,
  purpose,
  name,
  contentType: 'application/pdf',
  bytes: 184_000,
  review: 'unreviewed',
  createdAt: '2026-11-03T12:00:00.000Z',
})

const words = () => document.body.textContent ?? ''
const missing = (): Person => {
  throw new Refusal('not_found', 'There is no such person.')
}

test("everyone sees a landlord's known facts, and Contact leads to them", async () => {
  await draw(() => landlord)
  const card = await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(within(card).getByRole('heading', { level: 1 }).textContent).toContain('Marcus Hale')
  for (const known of [
    'Hale Homes LLC',
    'Verified',
    'Background check approved',
    'Properties6',
    'March 2024',
  ])
    expect(card.textContent).toContain(known)
  expect(screen.getByRole('list', { name: 'Checked' }).textContent).toBe('Identity checked · until Nov 2028')
  expect(within(card).queryByRole('button')).toBeNull()
  expect(
    within(card)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Contact'])
  expect(document.title).toStartWith('Marcus Hale ·')
})

test('ratings are shown with their average, and only the landlord may answer them', async () => {
  const rated = { ...landlord, averageRating: 4.667, ratingsCount: 3 }
  ratings = [{ ...rating(), id: crypto.randomUUID(), isSoonAfterAgreement: true }, rating()]
  await draw(() => rated)
  const list = await screen.findByRole('region', { name: 'Ratings' })
  expect(list.textContent).toContain('4 of 5Ana, tenant in 2026Kind, and quick to repair things.')
  expect(list.textContent?.split('Written within 30 days after they agreed')).toHaveLength(2)
  expect(words()).toContain('Rating4.7 (3)')
  expect(within(list).queryByRole('button', { name: /^Answer/ })).toBeNull()
  cleanup()
  server.stop()
  ratings = [rating()]
  const user = await draw(() => rated, { id, userType: 'landlord' })
  await user.click(await screen.findByRole('button', { name: 'Answer Ana' }))
  await user.type(await screen.findByRole('textbox', { name: /Answer/ }), 'Thank you, Ana.')
  await user.click(screen.getByRole('button', { name: 'Publish answer' }))
  await screen.findByText('Marcus answered')
  expect(words()).toContain('Thank you, Ana.')
  expect(screen.queryByRole('button', { name: 'Answer Ana' })).toBeNull()
})

test('ratings that are not counted are shown, and say so', async () => {
  ratings = [{ ...rating(), isSoonAfterAgreement: true }]
  await draw(() => ({ ...landlord, hasRatings: true }))
  const list = await screen.findByRole('region', { name: 'Ratings' })
  expect(list.textContent).toContain('so it doesn’t count toward the average')
  expect(words()).not.toContain('Rating4')
})

test('a landlord without ratings has no number and no list', async () => {
  await draw(() => landlord)
  await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(words()).not.toContain('Rating')
})

test.each([
  ['a visitor', null, landlord, null, true],
  ['a tenant', { userType: 'tenant' as const }, landlord, null, true],
  ['a landlord, who cannot ask about homes,', { userType: 'landlord' as const }, landlord, null, false],
  ['a landlord whom they asked', { userType: 'landlord' as const }, tenant, 'inquiry' as const, true],
  ['another landlord', { userType: 'landlord' as const }, tenant, null, false],
  ['another tenant', { userType: 'tenant' as const }, tenant, null, false],
])('%s is offered to contact them, or not', async (_, viewer, person, stage, isOffered) => {
  dealing = stage
  await draw(() => person, viewer)
  const card = await screen.findByRole('article')
  const contact = within(card).queryByRole('link', { name: 'Contact' })
  expect(contact?.getAttribute('href')).toBe(isOffered ? `/messages?person=${id}` : undefined)
})

test('a landlord’s years are their own statement, and are left out while they say nothing', async () => {
  await draw(() => ({ ...landlord, location: 'Oakland, CA', yearsExperience: 8 }))
  const card = await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(card.textContent).toContain('8 years (own statement)')
  expect(card.textContent).toContain('Oakland, CA · Joined')
  cleanup()
  server.stop()
  await draw(() => landlord)
  expect((await screen.findByRole('article', { name: 'Marcus Hale' })).textContent).not.toMatch(
    /Experience|Rating|Oakland/,
  )
})

test('a landlord’s homes are below, a page at a time, and each opens its page', async () => {
  homes = Array.from({ length: 13 }, (_, index) => sampleProperty({ title: `Home ${index + 1}` }))
  const user = await draw(() => landlord)
  const list = await screen.findByRole('region', { name: 'Marcus’s homes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(12)
  await user.click(within(list).getByRole('button', { name: 'Show more' }))
  const last = await within(list).findByRole('link', { name: 'Home 13' })
  expect(last.getAttribute('href')).toBe(`/properties/${homes[12]?.id}`)
  expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the list of homes fails by itself, and can be tried again', async () => {
  homes = [sampleProperty({ title: 'Home 1' })]
  areHomesBroken = true
  const user = await draw(() => landlord)
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now')
  expect(screen.getByRole('article', { name: 'Marcus Hale' })).toBeDefined()
  areHomesBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeDefined()
})

test('a landlord without homes and a tenant have no list of them', async () => {
  await draw(() => landlord)
  await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(screen.queryByRole('region')).toBeNull()
})

test("a tenant's page shows what they made public, and nothing instead of the rest", async () => {
  await draw(() => tenant, {})
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Looking inOakland, CA')
  expect(card.textContent).toContain('$2,400 per month')
  expect(card.textContent).not.toContain('Employment')
  expect(card.textContent).not.toContain('Background check')
  expect(words()).toContain('Tenants choose what others can see')
})

test('a landlord sees how complete a tenant’s profile is, and nothing where the API does not say', async () => {
  await draw(() => ({ ...tenant, profileCompleteness: 80 }), { userType: 'landlord' })
  expect(await screen.findByText('Profile 80% complete')).toBeDefined()
  cleanup()
  server.stop()
  await draw(() => tenant, { userType: 'tenant' })
  await screen.findByText('Oakland, CA')
  expect(screen.queryByText(/% complete/)).toBeNull()
})

test('on their own page people find a link to their profile', async () => {
  await draw(() => tenant, { id })
  const edit = await screen.findByRole('link', { name: 'Edit your profile' })
  expect(edit.getAttribute('href')).toBe('/profile')
  expect(words()).toContain('Only signed-in users can see this page')
})

test('a person and a rating can be reported, but nobody reports themselves', async () => {
  ratings = [rating()]
  const rated = { ...landlord, averageRating: 4.667, ratingsCount: 3 }
  await draw(() => rated)
  for (const [button, title] of [
    ['Report this person', 'Report Marcus'],
    ['Report the rating by Ana', 'Report this rating'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByText('Cancel'))
  }
  cleanup()
  server.stop()
  await draw(() => rated, { id, userType: 'landlord' })
  await screen.findByRole('button', { name: 'Report the rating by Ana' })
  expect(screen.queryByRole('button', { name: 'Report this person' })).toBeNull()
})

test('a visitor who finds no one is told that signing in may help, and comes back here', async () => {
  await draw(missing)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Person not found')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth?next=${encodeURIComponent(`/people/${id}`)}`,
  )
})

test('a signed-in person who finds no one gets another link', async () => {
  await draw(missing, {})
  await screen.findByRole('heading', { name: 'Person not found' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a page that cannot be loaded says why and can be tried again', async () => {
  let isBroken = true
  const user = await draw(() => {
    if (isBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
    return landlord
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Marcus Hale' })).toBeTruthy()
})

describe('what two people show each other', () => {
  const asLandlord: Partial<SessionUser> = { id: sampleConsent(1).requesterId, userType: 'landlord' }
  const panel = () => screen.findByRole('region', { name: 'Shared details' })

  test('is not there for people who do not deal with each other', async () => {
    await draw(() => tenant, asLandlord)
    await screen.findByRole('article')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('comes at a press, which is a look, and neither before nor twice', async () => {
    dealing = 'inquiry'
    consents = [grantedConsent(1, { ownerId: id })]
    const user = await draw(() => tenant, asLandlord)
    const shared = await within(await panel()).findByRole('region', { name: 'Marcus’s rental profile' })
    expect(shared.textContent).toContain('Marcus shares their maximum rent and pets until Dec 4, 2040.')
    const show = within(shared).getByRole('button', { name: /^Show/ })
    await user.hover(show)
    expect([looks, shared.textContent?.includes('$2,900')]).toEqual([[], false])
    await user.click(show)
    expect(await within(shared).findByText('$2,900 a month')).toBeDefined()
    expect(within(shared).getByText('No')).toBeDefined()
    expect(within(shared).getAllByRole('term')).toHaveLength(2)
    expect(looks).toEqual([sampleConsent(1).id])
  })

  test('is refused with the reason once it was revoked', async () => {
    dealing = 'inquiry'
    consents = [grantedConsent(1, { ownerId: id })]
    isRevoked = true
    const user = await draw(() => tenant, asLandlord)
    await user.click(await within(await panel()).findByRole('button', { name: /^Show/ }))
    expect((await screen.findByText('Sharing was revoked on November 5, 2026.')).textContent).toBeDefined()
  })

  test('can be asked for, with a purpose and only what was ticked', async () => {
    dealing = 'tenancy'
    const user = await draw(() => tenant, asLandlord)
    await user.click(await within(await panel()).findByRole('button', { name: 'Ask for details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ask Marcus for details' })
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
    expect(within(dialog).getByText('Please choose at least one')).toBeDefined()
    expect(within(dialog).getByText('Please use at least 10 characters')).toBeDefined()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Maximum rent' }))
    await user.type(within(dialog).getByLabelText(/^What you need it for/), 'To see whether it fits.')
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
    expect((await within(await panel()).findByText(/^You asked for this on/)).textContent).toContain(
      'maximum rent. Marcus hasn’t answered yet.',
    )
    expect(sent).toMatchObject([{ ownerId: id, dataCategory: 'profile', specificFields: ['maxRent'] }])
  })

  test('shows the plan that asking turned out to need, until something else is asked for', async () => {
    dealing = 'tenancy'
    const user = await draw(() => tenant, asLandlord)
    await user.click(await within(await panel()).findByRole('button', { name: 'Ask for details' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Marcus for details' }))
    const choose = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name: 'About' }))
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose('Income')
    await user.click(dialog.getByRole('checkbox', { name: 'Monthly income' }))
    await user.type(dialog.getByLabelText(/^What you need it for/), 'To see whether it fits.')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(
      await dialog.findByText('To share this, you or Marcus needs the Premium plan.', { exact: false }),
    ).toBeDefined()
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await choose('Rental profile')
    expect(dialog.getByRole('checkbox', { name: 'Maximum rent' })).toBeDefined()
    expect(dialog.queryByRole('link', { name: 'Compare plans' })).toBeNull()
  })

  test('is offered unasked, with its values in view', async () => {
    dealing = 'inquiry'
    const user = await draw(() => landlord, {})
    expect(within(await panel()).queryByRole('button', { name: 'Ask for details' })).toBeNull()
    await user.click(await within(await panel()).findByRole('button', { name: 'Share your details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share with Marcus' })
    expect(await within(dialog).findByText('$2,900 a month')).toBeDefined()
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
    await user.click(within(dialog).getByRole('checkbox', { name: 'Maximum rent' }))
    await user.click(within(dialog).getByRole('button', { name: 'Share' }))
    expect(
      (await within(await panel()).findByText(/^You share your maximum rent until/)).textContent,
    ).toContain('Manage sharing')
    expect(sent).toMatchObject([{ requesterId: id, specificFields: ['maxRent'], purpose: null }])
  })

  test('is a document by its name, and no copy of one’s data', async () => {
    dealing = 'tenancy'
    papers = [paperOf(1, 'payslip.pdf'), paperOf(2, 'Your data.zip', 'export')]
    const user = await draw(() => landlord, {})
    await user.click(await within(await panel()).findByRole('button', { name: 'Share your details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share with Marcus' })
    await user.click(within(dialog).getByRole('combobox', { name: 'About' }))
    await user.click(await screen.findByRole('option', { name: 'Documents' }))
    await user.click(await within(dialog).findByRole('checkbox', { name: 'payslip.pdf' }))
    expect(within(dialog).getByText('Proof of income · Nov 3, 2026')).toBeDefined()
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Share' }))
    await within(await panel()).findByText(/^You share your document until/)
    const specificFields = [`document:${papers[0]?.id}`]
    expect(sent).toMatchObject([{ requesterId: id, dataCategory: 'documents', specificFields }])
  })

  test('leads to the page of documents where there are none yet', async () => {
    dealing = 'tenancy'
    const user = await draw(() => landlord, {})
    await user.click(await within(await panel()).findByRole('button', { name: 'Share your details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share with Marcus' })
    await user.click(within(dialog).getByRole('combobox', { name: 'About' }))
    await user.click(await screen.findByRole('option', { name: 'Documents' }))
    const link = await within(dialog).findByRole('link', { name: 'Add documents' })
    expect(link.getAttribute('href')).toBe('/profile/documents')
  })
})
