import type { Locator, Page } from '@playwright/test'
import { ownPassword } from '../world.ts'

/** Appears after a session has ended, or when a visitor needs an account. */
export class SignInDialog {
  constructor(private readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /^Sign in/ })
  }

  get email(): Locator {
    return this.root.getByLabel('Email')
  }

  get password(): Locator {
    return this.root.getByLabel(/^Password/)
  }

  async logIn(password = ownPassword): Promise<void> {
    await this.password.fill(password)
    await this.root.getByRole('button', { name: 'Login' }).click()
  }
}
