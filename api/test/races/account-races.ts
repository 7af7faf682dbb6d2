import { expect } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { and, eq } from 'drizzle-orm'
import { dataExports } from '../../src/schema/documents.ts'
import { users } from '../../src/schema/people.ts'
import { properties } from '../../src/schema/properties.ts'
import { accountLinks, sessions } from '../../src/schema/sessions.ts'
import { keepTokenOf, newLink } from '../new-link.ts'
import { newListing } from '../new-listing.ts'
import { password, registration } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { login, logout, me } = authEndpoints
const { register, updateProfile } = accountEndpoints
const { changePassword, changeEmail, cancelEmailChange } = securityEndpoints
const { confirmEmail, keepEmail, resetPassword } = linkEndpoints

/** They are signed in on a second browser too. */
const someone = async ({ visitor }: Stage) => {
  const [here, elsewhere] = [visitor(), visitor()]
  const { user } = await here.call(register, { body: registration() })
  await elsewhere.call(login, { body: { email: user.email, password } })
  return { here, elsewhere, user }
}

const isSignedIn = async (browser: TestBrowser): Promise<boolean> => (await browser.sendTo(me)).status === 200

const change = (browser: TestBrowser, newPassword: string) =>
  calling(browser, changePassword, { body: { currentPassword: password, newPassword } })

