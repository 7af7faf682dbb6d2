import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { Login } from '@portal/contract/auth/credentials'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { Register } from '@portal/contract/auth/registration'
import { defaultOperator } from '@portal/contract/default-operator'
import type { User } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

const dana: User = {
  id: '0190a000-0000-7000-8000-000000000009',
  email: 'dana@example.com',
  userType: 'landlord',
  firstName: 'Dana',
  lastName: 'Ortiz',
  phone: null,
  profilePicture: null,
  accountType: 'individual',
  organizationName: null,
  representativeFor: null,
  licenseNumber: null,
  licenseState: null,
  isOrganizationVerified: false,
  isVerified: false,
  backgroundCheckStatus: 'pending',
  currentPlan: 'free',
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
}

let server: ServedEndpoints
afterEach(() => {
  server.stop()
  window.sessionStorage.clear()
})

interface Answers {
  login?: (body: Login) => User | Promise<User>
  register?: (body: Register) => User | Promise<User>
}

const draw = async (
  { login, register }: Answers = {},
  path = '/auth',
  { isSignedIn = false, state = null as unknown, hasMail = false, operator = defaultOperator } = {},
) => {
  server = await serveEndpoints([
    answering(authEndpoints.login, async ({ body }) => ({ user: (await login?.(body)) ?? dana })),
    answering(accountEndpoints.register, async ({ body }) => ({ user: (await register?.(body)) ?? dana })),
  ])
  visit(server.url, path, state)
  const platform = testPlatform(isSignedIn ? {} : null)
  platform.signedIn = { user: dana }
  platform.settings.hasMail = hasMail
  platform.settings.operator = operator
  drawOn(platform, <Routes />)
  if (!isSignedIn) await screen.findByLabelText(/^Email/)
  return { platform, user: userEvent.setup() }
}

const address = () => `${location.pathname}${location.search}`

test('the screen starts on Login and names what is missing', async () => {
  const { user } = await draw()
  expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
})

test('the screen welcomes to the portal by its name here', async () => {
  await draw({}, '/auth', { operator: { ...defaultOperator, portalName: 'Bay Homes' } })
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Bay Homes' })).toBeTruthy()
})

test('signing in greets the person, notifies the shell and goes where the person was going', async () => {
  const sent: Login[] = []
  const { platform, user } = await draw(
    {
      login: body => {
        sent.push(body)
        return dana
      },
    },
    '/auth?next=%2Fsearch%3Fview%3Dlist',
  )
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'rental-demo{Enter}')
  await waitFor(() => expect(address()).toBe('/search?view=list'))
  expect(sent).toEqual([{ email: 'dana@example.com', password: 'rental-demo' }])
  expect(platform.session.get()?.user.id).toBe(dana.id)
  expect(platform.toasts).toEqual([
    { title: 'Login successful!', description: 'Welcome back to the product.', tone: 'success' },
  ])
})

test('an account with two-step sign-in asks for a code, and says which one was wrong', async () => {
  const sent: Login[] = []
  const { platform, user } = await draw({
    login: body => {
      sent.push(body)
      if (!body.code) throw new Refusal('second_factor', 'Please enter a code from your authenticator app.')
      if (body.code === '123456')
        throw new Refusal('second_factor', 'Wrong.', { code: 'This code is wrong, or it was used before' })
      return dana
    },
  })
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'rental-demo{Enter}')
  const code = await screen.findByLabelText(/^Code/)
  expect(document.activeElement).toBe(code)
  expect(platform.toasts).toEqual([])
  await user.type(code, '123 456{Enter}')
  expect(await screen.findByText('This code is wrong, or it was used before')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '654321{Enter}')
  await waitFor(() => expect(platform.session.get()?.user.id).toBe(dana.id))
  expect(sent.map(body => body.code)).toEqual([undefined, '123456', '654321'])
})

test('a refused sign-in says why and keeps what was typed', async () => {
  const { platform, user } = await draw({
    login: () => {
      throw new Refusal('wrong_credentials', 'The email or password is wrong.')
    },
  })
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}')
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(platform.toasts[0]).toEqual({
    title: 'Login failed',
    description: 'The email or password is wrong.',
    tone: 'danger',
  })
  expect(screen.getByDisplayValue('dana@example.com')).toBeTruthy()
  expect(screen.getByDisplayValue('wrong')).toBeTruthy()
})

