import { afterEach, expect, jest, mock, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button.tsx'

test('a pending button is disabled, announces it, and shows its pending label', async () => {
  const onClick = mock()
  render(
    <Button pending pendingText="Signing in..." onClick={onClick}>
      Login
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' })
  expect(button.disabled).toBe(true)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

afterEach(() => jest.useRealTimers())

test('a button that is pending for 10 s says that it is still working, until it is done', () => {
  jest.useFakeTimers()
  const draw = (pending: boolean) => (
    <Button pending={pending} pendingText="Signing in...">
      Login
    </Button>
  )
  const { rerender, container } = render(draw(true))
  act(() => jest.advanceTimersByTime(9999))
  expect(screen.getByRole('button').textContent).toBe('Signing in...')
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('button').textContent).toBe('Still working…')
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Still working…')
  rerender(draw(false))
  expect(screen.getByRole('button').textContent).toBe('Login')
  rerender(draw(true))
  expect(screen.getByRole('button').textContent).toBe('Signing in...')
})

/** What a browser does to a disabled button, and happy-dom does not. */
const takeFocus = (button: HTMLElement, another: HTMLElement) => {
  another.focus()
  another.blur()
  button.dispatchEvent(new FocusEvent('blur'))
}

test.each(['at once', 'a moment later'])(
  'a pressed button that lost the focus %s gets it back when it is done, unless the focus moved elsewhere',
  moment => {
    const draw = (pending: boolean) => (
      <>
        <Button pending={pending}>Save</Button>
        <Button>Other</Button>
      </>
    )
    const { rerender } = render(draw(false))
    const [save, other] = screen.getAllByRole('button')
    if (!save || !other) throw new Error('There are two buttons.')
    if (moment === 'at once')
      save.setAttribute = (name, value) => {
        Element.prototype.setAttribute.call(save, name, value)
        if (name === 'disabled') takeFocus(save, other)
      }
    const work = (meanwhile: () => void) => {
      save.focus()
      rerender(draw(true))
      if (moment !== 'at once') takeFocus(save, other)
      expect(document.activeElement).toBe(document.body)
      meanwhile()
      rerender(draw(false))
    }
    work(() => {})
    expect(document.activeElement).toBe(save)
    work(() => other.focus())
    expect(document.activeElement).toBe(other)
    work(() => {
      other.focus()
      other.blur()
    })
    expect(document.activeElement).toBe(document.body)
  },
)

test('a button does not submit its form unless it is a submit button', () => {
  render(<Button>Open</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a link can look like a button and is still a single link', () => {
  render(
    <Button asChild variant="outline">
      <a href="/search">Find a Home</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Find a Home' }).getAttribute('href')).toBe('/search')
  expect(screen.queryByRole('button')).toBeNull()
})
