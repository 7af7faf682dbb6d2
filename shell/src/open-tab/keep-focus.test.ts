import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { keepFocus } from './keep-focus.ts'

beforeAll(() => {
  GlobalRegistrator.register()
  keepFocus()
})
afterAll(() => GlobalRegistrator.unregister())
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <section aria-label="Tours">
        <article aria-label="Tour"><div><button id="choose">Choose</button></div></article>
      </section>
      <input aria-label="Words" />
    </main>
    <div id="dialogs"></div>`
})

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

/** The name of what has the focus, once the observer was told. */
const focused = async (): Promise<string | null> => {
  await new Promise(resolve => setTimeout(resolve))
  return document.activeElement?.getAttribute('aria-label') ?? null
}

test('when what has the focus goes away, the nearest place around it takes the focus', async () => {
  find('#choose').focus()
  find('#choose').remove()
  expect(await focused()).toBe('Tour')
  find('article').remove()
  expect(await focused()).toBe('Tours')
})

test('when a dialog and its opener go away, the nearest place around the opener takes the focus', async () => {
  find('#choose').focus()
  find('#dialogs').innerHTML = '<div role="dialog"><button id="yes">Yes</button></div>'
  find('#yes').focus()
  find('#choose').remove()
  find('[role="dialog"]').remove()
  expect(await focused()).toBe('Tour')
})

test('the focus stays where a person moved it, and nowhere if they clicked there', async () => {
  find('#choose').focus()
  find('input').focus()
  find('#choose').remove()
  expect(await focused()).toBe('Words')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  find('input').remove()
  expect(document.activeElement).toBe(document.body)
  expect(await focused()).toBeNull()
})
