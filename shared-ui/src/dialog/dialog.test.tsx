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
