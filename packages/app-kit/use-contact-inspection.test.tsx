import { expect, test } from 'bun:test'
import { defaultOperator } from '@portal/contract/default-operator'
import { TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useContactInspection } from './use-contact-inspection.tsx'

test('contact details in a text are found, and the text is shown as it would be stored', async () => {
  const { result, rerender } = renderHook(({ message }) => useContactInspection({ message }), {
    initialProps: { message: 'Hello' },
  })
  expect(result.current.inspection.outcome).toBe('clean')
  rerender({ message: 'Hello, call me at 415-555-0134' })
  await waitFor(() => expect(result.current.inspection.found).not.toBeEmpty())
  expect(result.current.inspection.found.join()).toContain('415')
  expect(result.current.inspection.outcome).not.toBe('clean')
  expect(result.current.inspection.texts.message).not.toContain('415-555-0134')
})

test('the current words are inspected at once before they are sent', async () => {
  const { result } = renderHook(() => useContactInspection({ message: 'See you on Sunday.' }))
  const found = await act(() => result.current.inspectNow())
  expect(found).toMatchObject({ outcome: 'clean', found: [], texts: { message: 'See you on Sunday.' } })
})

test('the operator’s address is no contact detail', async () => {
  const platform = testPlatform(null)
  platform.settings.operator = { ...defaultOperator, supportEmail: 'help@bay-homes.com' }
  const { result } = renderHook(() => useContactInspection({ message: 'I wrote to help@bay-homes.com.' }), {
    wrapper: ({ children }) => <TestStage platform={platform}>{children}</TestStage>,
  })
  expect(await act(() => result.current.inspectNow())).toMatchObject({ outcome: 'clean', found: [] })
})
