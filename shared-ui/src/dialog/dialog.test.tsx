import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('Escape closes it and gives the focus back to what opened it', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Note' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Note')
})
