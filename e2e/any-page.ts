// The part of Playwright's page that pages in other engines have, too: see engines/.
export type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'main'
  | 'menu'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox'

interface Finding {
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean }): AnyLocator
  getByText(text: string): AnyLocator
  locator(css: string): AnyLocator
}

export interface AnyLocator extends Finding {
  filter(options: { visible?: true; hasText?: string }): AnyLocator
  first(): AnyLocator
  last(): AnyLocator
  click(): Promise<void>
  waitFor(): Promise<void>
}

export interface AnyPage extends Finding {
  goto(address: string): Promise<unknown>
}
