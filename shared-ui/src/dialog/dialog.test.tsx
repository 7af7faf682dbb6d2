import { expect, test } from 'bun:test'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

const Note = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Note</Button>
      {isOpen && (
        <Dialog
          title="Add Note"
          description="The tenant can read it."
          onClose={() => setOpen(false)}
          footer={<DialogActions>Add</DialogActions>}
        >
          <input aria-label="Words" />
        </Dialog>
      )}
    </>
  )
}

const open = async () => {
  render(<Note />)
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
}

test('it opens named and described, with the focus inside', async () => {
  await open()
  const dialog = screen.getByRole('dialog', { name: 'Add Note' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The tenant can read it.',
  )
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each(['Cancel', 'Close'])('the button %s closes it', async name => {
  await open()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes it and returns the focus to its opener', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Note'))
})

test.each([
  ['text alone can be scrolled by keys', <p key="">A long text.</p>, 0],
  ['a field leaves the focus to it', <input key="" aria-label="Words" />, -1],
])('a body that scrolls with %s', (_, content, tabIndex) => {
  const original = globalThis.ResizeObserver
  globalThis.ResizeObserver = class extends original {
    constructor(private readonly look: ResizeObserverCallback) {
      super(look)
    }
    override observe() {
      this.look([], this)
    }
  }
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 900 })
  const { unmount } = render(
    <Dialog title="Terms" onClose={() => undefined}>
      <div data-testid="content">{content}</div>
    </Dialog>,
  )
  expect(screen.getByTestId('content').parentElement?.tabIndex).toBe(tabIndex)
  unmount()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight')
  globalThis.ResizeObserver = original
})
