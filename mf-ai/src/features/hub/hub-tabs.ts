// The hub's tabs (spec §2.18), which the URL names: `?tab=notifications`.
export const hubTabs = {
  overview: 'Overview',
  chat: 'AI Chat',
  notifications: 'Notifications',
  reminders: 'Reminders',
  insights: 'Insights',
} as const

export type HubTab = keyof typeof hubTabs

const isHubTab = (name: string | null): name is HubTab => name !== null && Object.hasOwn(hubTabs, name)

/** The tab that the URL names; Overview for any other word or none. */
export const tabOf = (parameters: URLSearchParams): HubTab => {
  const name = parameters.get('tab')
  return isHubTab(name) ? name : 'overview'
}
