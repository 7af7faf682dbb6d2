import type { Page } from '@playwright/test'

/** The floating assistant, on every page of a signed-in person. */
export class Assistant {
  constructor(private readonly page: Page) {}

  /** The button that opens it; absent while it is open. */
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

  /** Sends a message and waits for the complete answer. */
  async ask(message: string): Promise<void> {
    await this.input.fill(message)
    await this.input.press('Enter')
    await this.messages.getByText(message).waitFor()
  }
}
