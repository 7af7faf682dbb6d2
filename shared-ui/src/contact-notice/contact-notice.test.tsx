import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import type { Inspection } from '../inspection/inspection.tsx'
import { ContactNotice } from './contact-notice.tsx'

const filtered = (texts: Record<string, string>): Inspection => ({
  outcome: 'filtered',
  message: 'Some external contact information was automatically removed.',
  found: ['415-555-0134'],
  texts,
})

test('clean words need no notice', () => {
  const { container } = render(
    <ContactNotice
      inspection={{ outcome: 'clean', message: null, found: [], texts: { message: 'Hello' } }}
    />,
  )
  expect(container.textContent).toBe('')
})

test('the words are shown as they will read, with each replacement marked', () => {
  render(<ContactNotice inspection={filtered({ message: 'Ring [PHONE REMOVED] at night' })} />)
  expect(screen.getByRole('status').textContent).toContain('It will read: Ring [PHONE REMOVED] at night')
  expect(document.querySelector('mark')?.textContent).toBe('[PHONE REMOVED]')
})

test('only texts that change are shown, each with its name, and long ones only around the changes', () => {
  const long = 'x'.repeat(500)
  render(
    <ContactNotice
      inspection={filtered({ title: 'Sunny flat', description: `${long} [PHONE REMOVED] ${long}` })}
      labels={{ title: 'The title will read', description: 'The description will read' }}
    />,
  )
  const words = screen.getByRole('status').textContent ?? ''
  expect(words).toContain('The description will read: …')
  expect(words).not.toContain('The title will read')
  expect(words.length).toBeLessThan(400)
})

test('a blocked text shows no preview', () => {
  render(
    <ContactNotice
      inspection={{
        ...filtered({ message: '[PHONE REMOVED]' }),
        outcome: 'blocked',
        message: 'Not allowed.',
      }}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Content Blocked')
  expect(document.querySelector('mark')).toBeNull()
})