export const accountRaces: readonly Race[] = [
  {
    name: 'a new name and new phone numbers',
    endpoints: [updateProfile],
    round: async ({ database, tenant }, meet) => {
      const isTenant = eq(users.id, tenant.user.id)
      await database
        .update(users)
        .set({ firstName: 'Alex', verifiedUntil: '2099-01-01T00:00:00.000Z' })
        .where(isTenant)
      const put = (body: object) => calling(tenant, updateProfile, { body })
      await meet({
        name: [put({ firstName: 'Somebody' })],
        phone: times(4, index => put({ phone: `555-010${index}` })),
      })
      const [stored] = await database.select().from(users).where(isTenant)
      expect(stored).toMatchObject({ firstName: 'Somebody', verifiedUntil: null })
      expect(stored?.phone).toStartWith('555-010')
    },
  },
  {
    name: 'sign-ins and a new password',
    endpoints: [login, changePassword],
    round: async (stage, meet) => {
      const { here, elsewhere, user } = await someone(stage)
      const entering = times(6, () => stage.visitor())
      const body = { email: user.email, password }
      const { change: changes } = await meet(
        {
          'sign-in': entering.map(browser => calling(browser, login, { body })),
          change: [change(here, 'another good one')],
        },
        150,
      )
      expect(statusesOf(changes)).toEqual([204])
      expect(await isSignedIn(here)).toBe(true)
      for (const browser of [elsewhere, ...entering]) expect(await isSignedIn(browser)).toBe(false)
      expect(await stage.database.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
    },
  },
  {
    name: 'two new passwords',
    endpoints: [changePassword],
    round: async (stage, meet) => {
      const { here, elsewhere, user } = await someone(stage)
      const { here: first, elsewhere: second } = await meet({
        here: [change(here, 'the password of here')],
        elsewhere: [change(elsewhere, 'the password of elsewhere')],
      })
      const isHere = first[0]?.status === 204
      expect([[204], [401], [422]]).toContainEqual(statusesOf(isHere ? second : first))
      expect(statusesOf([...first, ...second]).filter(status => status === 204)).toHaveLength(1)
      expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([isHere, !isHere])
      const [right, wrong] = isHere ? ['here', 'elsewhere'] : ['elsewhere', 'here']
      const enter = (place: string | undefined) =>
        stage.visitor().sendTo(login, { body: { email: user.email, password: `the password of ${place}` } })
      expect([(await enter(right)).status, (await enter(wrong)).status]).toEqual([200, 401])
    },
  },
  {
    name: 'new passwords by one link, a sign-in and a confirmed address',
    endpoints: [resetPassword, confirmEmail, login],
    round: async (stage, meet) => {
      const { here, elsewhere, user } = await someone(stage)
      const token = await newLink(stage.database, user.id, 'reset_password')
      const confirming = await newLink(stage.database, user.id, 'confirm_email')
      const entering = stage.visitor()
      const { reset, confirm } = await meet({
        reset: times(3, index =>
          calling(stage.visitor(), resetPassword, {
            body: { token, newPassword: `the password of ${index}` },
          }),
        ),
        confirm: times(2, () => calling(stage.visitor(), confirmEmail, { body: { token: confirming } })),
        enter: [calling(entering, login, { body: { email: user.email, password } })],
      })
      expect(statusesOf(reset)).toEqual([204, 422, 422])
      expect(statusesOf(confirm).filter(status => status === 204).length).toBeLessThanOrEqual(1)
      for (const browser of [here, elsewhere, entering]) expect(await isSignedIn(browser)).toBe(false)
      const entered = await Promise.all(
        times(3, async index => {
          const body = { email: user.email, password: `the password of ${index}` }
          return (await stage.visitor().sendTo(login, { body })).status
        }),
      )
      expect(entered.toSorted()).toEqual([200, 401, 401])
    },
  },
  {
    name: 'a new password, and a change of address that is asked for, canceled, stopped and confirmed',
    endpoints: [changePassword, changeEmail, cancelEmailChange, keepEmail, confirmEmail],
    round: async ({ database, ...stage }, meet) => {
      const { here, user } = await someone({ database, ...stage })
      const [newEmail, another] = [registration().email, registration().email]
      const token = await newLink(database, user.id, 'change_email', newEmail)
      const keepToken = await keepTokenOf(database, user.id)
      const same = here.copy()
      const body = { newEmail: another, currentPassword: password }
      const {
        change: changes,
        keep,
        open,
      } = await meet(
        {
          change: [change(here, 'another good one')],
          ask: [calling(same, changeEmail, { body })],
          cancel: [calling(same, cancelEmailChange)],
          keep: [calling(stage.visitor(), keepEmail, { body: { token: keepToken } })],
          open: times(2, () => calling(stage.visitor(), confirmEmail, { body: { token } })),
        },
        20,
      )
      expect(statusesOf(changes)).toEqual([204])
      const isOpened = statusesOf(open).includes(204)
      expect(statusesOf([...keep, ...open]).filter(status => status === 204).length).toBeLessThanOrEqual(1)
      const [stored] = await database.select().from(users).where(eq(users.id, user.id))
      expect(stored?.email).toBe(isOpened ? newEmail : user.email)
      expect(await database.$count(accountLinks, eq(accountLinks.userId, user.id))).toBe(0)
    },
  },
  {
    name: 'registrations with one email address',
    endpoints: [register],
    round: async ({ database, visitor }, meet) => {
      const body = registration()
      const { register: answers } = await meet({
        register: times(3, () => calling(visitor(), register, { body })),
      })
      expect(statusesOf(answers)).toEqual([201, 409, 409])
      expect(await database.$count(users, eq(users.email, body.email))).toBe(1)
    },
  },
  {
    name: 'signing out and changing the profile',
    endpoints: [logout, updateProfile],
    round: async ({ visitor, tenant }, meet) => {
      const browser = visitor()
      await browser.call(login, { body: { email: tenant.user.email, password } })
      const other = browser.copy()
      const { leave, change: changes } = await meet({
        leave: [calling(browser, logout)],
        change: times(2, () => calling(other, updateProfile, { body: { lastName: 'Roe' } })),
      })
      expect(statusesOf(leave)).toEqual([204])
      for (const { status } of changes) expect([200, 401]).toContain(status)
      expect(await isSignedIn(other)).toBe(false)
    },
  },
  {
    name: 'closing an account, keeping it, and new homes',
    endpoints: [closingEndpoints.close, closingEndpoints.keep],
    round: async ({ database, visitor }, meet) => {
      const browser = visitor()
      const body = registration({ userType: 'landlord' })
      const { user } = await browser.call(register, { body })
      const isOwner = eq(users.id, user.id)
      await database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(isOwner)
      const { close, keep } = closingEndpoints
      const { home: homes } = await meet({
        close: times(2, () => calling(browser, close, { body: { currentPassword: password } })),
        keep: [calling(browser, keep)],
        home: times(2, () => calling(browser, listingEndpoints.create, { body: newListing() })),
      })
      const [{ closesAt, closing } = {}] = await database.select().from(users).where(isOwner)
      const isPublic = and(eq(properties.landlordId, user.id), eq(properties.visibilityLevel, 'public'))
      const made = homes.filter(({ status }) => status === 201).length
      expect(await database.$count(properties, isPublic)).toBe(closesAt ? 0 : made)
      expect(closing === null).toBe(closesAt === null)
      await browser.call(keep)
      expect(await database.$count(properties, isPublic)).toBe(made)
    },
  },
  {
    name: 'a copy of one’s data, asked for several times at once',
    endpoints: [exportEndpoints.ask],
    round: async ({ database, visitor }, meet) => {
      const browser = visitor()
      const { user } = await browser.call(register, { body: registration() })
      const { ask } = await meet({ ask: times(4, () => calling(browser, exportEndpoints.ask)) })
      for (const { status } of ask) expect([202, 409]).toContain(status)
      expect(await database.$count(dataExports, eq(dataExports.userId, user.id))).toBe(1)
    },
  },
]
