import type { Locator, Page } from '@playwright/test'

/** The dialog on a home's page in which someone writes to its landlord. */
export class InquiryDialog {
  constructor(private readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /^(Ask|Sent)/ })
  }

  get message(): Locator {
    return this.root.getByRole('textbox', { name: 'Message' })
  }

  /** At home's page: opens it by the button that is in sight, in the card or in a phone's bar. */
  async open(button: 'Contact' | 'Ask for a viewing'): Promise<void> {
    await this.page.getByRole('button', { name: button }).filter({ visible: true }).click()
    await this.message.waitFor()
  }

  async send(): Promise<void> {
    await this.root.getByRole('button', { name: 'Send' }).click()
  }
}
