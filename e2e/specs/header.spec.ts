import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { waitUntilFinished } from '../screens.ts'

const linksOf = {
  tenant: ['Find a home', 'Saved', 'Messages', 'Inquiries', 'My homes', 'Maintenance'],
  landlord: ['My properties', 'Messages', 'Inquiries', 'Applications', 'Maintenance'],
} as const

const expectLinks = async (page: Page, role: 'tenant' | 'landlord') => {
  const links = new Header(page).root.getByRole('navigation', { name: `For ${role}s` }).getByRole('link')
  await expect(links).toHaveText([...linksOf[role]])
  for (const words of linksOf[role]) {
    await links.filter({ hasText: words }).click()
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([words])
    await waitUntilFinished(page)
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
  }
}

// Short: shell/src/layout/role-links.test.tsx and mode-switch.test.tsx.
test('a tenant has permanent links, with the current one marked; the start page shows the other side by the switch', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs('tenant')
  await page.goto('/')
  const { root } = new Header(page)
  await waitUntilFinished(page)
  await expect(root.getByText('Tenant', { exact: true })).toBeVisible()
  await root.getByRole('button', { name: 'Switch' }).click()
  await expect(root.getByText('Landlord', { exact: true })).toBeVisible()
  const samples = page.getByRole('region', { name: 'Try it with sample data' })
  await samples.evaluate(part => part.scrollIntoView())
  const view = samples.getByRole('button', { name: 'Landlord view' })
  const show = samples.getByRole('button', { name: 'Show the samples' })
  await expect(view.or(show)).toBeVisible()
  await show.click({ timeout: 5000 }).catch(() => undefined) // in production they wait for a press
  await expect(page.getByRole('button', { name: 'Landlord view', pressed: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(root.getByText('Landlord', { exact: true })).toBeVisible()

  await root.getByRole('button', { name: 'Toggle theme' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Toggle theme')
  await root.getByRole('link', { name: 'Find a home' }).click()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(root.getByText('Tenant', { exact: true })).toBeVisible()
  await expect(root.getByRole('button', { name: 'Switch' })).toHaveCount(0)
  await expectLinks(page, 'tenant')
})

// Short: a tenant’s.
test('a landlord has permanent links, with the current one marked', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  await page.goto('/')
  await expectLinks(page, 'landlord')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  // Short: keyboard.spec.ts, and shell/src/layout/role-links.test.tsx.
  test("the panel holds the links of the person's role and 'Switch Mode'", { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('landlord')
    await page.goto('/')
    await waitUntilFinished(page)
    const { root } = new Header(page)
    await root.getByRole('button', { name: 'Open menu' }).click()
    for (const words of linksOf.landlord)
      await expect(root.getByRole('link', { name: words, exact: true })).toBeVisible()
    await root.getByRole('button', { name: 'Switch Mode' }).click()
    await expect(root.getByText('Tenant', { exact: true }).last()).toBeVisible()
    await root.getByRole('link', { name: 'My properties' }).click()
    await expect(page).toHaveURL('/landlord/properties')
    await expect(root.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })
})