test('a sign-in that is refused without words asks to check the credentials', async () => {
  const { platform, user } = await draw({
    login: () => {
      throw new Refusal('wrong_credentials', '')
    },
  })
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}')
  await waitFor(() =>
    expect(platform.toasts).toEqual([
      { title: 'Login failed', description: 'Please check your credentials and try again.', tone: 'danger' },
    ]),
  )
})

test('messages from the API appear at their fields, take the focus, and disappear once fixed', async () => {
  const { user } = await draw({
    login: () => {
      throw new Refusal('invalid', 'Some of what was sent is not right.', { password: 'This is not it' })
    },
  })
  const password = screen.getByLabelText(/^Password/)
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('This is not it')).toBeTruthy()
  await waitFor(() => expect(document.activeElement === password).toBe(true))
  await user.type(password, '!')
  await waitFor(() => expect(screen.queryByText('This is not it') === null).toBe(true))
})

test('after the first try, messages update while typing, each at its own field', async () => {
  const { user } = await draw()
  const email = screen.getByLabelText(/^Email/)
  await user.type(email, 'dana')
  expect(screen.queryByText('Please enter a valid email address') === null).toBe(true)
  await user.type(email, '{Enter}')
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  await waitFor(() => expect(document.activeElement === email).toBe(true))
  await user.type(email, '@example.com')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address') === null).toBe(true))
  expect(screen.getByText('Password is required')).toBeTruthy()
})

test('while it waits for the answer, the button says so', async () => {
  const answer = Promise.withResolvers<User>()
  const { user } = await draw({ login: () => answer.promise })
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'rental-demo{Enter}')
  const button = await screen.findByRole('button', { name: 'Signing in...' })
  expect(button.hasAttribute('disabled')).toBe(true)
  answer.resolve(dana)
  await waitFor(() => expect(address()).toBe('/'))
})

test('a signed-in person is redirected, but never to another site', async () => {
  await draw({}, '/auth?next=//evil.example', { isSignedIn: true })
  await waitFor(() => expect(address()).toBe('/'))
})

test('the password can be shown and hidden', async () => {
  const { user } = await draw()
  const password = screen.getByLabelText(/^Password/)
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.getAttribute('type')).toBe('password')
})

test.each([true, false])(
  'signing up says that a link is sent, if the portal sends mail: %p',
  async hasMail => {
    const { user } = await draw({}, '/auth', { hasMail })
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await screen.findByText(/must stay on the platform/)
    expect(screen.queryByText('We’ll send a link there to confirm it.') !== null).toBe(hasMail)
  },
)

test('each kind of account says what it brings, and only a realtor reads about a license', async () => {
  const { user } = await draw()
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  const types = await screen.findByRole('combobox', { name: 'Account type' })
  expect(types.textContent).toBe('Individual')
  expect(screen.getByText('For yourself.')).toBeTruthy()
  expect(screen.queryByText(/licens|realtor/i)).toBeNull()
  await user.click(types)
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(options).toEqual(['Individual', 'Organization', 'Representative', 'Realtor'])
  await user.click(screen.getByRole('option', { name: 'Realtor' }))
  expect(await screen.findByText('For licensed agents: your profile shows your license.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /License number/ })).toBeTruthy()
})

test('signing up shows the policy, and every message of a blank form', async () => {
  const { user } = await draw()
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(await screen.findByText(/must stay on the platform/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Please confirm your password',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
})

test('signing up sends only what the form asks for, then goes home', async () => {
  const sent: Register[] = []
  const { platform, user } = await draw({
    register: body => {
      sent.push(body)
      return dana
    },
  })
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.click(await screen.findByRole('radio', { name: /Landlord/ }))
  await user.type(screen.getByLabelText(/^First name/), 'Dana')
  await user.type(screen.getByLabelText(/^Last name/), 'Ortiz')
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'rental-demo')
  await user.type(screen.getByLabelText(/^Confirm password/), 'rental-demx')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText("Passwords don't match")).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Confirm password/))
  await user.type(screen.getByLabelText(/^Confirm password/), 'rental-demo{Enter}')
  await waitFor(() => expect(address()).toBe('/'))
  expect(sent).toEqual([
    {
      email: 'dana@example.com',
      password: 'rental-demo',
      firstName: 'Dana',
      lastName: 'Ortiz',
      userType: 'landlord',
      accountType: 'individual',
    },
  ])
  expect(platform.toasts).toEqual([
    { title: 'Account created successfully!', description: "You're now logged in.", tone: 'success' },
  ])
})

