import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { FormOutline } from './form-outline.tsx'

test('each link goes to its section and says its state in words', () => {
  render(
    <FormOutline
      label="Sections"
      items={[
        { id: 'basic', label: 'Basic Information', state: 'done' },
        { id: 'location', label: 'Location', state: 'invalid' },
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: /^Location\s*, needs attention$/ })
  expect(link.getAttribute('href')).toBe('#location')
  expect(screen.getByRole('link', { name: /filled in$/ })).toBeDefined()
})
