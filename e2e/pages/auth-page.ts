import type { Page } from '@playwright/test'
import { remember } from '../made.ts'
import { ownPassword } from '../world.ts'

export interface NewPerson {
  role: 'Tenant' | 'Landlord'
  firstName: string
  lastName: string
  email: string
  password: string
}

export const newcomer = (role: NewPerson['role']): NewPerson => ({
  role,
  firstName: 'Nell',
  lastName: 'Quist',
  email: `test-${crypto.randomUUID()}@example.com`,
  password: ownPassword,
})

export class AuthPage {
  constructor(private readonly page: Page) {}

  async register(person: NewPerson): Promise<void> {
    await this.page.goto('/auth')
    await this.signUp(person)
  }

  /** Signs up in a browser already on this screen, with the return path in its address. */
  async signUp({ role, firstName, lastName, email, password }: NewPerson): Promise<void> {
    const { page } = this
    remember({ email, password })
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('radio', { name: role }).click()
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
  }

  async logIn(email: string, password: string): Promise<void> {
    const { page } = this
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  }
}
