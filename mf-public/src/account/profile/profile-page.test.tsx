import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
} from '@portal/client/test/serve-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { User } from '@portal/contract/people/person'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import {
  answerIn,
  type TenantProfile,
  type UpdateTenantProfile,
  type YesNoField,
  yesNoFields,
} from '@portal/contract/tenant-profile/tenant-profile'
import { drawOn, type TestPlatform, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
beforeEach(() => sessionStorage.clear())
afterEach(() => server.stop())

const tenant: User = {
  ...User.parse(sampleOf(User)),
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: null,
  profilePicture: null,
  userType: 'tenant',
  accountType: 'individual',
  isVerified: false,
  isOrganizationVerified: false,
}
const landlord: User = {
  ...tenant,
  userType: 'landlord',
  accountType: 'realtor',
  licenseNumber: '01234567',
  licenseState: 'CA',
}

/** The API's answer for a tenant with only these values. */
const profileWith = (overrides: Partial<TenantProfile>): TenantProfile => ({
  id: tenant.id,
  userId: tenant.id,
  preferredLocation: null,
  maxRent: null,
  minRent: null,
  workExperience: null,
  monthlyIncome: null,
  employmentStatus: null,
  employerName: null,
  previousAddresses: [],
  reasonForMoving: null,
  hasRentalHistory: false,
  rentalReferences: [],
  hasCriminalHistory: false,
  criminalHistoryDetails: null,
  preferredPropertyType: null,
  petOwner: false,
  petDetails: null,
  smokingStatus: null,
  emergencyContact: null,
  moveInDate: null,
  privacySettings: {},
  answered: [],
  createdAt: tenant.createdAt,
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

interface UpdateBody {
  [field: string]: unknown
}

/** As the API stores it: null takes an answer back. */
const changedBy = (
  { updatedAt: _seen, ...changes }: UpdateTenantProfile & UpdateBody,
  before: TenantProfile,
): TenantProfile => {
  const answerTo = (field: YesNoField) => {
    const answer = changes[field]
    return answer === undefined ? answerIn(before, field) : answer
  }
  return {
    ...before,
    ...definedOf(changes),
    petOwner: answerTo('petOwner') ?? false,
    hasRentalHistory: answerTo('hasRentalHistory') ?? false,
    hasCriminalHistory: answerTo('hasCriminalHistory') ?? false,
    answered: yesNoFields.filter(field => answerTo(field) !== null),
    updatedAt: '2026-11-05T12:00:00.000Z',
  }
}

interface DrawOptions {
  user?: User
  stored?: TenantProfile | null
  /** Handles the update instead of storing it. */
  onUpdate?: (body: UpdateBody, tries: number) => TenantProfile | undefined
  onAccount?: (body: UpdateBody) => User | undefined
  onRead?: () => void
  onUpload?: (clientId: string | undefined) => void
}

const picture = '/api/photos/0190a000-0000-7000-8000-000000000009'

const sentToProfile: UpdateBody[] = []
const sentToAccount: UpdateBody[] = []
let platform: TestPlatform

const draw = async (options: DrawOptions = {}) => {
  for (const sent of [sentToProfile, sentToAccount]) sent.length = 0
  let user = options.user ?? tenant
  let stored = options.stored ?? null
  server = await serveEndpoints([
    answering(authEndpoints.profile, () => {
      options.onRead?.()
      return { user }
    }),
    answering(accountEndpoints.updateProfile, ({ body }) => {
      sentToAccount.push(body)
      const { updatedAt: _seen, ...changes } = body
      user = options.onAccount?.(body) ?? {
        ...user,
        ...definedOf(changes),
        updatedAt: '2026-11-05T12:00:00.000Z',
      }
      return { user }
    }),
    answering(photoEndpoints.upload, async ({ query, body }) => {
      await body.read()
      options.onUpload?.(query.clientId)
      const size = { width: 4, height: 3 }
      return {
        photo: { id: tenant.id, purpose: query.purpose, url: picture, ...size, createdAt: tenant.createdAt },
      }
    }),
    answering(tenantProfileEndpoints.read, () => ({ tenantProfile: stored })),
    answering(tenantProfileEndpoints.update, ({ body }) => {
      sentToProfile.push(body)
      const tenantProfile =
        options.onUpdate?.(body, sentToProfile.length) ?? changedBy(body, stored ?? profileWith({}))
      stored = tenantProfile
      return { tenantProfile, notice: null }
    }),
  ])
  visit(server.url, '/profile')
  platform = testPlatform(user)
  return open()
}

/** Renders the page again, as in the same tab. */
const open = async () => {
  drawOn(platform, <Routes />)
  return userEvent.setup()
}

const definedOf = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value // its own entries

const section = (name: string) => screen.findByRole('form', { name })
const lastToast = () => platform.toasts.at(-1)
const save = async (user: Awaited<ReturnType<typeof draw>>, name: string) =>
  user.click(within(await section(name)).getByRole('button', { name: /^Save|Saving/ }))
const choosePets = async (user: Awaited<ReturnType<typeof draw>>, answer: string) => {
  await user.click(within(await section('Household')).getByRole('combobox', { name: 'Pets' }))
  await user.click(await screen.findByRole('option', { name: answer }))
}
const outline = () => screen.getByRole('navigation', { name: 'Sections of your profile' }).textContent

describe('the account', () => {
  test('sends only what was changed, and the header has the new name', async () => {
    const user = await draw()
    const account = await section('Account')
    expect(account.textContent).toContain('ana@example.com')
    expect(account.textContent).toContain('Individual')
    const name = within(account).getByLabelText(/^First name/)
    await user.clear(name)
    await user.type(name, 'Anna')
    expect(account.textContent).toContain('Not saved yet')
    platform.signedIn = { user: { ...tenant, firstName: 'Anna' } }
    await save(user, 'Account')
    await waitFor(() => expect(lastToast()?.title).toBe('Saved'))
    expect(sentToAccount).toEqual([{ firstName: 'Anna', updatedAt: tenant.updatedAt }])
    expect(platform.session.get()?.user.firstName).toBe('Anna')
    expect(account.textContent).not.toContain('Not saved yet')
  })

  test('asks for what its kind of account needs, and sends nothing without it', async () => {
    const user = await draw({ user: landlord })
    const account = await section('Account')
    expect(within(account).queryByLabelText(/^Organization name/)).toBeNull()
    await user.clear(within(account).getByLabelText(/^License number/))
    await save(user, 'Account')
    expect(await within(account).findByText('License number is required for realtors')).toBeTruthy()
    expect(sentToAccount).toEqual([])
    expect(outline()).toContain('Account, needs attention')
  })

  test('is all that landlords have, besides the link to their public page', async () => {
    await draw({ user: landlord })
    const link = within(await section('Account')).getByRole('link', { name: 'View your public page' })
    expect(link.getAttribute('href')).toBe(`/people/${landlord.id}`)
    expect(screen.getAllByRole('form').map(form => form.getAttribute('aria-label'))).toEqual(['Account'])
    expect(screen.queryByText(/% complete/)).toBeNull()
  })

  test('reports changes made elsewhere, keeps what was typed, and saves it when asked again', async () => {
    const now = { ...tenant, firstName: 'Annie', updatedAt: '2026-11-04T12:00:00.000Z' }
    const user = await draw({
      onAccount: body => {
        if (body.updatedAt === now.updatedAt) return undefined
        throw new Refusal(
          'stale',
          'This was changed while you were editing.',
          { firstName: 'This was changed to “Annie” while you were editing' },
          { current: now },
        )
      },
    })
    const account = await section('Account')
    const name = within(account).getByLabelText<HTMLInputElement>(/^First name/)
    await user.clear(name)
    await user.type(name, 'Anna')
    await save(user, 'Account')
    const notice = await within(account).findByRole('status')
    expect(notice.textContent).toContain('First name: This was changed to “Annie” while you were editing')
    expect(name.value).toBe('Anna')
    await save(user, 'Account')
    await waitFor(() => expect(lastToast()?.title).toBe('Saved'))
    expect(sentToAccount.at(-1)).toEqual({ firstName: 'Anna', updatedAt: now.updatedAt })
    expect(within(account).queryByRole('status')).toBeNull()
  })

  test('can take over what was changed elsewhere', async () => {
    const now = { ...tenant, firstName: 'Annie', updatedAt: '2026-11-04T12:00:00.000Z' }
    const user = await draw({
      onAccount: () => {
        throw new Refusal(
          'stale',
          'Changed.',
          { firstName: 'This was changed to “Annie” while you were editing' },
          { current: now },
        )
      },
    })
    const account = await section('Account')
    const name = within(account).getByLabelText<HTMLInputElement>(/^First name/)
    await user.type(name, 'x')
    await save(user, 'Account')
    await user.click(await within(account).findByRole('button', { name: 'Use the other version' }))
    expect(name.value).toBe('Annie')
    expect(account.textContent).not.toContain('Not saved yet')
  })
})

describe('a tenant’s profile', () => {
  test('becomes more complete with each section that is saved, and only the section’s changes are sent', async () => {
    const user = await draw()
    expect((await screen.findByRole('heading', { name: /complete/ })).textContent).toContain('0% complete')
    const looking = await section('Looking for')
    await user.type(within(looking).getByLabelText('Preferred location'), 'Oakland, CA')
    await user.type(within(looking).getByLabelText('Maximum rent'), '2,400')
    await user.type(within(await section('Emergency')).getByLabelText('Emergency contact'), 'My sister')
    expect(outline()).toContain('Looking for, not saved yet')
    await save(user, 'Looking for')
    await waitFor(() => expect(lastToast()?.title).toBe('Saved'))
    expect(sentToProfile).toEqual([{ preferredLocation: 'Oakland, CA', maxRent: 2400 }])
    expect(screen.getByRole('heading', { name: /complete/ }).textContent).toContain('13% complete')
    expect(
      within(await section('Emergency')).getByLabelText<HTMLTextAreaElement>('Emergency contact').value,
    ).toBe('My sister')
    await save(user, 'Emergency')
    await waitFor(() => expect(sentToProfile).toHaveLength(2))
    expect(sentToProfile[1]).toEqual({
      emergencyContact: 'My sister',
      updatedAt: '2026-11-05T12:00:00.000Z',
    })
  })

  test('links to what is missing, and puts the focus there', async () => {
    const user = await draw({ stored: profileWith({ preferredLocation: 'Oakland, CA' }) })
    await user.click(await screen.findByRole('link', { name: 'Minimum rent' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Minimum rent'))
    expect(screen.getByText('and 10 more')).toBeTruthy()
  })

  test('reports a wrong rent at its field before anything is sent', async () => {
    const user = await draw()
    const looking = await section('Looking for')
    await user.type(within(looking).getByLabelText('Minimum rent'), '3000')
    await user.type(within(looking).getByLabelText('Maximum rent'), '2000')
    await save(user, 'Looking for')
    expect(await within(looking).findByText('The minimum rent can’t be above the maximum')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    await user.clear(within(looking).getByLabelText('Maximum rent'))
    await user.type(within(looking).getByLabelText('Maximum rent'), 'plenty')
    await save(user, 'Looking for')
    expect(await within(looking).findByText('This must be a number')).toBeTruthy()
    expect(sentToProfile).toEqual([])
  })

  test('takes no new move-in date in the past; an earlier one may stay', async () => {
    const user = await draw({ stored: profileWith({ moveInDate: '2020-05-01' }) })
    const looking = await section('Looking for')
    const date = within(looking).getByLabelText('Move-in date')
    fireEvent.change(date, { target: { value: '2020-05-02' } })
    await save(user, 'Looking for')
    expect(await within(looking).findByText('Please choose today or a later date')).toBeTruthy()
    await waitFor(() => expect(document.activeElement === date).toBe(true))
    fireEvent.change(date, { target: { value: '2020-05-01' } })
    await user.type(within(looking).getByLabelText('Minimum rent'), '900')
    await save(user, 'Looking for')
    await waitFor(() => expect(sentToProfile).toMatchObject([{ minRent: 900 }]))
  })

  test('has lists that can be filled by keyboard alone, and keep the focus', async () => {
    const user = await draw({ stored: profileWith({ previousAddresses: ['1 Pier Rd'] }) })
    const rentals = await section('Rental history')
    const list = () => within(within(rentals).getByRole('list', { name: 'Previous addresses' }))
    await user.click(list().getByLabelText('Address 1'))
    await user.keyboard('{Enter}2 Pier Rd{Enter}3 Pier Rd')
    expect(document.activeElement).toBe(list().getByLabelText('Address 3'))
    await user.click(list().getByRole('button', { name: 'Remove address 2' }))
    expect(document.activeElement).toBe(list().getByLabelText('Address 2'))
    await save(user, 'Rental history')
    await waitFor(() => expect(sentToProfile).toHaveLength(1))
    expect(sentToProfile[0]).toMatchObject({ previousAddresses: ['1 Pier Rd', '3 Pier Rd'] })
    for (const label of ['Remove address 2', 'Remove address 1'])
      await user.click(list().getByRole('button', { name: label }))
    expect(document.activeElement?.textContent).toBe('Add address')
  })

  test('stores no details about pets that are gone', async () => {
    const user = await draw({ stored: profileWith({ petOwner: true, petDetails: 'Two cats' }) })
    const household = await section('Household')
    await choosePets(user, 'No')
    expect(within(household).queryByLabelText('About your pets')).toBeNull()
    await save(user, 'Household')
    await waitFor(() => expect(sentToProfile).toHaveLength(1))
    expect(sentToProfile[0]).toMatchObject({ petOwner: false, petDetails: null })
  })

  test('leaves a question empty until it is answered; “no” is an answer, and can be taken back', async () => {
    const user = await draw({ stored: profileWith({}) })
    const household = await section('Household')
    const pets = () => within(household).getByRole('combobox', { name: 'Pets' }).textContent
    expect(pets()).toContain('Not answered')
    await choosePets(user, 'No')
    expect(household.textContent).toContain('Not saved yet')
    await save(user, 'Household')
    await waitFor(() => expect(sentToProfile).toMatchObject([{ petOwner: false }]))
    await waitFor(() => expect(household.textContent).not.toContain('Not saved yet'))
    expect(pets()).toContain('No')
    await choosePets(user, 'Not answered')
    await save(user, 'Household')
    await waitFor(() => expect(sentToProfile[1]).toMatchObject({ petOwner: null }))
    expect(Object.keys(sentToProfile[1] ?? {})).toEqual(['petOwner', 'updatedAt'])
  })

  test('warns while typing about contact details, only in texts that landlords may see', async () => {
    const user = await draw()
    await user.type(
      within(await section('Emergency')).getByLabelText('Emergency contact'),
      'Call 415-555-0134',
    )
    const looking = await section('Looking for')
    await user.type(within(looking).getByLabelText('Preferred location'), 'Oakland, 415-555-0134')
    expect(await within(looking).findByText('Content Filtered')).toBeTruthy()
    expect(looking.textContent).toContain('Preferred location will read: Oakland, [PHONE REMOVED]')
    expect(screen.getAllByText('Content Filtered')).toHaveLength(1)
  })

  test('shows landlords what is public and saves who sees what', async () => {
    const user = await draw({ stored: profileWith({ preferredLocation: 'Oakland, CA', maxRent: 2400 }) })
    const privacy = await section('Privacy')
    const card = within(privacy).getByRole('article', { name: 'Ana Reyes' })
    expect(card.textContent).not.toContain('Budget')
    await user.click(
      within(within(privacy).getByRole('radiogroup', { name: 'Maximum rent' })).getByRole('radio', {
        name: /^Public/,
      }),
    )
    expect(card.textContent).toContain('$2,400 per month')
    expect(card.textContent).not.toContain('Oakland')
    await save(user, 'Privacy')
    await waitFor(() => expect(sentToProfile).toHaveLength(1))
    expect(sentToProfile[0]).toMatchObject({
      privacySettings: { preferredLocation: 'private', maxRent: 'public', employmentStatus: 'private' },
    })
  })

  test('saves a change on its own when another section was changed elsewhere', async () => {
    const now = profileWith({ smokingStatus: 'Smoker', updatedAt: '2026-11-04T12:00:00.000Z' })
    const user = await draw({
      stored: profileWith({}),
      onUpdate: ({ updatedAt }) => {
        if (updatedAt === now.updatedAt) return { ...now, emergencyContact: 'My sister' }
        throw new Refusal('stale', 'Changed.', {}, { current: now })
      },
    })
    await user.type(within(await section('Emergency')).getByLabelText('Emergency contact'), 'My sister')
    await save(user, 'Emergency')
    await waitFor(() => expect(lastToast()?.title).toBe('Saved'))
    expect(sentToProfile).toHaveLength(2)
    expect((await section('Household')).textContent).toContain('Smoker')
  })

  test('keeps what was typed when the server fails, also in the tab', async () => {
    const user = await draw({
      onUpdate: (_body, tries) => {
        if (tries === 1) throw new Refusal('not_now', 'We are busy right now. Please try again.')
        return undefined
      },
    })
    const typed = 'My sister'
    await user.type(within(await section('Emergency')).getByLabelText('Emergency contact'), typed)
    await save(user, 'Emergency')
    await waitFor(() => expect(lastToast()?.description).toContain('We are busy right now'))
    cleanup()
    const again = await open()
    expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy()
    const field = within(await section('Emergency')).getByLabelText<HTMLTextAreaElement>('Emergency contact')
    expect(field.value).toBe(typed)
    await save(again, 'Emergency')
    await waitFor(() => expect(lastToast()?.title).toBe('Saved'))
    expect(screen.queryAllByText('Your unsaved changes are back')).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('discards what was typed when asked to', async () => {
    const user = await draw()
    await user.type(within(await section('Emergency')).getByLabelText('Emergency contact'), 'My sister')
    cleanup()
    const again = await open()
    await again.click(await screen.findByRole('button', { name: 'Discard' }))
    const field = within(await section('Emergency')).getByLabelText<HTMLTextAreaElement>('Emergency contact')
    expect(field.value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })
})

test('a page that cannot be loaded says why and can be tried again', async () => {
  let isBroken = true
  const user = await draw({
    onRead: () => {
      if (isBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await section('Account')).toBeTruthy()
})

describe('the profile picture', () => {
  const choose = async (type = 'image/jpeg') =>
    fireEvent.change(await screen.findByLabelText('Profile picture'), {
      target: { files: [new File(['me'], 'me.jpg', { type })] },
    })
  const shownPicture = () => document.querySelector('form img')?.getAttribute('src') ?? null

  test('is saved as soon as it is chosen, apart from what is typed, and can be removed', async () => {
    await draw()
    fireEvent.input(await screen.findByRole('textbox', { name: 'First name' }), { target: { value: 'Anna' } })
    await choose()
    await waitFor(() => expect(shownPicture()).toBe(`${picture}?width=320`))
    expect(sentToAccount).toEqual([{ profilePicture: picture }])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Anna')
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    await waitFor(() => expect(shownPicture()).toBeNull())
    expect(sentToAccount[1]).toEqual({ profilePicture: null })
    expect(platform.toasts.map(({ description }) => description)).toEqual([
      'Your picture was saved.',
      'Your picture was removed.',
    ])
  })

  test('says why it was not taken, and a lost answer is tried again as the same upload', async () => {
    const clientIds: (string | undefined)[] = []
    await draw({
      onUpload: clientId => {
        clientIds.push(clientId)
        if (clientIds.length === 1) throw new BrokenConnection()
      },
    })
    await choose('application/pdf')
    await screen.findByText('Please choose a JPEG, PNG or WebP picture')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await choose()
    await screen.findByText(/The connection was lost/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shownPicture()).toBe(`${picture}?width=320`))
    expect(clientIds).toEqual([clientIds[0], clientIds[0]])
  })
})
