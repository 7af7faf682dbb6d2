import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { Panel } from './panel.tsx'

test('a panel is a region named by its title', () => {
  render(<Panel title="Interactive Map">map</Panel>)
  expect(screen.getByRole('region', { name: 'Interactive Map' }).textContent).toContain('map')
})
