import type { Locator, Page } from '@playwright/test'

export class InquiryDialog {
  constructor(private readonly page: Page) {}

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /^(Ask|Request|Sent)/ })
  }

  get message(): Locator {
    return this.root.getByRole('textbox', { name: 'Message' })
  }

  /** Opens it by the visible button, in the card or in a phone's bar. */
  async open(button: 'Contact' | 'Request a tour'): Promise<void> {
    await this.page.getByRole('button', { name: button }).filter({ visible: true }).click()
    await this.message.waitFor()
  }

  async send(): Promise<void> {
    await this.root.getByRole('button', { name: 'Send' }).click()
  }
}
