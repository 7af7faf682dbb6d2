import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from './search-box.tsx'

test('Enter searches for the trimmed words', async () => {
  const onSearch = mock()
  render(<SearchBox label="Search properties" onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search properties' }), '  Oakland, CA {Enter}')
  expect(onSearch).toHaveBeenCalledWith('Oakland, CA')
})
