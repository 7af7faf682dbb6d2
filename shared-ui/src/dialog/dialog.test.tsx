import { expect, test } from 'bun:test'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

const draw = () =>
  render(
    <Dialog
      title="Add Note"
      description="The tenant can read it."
      trigger={<Button>Note</Button>}
      footer={
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      }
    >
      <input aria-label="Words" />
    </Dialog>,
  )

test('it opens named and described, with the focus inside', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  const dialog = screen.getByRole('dialog', { name: 'Add Note' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The tenant can read it.',
  )
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each(['Cancel', 'Close'])('the button %s closes it', async name => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes it and returns the focus to what opened it', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Note')
})

function OpenedFromOutside() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Details</Button>
      {isOpen && <Dialog open onOpenChange={setOpen} title="Details" />}
    </>
  )
}

test('a button outside that opened it gets the focus back, too', async () => {
  render(<OpenedFromOutside />)
  await userEvent.click(screen.getByRole('button', { name: 'View Details' }))
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('View Details'))
})
