import type { Page } from '@playwright/test'

export class Header {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('banner')
  }

  async goTo(words: string): Promise<void> {
    await this.root.getByRole('link', { name: words }).click()
  }

  async logOut(): Promise<void> {
    await this.root.getByRole('button', { name: /^Account of/ }).click()
    await this.page.getByRole('menuitem', { name: 'Log out' }).click()
    await this.root.getByRole('link', { name: 'Log In' }).waitFor()
  }
}
