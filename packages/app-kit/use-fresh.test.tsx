import { afterEach, expect, test } from 'bun:test'
import { firstAnswersId, forgetFirstAnswers } from '@portal/client/first-answers'
import { renderHook } from '@testing-library/react'
import { useFresh } from './use-fresh.tsx'

afterEach(forgetFirstAnswers)

test('a page that the server did not draw with answers reads them', () => {
  expect(renderHook(useFresh).result.current).toEqual({ staleTime: 0, refetchOnMount: true })
})

test('the frame that the server drew with answers needs no request, also when it is drawn again', () => {
  const answers = document.createElement('script')
  answers.id = firstAnswersId
  answers.textContent = '{}'
  document.body.append(answers)
  const { result, rerender } = renderHook(useFresh)
  expect(result.current.refetchOnMount).toBe(false)
  forgetFirstAnswers()
  rerender()
  expect(result.current.refetchOnMount).toBe(false)
  expect(renderHook(useFresh).result.current.refetchOnMount).toBe(true)
})
