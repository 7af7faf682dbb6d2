import type { Page } from '@playwright/test'

export class Assistant {
  constructor(private readonly page: Page) {}

  /** Absent while it is open. */
  get button() {
    return this.page.getByRole('button', { name: 'AI Assistant' })
  }

  get card() {
    return this.page.getByRole('region', { name: 'AI Assistant' })
  }

  get messages() {
    return this.card.getByRole('log', { name: 'Messages' })
  }

  get input() {
    return this.card.getByRole('textbox', { name: 'Message' })
  }

  async open(): Promise<void> {
    await this.button.click()
    await this.card.waitFor()
  }

  /** Waits for the complete answer. */
  async ask(message: string): Promise<void> {
    await this.input.fill(message)
    await this.input.press('Enter')
    await this.messages.getByText(message).waitFor()
  }
}
