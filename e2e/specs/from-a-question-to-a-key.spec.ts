// Three people, each in their own browser. It needs nothing but a portal that sends mail.
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { inTenDays } from '../in-ten-days.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { InquiryDialog } from '../pages/inquiry-dialog.ts'
import { toast } from '../pages/toast.ts'
import { buyPlan } from '../payments.ts'
import { type NewPerson, signUp } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { newKey } from '../unique.ts'

interface Device {
  name: string
  options: Parameters<Browser['newContext']>[0]
  press: (target: Locator) => Promise<void>
}

const desktop: Device = {
  name: 'with a mouse',
  options: { viewport: { width: 1440, height: 900 } },
  press: target => target.click(),
}

const phone: Device = {
  name: 'on a phone by touch',
  options: { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true },
  press: target => target.tap(),
}

/** The day on the clock there, so many days from now. */
const dayIn =
  (timeZone: string) =>
  (days = 0): string =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone })

// A day apart: a home that moves from one to the other is there on the next day.
const whereDaysEndLast = { latitude: 21.3, longitude: -157.8, day: dayIn('Pacific/Honolulu') }
const whereDaysEndFirst = { latitude: 1.87, longitude: -157.4 }

interface Resident {
  person: NewPerson
  page: Page
}

test.describe('three people go from a question to a key', { tag: '@mailbox' }, () => {
  test.setTimeout(600_000) // some forty screens, one after another

  for (const { name, options, press } of [desktop, phone]) {
    /** A person in their own browser, whose address is confirmed by the mailed link: the first tenant opens it. */
    const arrive = async (
      browser: Browser,
      origin: string | undefined,
      userType: 'tenant' | 'landlord',
      firstName: string,
    ): Promise<Resident> => {
      const context = await browser.newContext({ ...options, baseURL: origin ?? '', locale: 'en-US' })
      const page = await context.newPage()
      const person = await signUp({ userType, firstName, lastName: 'Test', origin, browser: page.request })
      const link = linkIn(await mailTo(person.email, 'Please confirm your email address'), '/auth/confirm')
      if (firstName !== 'Mira') {
        await person.call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
        return { person, page }
      }
      await go(page, link)
      await press(page.getByRole('button', { name: 'Confirm my address' }))
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
      return { person, page }
    }

    const go = async (page: Page, address: string) => {
      await page.goto(address)
      await waitUntilFinished(page)
    }

    const apply = async ({ page }: Resident, homeId: string, message: string) => {
      await go(page, `/properties/${homeId}`)
      await press(page.getByRole('link', { name: 'Apply', exact: true }))
      await waitUntilFinished(page)
      await page.getByLabel('Message').fill(message)
      await press(page.getByRole('button', { name: 'Continue' }))
      await expect(page.getByText(/^Step 2 of/)).toBeInViewport()
      await press(page.getByRole('combobox', { name: 'Smoking' }))
      await press(page.getByRole('option', { name: 'Non-smoker' }))
      await press(page.getByRole('button', { name: 'Continue' }))
      await press(page.getByRole('checkbox', { name: 'Share my rental profile' }))
      await press(page.getByRole('button', { name: 'Continue' }))
      await expect(page.getByText(/^Step 4 of/)).toBeInViewport()
      await press(page.getByRole('button', { name: 'Send application' }))
      await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/)
    }

    // Short: the same with a mouse.
    test(name, { tag: name === desktop.name ? [] : '@long' }, async ({ browser, baseURL }) => {
      const [mira, otto, lena] = await Promise.all([
        arrive(browser, baseURL, 'tenant', 'Mira'),
        arrive(browser, baseURL, 'tenant', 'Otto'),
        arrive(browser, baseURL, 'landlord', 'Lena'),
      ])
      const word = newKey()

      const home = await test.step('an alert tells of a new home', async () => {
        await buyPlan(mira.person, 'Basic')
        await go(mira.page, `/search?q=${word}&view=list`)
        await press(mira.page.getByRole('button', { name: 'Save this search' }).filter({ visible: true }))
        const dialog = mira.page.getByRole('dialog', { name: 'Save this search' })
        await press(dialog.getByRole('combobox'))
        await press(mira.page.getByRole('option', { name: 'Instantly' }))
        await press(dialog.getByRole('button', { name: 'Save search' }))
        await expect(toast(mira.page, 'Search saved')).toBeVisible()
        const listed = await listHome(lena.person, `Rooms above the chandlery ${word}`)
        expect((await mailTo(mira.person.email, `New home: ${listed.title}`)).text).toContain(listed.id)
        return listed
      })

      const moveHome = ({ latitude, longitude }: typeof whereDaysEndFirst) =>
        lena.person.call('PUT', `/api/properties/${home.id}`, { latitude, longitude })

      await test.step('a question is asked, and answered in the conversation', async () => {
        await go(mira.page, `/properties/${home.id}`)
        const dialog = new InquiryDialog(mira.page)
        await press(mira.page.getByRole('button', { name: 'Contact' }).filter({ visible: true }))
        await dialog.message.fill('Is it quiet at night?')
        await press(dialog.root.getByRole('button', { name: 'Send' }))
        await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()

        await go(lena.page, '/messages')
        await press(lena.page.getByRole('link', { name: /^Mira.*1 unread/ }))
        await waitUntilFinished(lena.page)
        const field = lena.page.getByRole('textbox', { name: /^Message to/ })
        await field.fill('Very. It faces the courtyard.')
        await press(lena.page.getByRole('button', { name: 'Send' }))
        await expect(field).toHaveValue('')
        await go(mira.page, '/messages')
        await press(mira.page.getByRole('link', { name: /^Lena/ }))
        await expect(mira.page.getByText('Very. It faces the courtyard.').last()).toBeVisible()
      })

      await test.step('a tour is requested, proposed and chosen', async () => {
        await go(mira.page, `/properties/${home.id}`)
        const dialog = new InquiryDialog(mira.page)
        await press(mira.page.getByRole('button', { name: 'Request a tour' }).filter({ visible: true }))
        await dialog.message.fill('May I come and see it?')
        await press(dialog.root.getByRole('button', { name: 'Send' }))
        await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()

        const tour = inTenDays()
        await go(lena.page, '/landlord/inquiries')
        await press(
          lena.page
            .getByRole('article')
            .filter({ hasText: 'May I come and see it?' })
            .getByRole('button', { name: /^Propose times/ }),
        )
        const times = lena.page.getByRole('dialog', { name: 'Propose tour times' })
        await times.getByLabel('Date and time').fill(tour.local)
        await press(times.getByRole('button', { name: 'Send times' }))
        await expect(toast(lena.page, 'Times proposed')).toBeVisible()

        await go(mira.page, '/inquiries')
        await press(mira.page.getByRole('button', { name: tour.words }))
        await expect(toast(mira.page, 'Tour scheduled')).toBeVisible()
      })

      await test.step('both tenants look whether they fit, and apply', async () => {
        await go(mira.page, `/properties/${home.id}`)
        await press(mira.page.getByRole('button', { name: 'Do I fit?' }))
        const fit = mira.page.getByRole('region', { name: 'Do I fit?' })
        await expect(fit).toContainText('Only you see this.')
        await expect(fit).toBeInViewport({ ratio: 1 })
        await mira.person.call('PUT', '/api/tenant-profile', { petOwner: false })
        await otto.person.call('PUT', '/api/tenant-profile', { petOwner: true })
        await apply(mira, home.id, 'I would take good care of it.')
        await apply(otto, home.id, 'My dog is calm.')
      })

      await test.step('the landlord compares the two, and accepts one, who agrees', async () => {
        await buyPlan(lena.person, 'Premium')
        await moveHome(whereDaysEndLast)
        await go(lena.page, '/landlord/applications')
        await press(lena.page.getByRole('link', { name: 'Compare 2' }))
        const compared = lena.page.getByRole('region', { name: 'Applications side by side' })
        await expect(compared.getByRole('link', { name: /^(Mira|Otto) Test/ })).toHaveCount(2)
        const offering = compared.getByRole('button', { name: /^Offer Mira/ })
        const { width, height } = lena.page.viewportSize() ?? { width: 1440, height: 900 }
        await resize(lena.page, 375, 360)
        await compared.evaluate(table => {
          table.scrollIntoView({ block: 'end' })
          table.scrollTo(0, table.scrollHeight)
        })
        await expect(offering).toBeInViewport({ ratio: 1 })
        await expect(compared.getByRole('link', { name: /^Mira Test/ })).toBeInViewport({ ratio: 1 })
        await resize(lena.page, width, height)
        await press(offering)
        const terms = lena.page.getByRole('dialog', { name: 'Accept this application?' })
        await terms.getByLabel('First day').fill(whereDaysEndLast.day(-30))
        await press(terms.getByRole('button', { name: 'Accept and send offer' }))
        await expect(toast(lena.page, 'Application accepted')).toBeVisible()

        await go(mira.page, '/applications')
        await press(mira.page.getByRole('link', { name: home.title }))
        await waitUntilFinished(mira.page)
        const offer = mira.page.getByRole('region', { name: 'The offer' })
        await press(offer.getByRole('button', { name: 'Agree' }))
        await press(mira.page.getByRole('dialog').getByRole('button', { name: 'Agree' }))
        await expect(mira.page.getByRole('link', { name: 'Go to this home' })).toBeVisible()

        await go(otto.page, '/applications')
        await press(otto.page.getByRole('link', { name: home.title }))
        await expect(otto.page.getByText('another applicant').first()).toBeVisible()
        await go(otto.page, `/search?q=${word}&view=list`)
        await expect(otto.page.getByRole('link', { name: home.title })).toHaveCount(0)
      })

      const tenancy = await test.step('the tenant moves in, and asks for a repair', async () => {
        await press(mira.page.getByRole('link', { name: 'Go to this home' }))
        await waitUntilFinished(mira.page)
        await press(mira.page.getByRole('button', { name: 'I moved in' }))
        const arrival = mira.page.getByRole('dialog', { name: 'Have you moved in?' })
        await arrival.getByLabel('Note').fill('A scratch on the kitchen door.')
        await press(arrival.getByRole('button', { name: 'I moved in' }))
        await expect(toast(mira.page, 'Welcome home')).toBeVisible()
        const address = mira.page.url()

        await press(mira.page.getByRole('link', { name: 'Request a repair' }))
        const repair = mira.page.getByRole('dialog', { name: 'New Request' })
        await repair.getByLabel('Title').fill('Dripping tap')
        await repair.getByLabel('Description').fill('The tap in the kitchen drips all night.')
        await press(repair.getByRole('combobox', { name: 'Category' }))
        await press(mira.page.getByRole('option').first())
        await press(repair.getByRole('button', { name: 'Submit Request' }))
        await expect(toast(mira.page, /Request Submitted/)).toBeVisible()
        await go(lena.page, `/landlord/properties/${home.id}`)
        await expect(lena.page.getByRole('link', { name: 'Dripping tap' })).toBeVisible()
        return address
      })

      await test.step('the tenant gives notice, the landlord accepts it, and it ends on the home’s clock', async () => {
        await go(mira.page, tenancy)
        await press(mira.page.getByRole('button', { name: 'Give notice' }))
        const notice = mira.page.getByRole('dialog', { name: 'Give notice' })
        await notice.getByLabel('Last day').fill(whereDaysEndLast.day())
        await press(notice.getByRole('button', { name: 'Give notice' }))
        await expect(toast(mira.page, /to accept your notice/)).toBeVisible()

        await go(lena.page, `/landlord/properties/${home.id}`)
        await press(lena.page.getByRole('button', { name: 'Accept notice' }))
        await press(lena.page.getByRole('dialog').getByRole('button', { name: 'Accept notice' }))
        await expect(toast(lena.page, 'Notice accepted')).toBeVisible()
        await moveHome(whereDaysEndFirst) // so that the last day is over
        await go(mira.page, tenancy)
        await expect(mira.page.getByText(/^This tenancy ended on/)).toBeVisible()
        await expect(mira.page.getByRole('link', { name: 'Dripping tap' })).toBeVisible()
        await expect(mira.page.getByRole('link', { name: 'Request a repair' })).toHaveCount(0)
      })

      await test.step('the tenant rates the landlord, where everyone reads it', async () => {
        await press(mira.page.getByRole('button', { name: 'Rate your landlord' }))
        const rating = mira.page.getByRole('dialog', { name: 'Rate your landlord' })
        await press(rating.getByRole('radio', { name: '5 stars: very good' }))
        await press(rating.getByRole('button', { name: 'Publish rating' }))
        await expect(toast(mira.page, 'Rating published')).toBeVisible()
        await go(otto.page, `/people/${lena.person.id}`)
        await expect(otto.page.getByText('it doesn’t count toward the average')).toBeVisible()
        await expect(otto.page.getByText('5.0 (1)')).toHaveCount(0)
      })
    })
  }
})
