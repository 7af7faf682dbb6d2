import { afterAll, beforeAll, expect, test } from 'bun:test'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleNotification } from '../../../test/sample-notification.ts'
import { Routes } from '../../routes.tsx'

let server: ServedEndpoints
beforeAll(async () => {
  const notifications = [sampleNotification(), sampleNotification({ isRead: true })]
  const usage = { totalRequests: 9, totalTokens: 1200, totalCost: 0.02 }
  server = await serveEndpoints([
    answering(notificationEndpoints.list, () => ({ notifications })),
    answering(assistantEndpoints.stats, () => ({
      stats: { conversations: 4, notifications: 2, reminders: 0, insights: 3, usage },
    })),
  ])
})
afterAll(() => server.stop())

const draw = (path: string) => {
  visit(server.url, path)
  render(
    <TestStage platform={testPlatform({})}>
      <Routes />
    </TestStage>,
  )
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

test('the hub opens on its overview, which counts what there is', async () => {
  draw('/ai')
  expect(screen.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeDefined()
  expect(chosenTab()).toBe('Overview')
  const figures = () => screen.getAllByRole('term').map(term => term.parentElement?.textContent)
  await screen.findByText('4')
  expect(figures()).toEqual(['Conversations4', 'Notifications2', 'Reminders0', 'Insights3'])
})

test('the address names the tab', () => {
  draw('/ai?tab=insights')
  expect(chosenTab()).toBe('Insights')
  expect(screen.getByText('Insights are coming soon')).toBeDefined()
})

test('an unknown tab means the overview', () => {
  draw('/ai?tab=constructor')
  expect(chosenTab()).toBe('Overview')
})

test('choosing a tab or a quick action changes the address, so that going back works', async () => {
  draw('/ai')
  await userEvent.click(screen.getByRole('button', { name: 'View notifications' }))
  expect(chosenTab()).toBe('Notifications')
  expect(window.location.search).toBe('?tab=notifications')
  await userEvent.click(screen.getByRole('tab', { name: 'Reminders' }))
  expect(window.location.search).toBe('?tab=reminders')
  expect(screen.getByText('Reminders are coming soon')).toBeDefined()
})

test('the chat tab points to the assistant', () => {
  draw('/ai?tab=chat')
  expect(screen.getByText(/at the bottom right of every page/)).toBeDefined()
})