test('what the server rejects is shown at the field', async () => {
  const { platform, user } = await draw({
    register: () => {
      throw new Refusal('conflict', 'There is already an account with this email.', {
        email: 'This email is taken',
      })
    },
  })
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.type(await screen.findByLabelText(/^First name/), 'Dana')
  await user.type(screen.getByLabelText(/^Last name/), 'Ortiz')
  await user.type(screen.getByLabelText(/^Email/), 'dana@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'rental-demo')
  await user.type(screen.getByLabelText(/^Confirm password/), 'rental-demo{Enter}')
  expect(await screen.findByText('This email is taken')).toBeTruthy()
  expect(screen.getByDisplayValue('Ortiz')).toBeTruthy()
  expect(platform.toasts[0]?.title).toBe('Registration failed')
})

test('what was typed, and its tab, are restored after reading the Terms, except passwords, until sent', async () => {
  const { user } = await draw()
  const openSignUp = () => user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  await openSignUp()
  await user.click(await screen.findByRole('radio', { name: /^Landlord/ }))
  await user.type(screen.getByLabelText(/^First name/), 'Ida')
  await user.type(screen.getByLabelText(/^Email/), 'ida@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'a long enough password')
  expect(window.sessionStorage.getItem('sign-up-draft')).not.toContain('a long enough password')

  const { state } = window.history
  cleanup() // as a reload does
  server.stop()
  await draw({}, '/auth', { state })
  expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true')
  await screen.findByLabelText(/^First name/)
  expect(value(/^First name/)).toBe('Ida')
  expect(value(/^Email/)).toBe('ida@example.com')
  expect(value(/^Password/)).toBe('')
  expect(screen.getByRole('radio', { name: /^Landlord/ }).getAttribute('aria-checked')).toBe('true')

  await user.type(screen.getByLabelText(/^Last name/), 'Lund')
  await user.type(screen.getByLabelText(/^Password/), 'a long enough password')
  await user.type(screen.getByLabelText(/^Confirm password/), 'a long enough password')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(window.sessionStorage.getItem('sign-up-draft')).toBeNull())
})

test.each([
  ['/create-property', 'Sign in or sign up as a landlord to list a property.'],
  ['/pricing?for=landlord#premium', 'Sign in or sign up to choose a plan.'],
])(
  'a visitor to the landlord’s page %s sees why they must sign in, and signs up as a landlord by default',
  async (next, reason) => {
    const { user } = await draw({}, `/auth?${new URLSearchParams({ next })}`)
    expect(document.body.textContent).toContain(reason)
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(await screen.findByRole('radio', { name: /^Landlord/, checked: true })).toBeDefined()
  },
)

test('who was invited to a home starts on Sign Up, and learns when its offer opens', async () => {
  const { user } = await draw({}, sitePaths.signUpFor('/tenancies/0190a000-0000-7000-8000-000000000001'))
  expect(await screen.findByLabelText(/^First name/)).toBeDefined()
  expect(document.body.textContent).toContain('once you confirm your email address, its offer opens')
  await user.click(screen.getByRole('tab', { name: 'Login' }))
  expect(await screen.findByRole('button', { name: 'Login' })).toBeDefined()
})

test('other visitors sign up as tenants by default, even with a landlord’s draft', async () => {
  const { user } = await draw({}, '/auth?next=%2Fcreate-property')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.type(await screen.findByLabelText(/^First name/), 'Ida')
  cleanup()
  server.stop()
  const again = await draw({}, '/auth')
  await again.user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ida')
  expect(screen.getByRole('radio', { name: /^Tenant/, checked: true })).toBeDefined()
})

test('the chosen side is kept with the draft', async () => {
  const { user } = await draw({}, '/auth')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  await user.click(await screen.findByRole('radio', { name: /^Landlord/ }))
  cleanup()
  server.stop()
  const again = await draw({}, '/auth?next=%2Fsaved')
  await again.user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(await screen.findByRole('radio', { name: /^Landlord/, checked: true })).toBeDefined()
})
