import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { Progress } from './progress.tsx'

test.each([
  [null, 'indeterminate'],
  [30, 'loading'],
  [100, 'complete'],
])('with the value %p it is %s', (value, state) => {
  render(<Progress label="Upload" value={value} />)
  expect(screen.getByRole('progressbar', { name: 'Upload' }).dataset.state).toBe(state)
})
