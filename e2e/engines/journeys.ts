// The main journeys: sign up, find a home, ask, see it, apply, be answered; and a repair.
import { test } from '@playwright/test'
import { remember } from '../made.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { newcomer } from '../pages/auth-page.ts'
import { newLandlord } from '../person.ts'
import { newKey } from '../unique.ts'
import { readWorld } from '../world.ts'
import { type EnginePage, keys } from './page.ts'

/** `look` checks what is open. */
export const travel = async (page: EnginePage, origin: string, look: () => Promise<void>): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const dialog = page.getByRole('dialog').last()
  const send = dialog.getByRole('button', { name: 'Send' })
  const arrive = async (heading: string | RegExp) => {
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.waitUntilFinished()
  }
  const lookAndClose = async () => {
    await dialog.waitFor()
    await look()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.waitUntilGone(dialog)
  }

  const landlord = await newLandlord(origin)
  const home = await listHome(landlord, `Rooms above the chandlery ${newKey()}`, {
    latitude: 38.5 + Math.random(),
    longitude: -117.5 + Math.random(),
  })
  const tenant = newcomer('Tenant')
  remember(tenant)

  await test.step('sign up', async () => {
    await page.enterAs()
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('radio', { name: 'Tenant' }).click()
    await field('First name').fill(tenant.firstName)
    await field('Last name').fill(tenant.lastName)
    await field('Email').fill(tenant.email)
    await field(/^Password/).fill(tenant.password)
    await field('Confirm password').fill(`${tenant.password}${keys.Enter}`)
    await button(/^Account of Nell/).waitFor()
    await page.goto(linkIn(await mailTo(tenant.email, 'Please confirm your email address'), '/auth/confirm'))
    await button('Confirm my address').click()
    await page.getByText('Your email address is confirmed.').waitFor()
  })

  await test.step('search on the map', async () => {
    await page.goto('/')
    await page.locator('header').getByRole('textbox').fill(`${home.title}${keys.Enter}`)
    await arrive('Find a home')
    await page.locator('.leaflet-marker-pane').getByRole('button', { name: home.title }).click()
    await page.locator('.leaflet-popup-content').getByText(home.title).click()
    await arrive(home.title)
  })

  await test.step('ask', async () => {
    await button('Contact').click()
    await field('Message').fill('Is it quiet at night?')
    await look()
    await send.click()
    await page.getByRole('heading', { name: /^Sent to/ }).waitFor()
    await look()
  })

  await test.step('request a tour', async () => {
    await page.goto(`/properties/${home.id}`)
    await button('Request a tour').click()
    await field('Message').fill('May I come and see it?')
    await look()
    await send.click()
    await page.getByRole('heading', { name: /^Sent to/ }).waitFor()
  })

  await test.step('apply', async () => {
    await page.goto(`/properties/${home.id}`)
    await page.getByRole('link', { name: 'Apply', exact: true }).click()
    await field('Message').fill('I would take good care of it.')
    await button('Continue').click()
    for (const step of [2, 3]) {
      await page.getByText(`Step ${step} of 4`).waitFor()
      await page.waitUntilFinished() // what loads moves the button
      await button('Continue').click()
    }
    await button('Send application').click()
    await button('Withdraw').click()
    await lookAndClose()
  })

  await test.step('answer', async () => {
    await page.enterAs(landlord.cookies)
    await page.goto('/messages')
    await page.getByRole('link', { name: /^Nell.*unread/ }).click()
    await field(/^Message to/).fill('Very. It faces the courtyard.')
    await button('Send').click()
    await page.locator('main li').filter({ hasText: 'Very. It faces the courtyard.' }).first().waitFor() // sent, and no longer in the field
    await page.goto('/landlord/inquiries')
    await button(/^Propose times/)
      .first()
      .click()
    await lookAndClose()
    await page.goto('/landlord/applications')
    await page.getByRole('link', { name: /^Nell/ }).click()
    for (const name of ['Accept', 'Decline']) {
      await page.getByRole('button', { name, exact: true }).click()
      await lookAndClose()
    }
  })

  await test.step('sign in and read the answer', async () => {
    await page.enterAs()
    await page.goto('/auth')
    await field('Email').fill(tenant.email)
    await field(/^Password/).fill(`${tenant.password}${keys.Enter}`)
    await button(/^Account of Nell/).waitFor()
    await page.goto('/messages')
    await page.getByRole('link', { name: /^Lena/ }).click()
    await page.getByText('Very. It faces the courtyard.').waitFor()
  })

  await test.step('file a repair', async () => {
    await page.enterAs(readWorld().cookies['demonstration tenant'])
    await page.goto('/maintenance/requests')
    await button('New Request').click()
    const choose = async (name: string) => {
      await dialog.getByRole('combobox', { name }).click()
      await page.getByRole('option').first().click()
    }
    await choose('Property')
    await field('Title').fill('Dripping tap')
    await field('Description').fill('The tap in the kitchen drips all night.')
    await choose('Category')
    await look()
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await page.waitUntilGone(dialog)
    await page.getByRole('article').filter({ hasText: 'Dripping tap' }).first().waitFor()
  })
}
