import type { Page } from '@playwright/test'

/** The shell's header, on every screen. */
export class Header {
  constructor(private readonly page: Page) {}

  get root() {
    return this.page.getByRole('banner')
  }

  /** Follows a link of the person's role. */
  async goTo(words: string): Promise<void> {
    await this.root.getByRole('link', { name: words }).click()
  }

  async logOut(): Promise<void> {
    await this.root.getByRole('button', { name: /^Account of/ }).click()
    await this.page.getByRole('menuitem', { name: 'Log out' }).click()
    await this.root.getByRole('link', { name: 'Log In' }).waitFor()
  }
}
