import type { Page } from '@playwright/test'

/** The header that the shell draws on every screen. */
export class Header {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('banner')
  }

  async goTo(words: string): Promise<void> {
    await this.root.getByRole('button', { name: 'Your account' }).click()
    await this.page.getByRole('menuitem', { name: words }).click()
  }

  async logOut(): Promise<void> {
    await this.goTo('Log out')
    await this.root.getByRole('link', { name: 'Log In' }).waitFor()
  }
}
