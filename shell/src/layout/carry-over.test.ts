import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { carryOver } from './carry-over.ts'
import { keepEarlyPresses, takePressesOnShell } from './early-presses.ts'

beforeAll(() => GlobalRegistrator.register())
afterAll(() => GlobalRegistrator.unregister())
afterEach(() => document.body.replaceChildren())

const form = `
  <button type="button">Tenant</button>
  <form method="dialog">
    <input type="text" name="place" value="Oakland">
    <input type="password" name="password">
    <textarea name="words"></textarea>
    <button type="button">Show</button>
    <button type="button">Show</button>
    <button type="submit"><b>Login</b></button>
  </form>`

const draw = (drawnHtml = form, liveHtml = form, pressedBefore: Event[] = []) => {
  document.body.innerHTML = `<div id="first-paint">${drawnHtml}</div><div id="live">${liveHtml}</div>`
  const [drawn, live] = document.body.children
  if (!drawn || !live) throw new Error('Both were drawn')
  keepEarlyPresses(pressedBefore)
  return { drawn, live }
}

const one = <Kind extends HTMLElement>(root: Element, selector: string): Kind => {
  const found = root.querySelector<Kind>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const takeOver = (drawn: Element, live: Element) => {
  const carry = carryOver(drawn, live)
  drawn.remove()
  carry()
}

test('typed words move to the live page, which handles them as input; untouched fields stay', () => {
  const { drawn, live } = draw()
  const heard: string[] = []
  live.addEventListener(
    'input',
    ({ target }) => target instanceof HTMLInputElement && heard.push(target.name),
  )
  one<HTMLInputElement>(drawn, '[name=password]').value = 'correct horse'
  one<HTMLTextAreaElement>(drawn, '[name=words]').value = 'Is it free?'
  one<HTMLInputElement>(live, '[name=place]').value = 'Reno'
  takeOver(drawn, live)
  expect(one<HTMLInputElement>(live, '[name=password]').value).toBe('correct horse')
  expect(one<HTMLTextAreaElement>(live, '[name=words]').value).toBe('Is it free?')
  expect(one<HTMLInputElement>(live, '[name=place]').value).toBe('Reno')
  expect(heard).toEqual(['password'])
})

test('the focus and the selection stay where they were', () => {
  const { drawn, live } = draw()
  const place = one<HTMLInputElement>(drawn, '[name=place]')
  place.focus()
  place.setSelectionRange(2, 4)
  takeOver(drawn, live)
  const like = one<HTMLInputElement>(live, '[name=place]')
  expect(document.activeElement === like).toBe(true)
  expect([like.selectionStart, like.selectionEnd]).toEqual([2, 4])
})

test('presses move to the live page, in order, each once, and among similar buttons to the one in the same place', async () => {
  const { drawn, live } = draw()
  const pressed: string[] = []
  const buttons = [...live.querySelectorAll('button')]
  for (const [place, button] of buttons.entries())
    button.addEventListener('click', () => pressed.push(`${place} ${button.textContent}`))
  const [tenant, , secondShow] = drawn.querySelectorAll('button')
  one(drawn, 'b').click()
  secondShow?.click()
  tenant?.click()
  secondShow?.click()
  takeOver(drawn, live)
  // Each sees the changes of the previous one.
  expect(pressed).toEqual(['3 Login'])
  while (pressed.length < 3) await Bun.sleep(10)
  expect(pressed).toEqual(['3 Login', '2 Show', '0 Tenant'])
  takeOver(drawn, live)
  expect(pressed).toHaveLength(3)
})

test('what was opened is opened on the live page, unless it is open already', () => {
  const details = (open: string) => `<details ${open}><summary>Viewed by</summary></details>`
  const { drawn, live } = draw(
    details('open') + details('open') + details(''),
    details('') + details('open') + details(''),
  )
  const heard: (HTMLDetailsElement | null)[] = []
  live.addEventListener(
    'click',
    ({ target }) => target instanceof Element && heard.push(target.closest('details')),
  )
  takeOver(drawn, live)
  expect(heard).toEqual([live.querySelector('details')])
})

test('controls that the live page lacks are skipped', () => {
  const { drawn, live } = draw(form, '<h1>Welcome back</h1>')
  one<HTMLInputElement>(drawn, '[name=place]').value = 'Reno'
  one(drawn, '[name=place]').focus()
  one(drawn, 'b').click()
  takeOver(drawn, live)
  expect(live.innerHTML).toBe('<h1>Welcome back</h1>')
})

test('presses on the header are kept from before the first file until it is live, and those on the drawn page keep waiting', () => {
  const brand = document.createElement('button')
  const pressedFirst: Event[] = []
  brand.addEventListener('click', event => pressedFirst.push(event), { once: true })
  brand.click()
  const { drawn, live } = draw(form, form, pressedFirst)
  const header = document.createElement('button')
  document.body.append(header)
  header.click()
  one(drawn, 'b').click()
  expect(takePressesOnShell().filter(button => button === brand || button === header)).toHaveLength(2)
  header.click()
  expect(takePressesOnShell()).toEqual([])
  const pressed: string[] = []
  live.addEventListener('click', ({ target }) => target instanceof Element && pressed.push(target.tagName))
  takeOver(drawn, live)
  expect(pressed).toEqual(['BUTTON'])
})
