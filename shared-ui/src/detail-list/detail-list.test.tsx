import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { DetailList } from './detail-list.tsx'

test('empty values are left out, and zero is not empty', () => {
  const details = [
    { label: 'Category', value: 'plumbing' },
    { label: 'Notes', value: '' },
    { label: 'Key', value: ' \n' },
    { label: 'Assigned to', value: null },
    { label: 'Scheduled', value: undefined },
    { label: 'Estimate', value: false },
    { label: 'Pictures', value: [] },
    { label: 'Cost', value: 0 },
  ]
  render(<DetailList details={details} />)
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Category', 'Cost'])
})
