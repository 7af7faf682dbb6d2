import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListRow } from './list-row.tsx'

test('an unread row says so, and opening it is separate from its actions', async () => {
  const [onOpen, onDelete] = [mock(), mock()]
  render(
    <ListRow
      title="Your request was acknowledged"
      unread
      onOpen={onOpen}
      actions={
        <button type="button" onClick={onDelete}>
          Delete
        </button>
      }
    />,
  )
  expect(screen.getByRole('img', { name: 'Unread' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Your request was acknowledged' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(onDelete).toHaveBeenCalledTimes(1)
})
