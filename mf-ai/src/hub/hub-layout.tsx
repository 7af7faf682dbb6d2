// Shared by the hub and its skeleton: title, tabs (spec §2.18) and the grids below them.
import { PageHeader } from '@portal/shared-ui/page'
import { useSettings } from '@portal/shared-ui/platform/platform'
import { Tab, TabList } from '@portal/shared-ui/tabs'
import { color, media, space } from '@portal/shared-ui/tokens'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

export const hubTitle = 'AI Intelligence Hub'

export function HubHeader() {
  return <PageHeader title={hubTitle} description="Your notifications, reminders and insights" />
}

const hubTabs = {
  overview: 'Overview',
  chat: 'AI Chat',
  notifications: 'Notifications',
  reminders: 'Reminders',
  insights: 'Insights',
} as const

export type HubTab = keyof typeof hubTabs

const isHubTab = (name: string | null): name is HubTab => name !== null && Object.hasOwn(hubTabs, name)

/** Without one, nothing leads to the chat. */
export const useHasAssistant = (): boolean => useSettings()?.hasAssistant ?? true

/** The tab in the URL (`?tab=notifications`); Overview for any other name or none. */
export const tabOf = (parameters: URLSearchParams, hasAssistant = true): HubTab => {
  const name = parameters.get('tab')
  return isHubTab(name) && (name !== 'chat' || hasAssistant) ? name : 'overview'
}

interface HubTabListProps extends ComponentProps<typeof TabList> {
  disabled?: boolean
}

export function HubTabList({ disabled = false, ...attributes }: HubTabListProps) {
  const hasAssistant = useHasAssistant()
  return (
    <TabList aria-label="Hub sections" {...attributes}>
      {Object.entries(hubTabs).map(
        ([tab, label]) =>
          (tab !== 'chat' || hasAssistant) && (
            <Tab key={tab} value={tab} disabled={disabled}>
              {label}
            </Tab>
          ),
      )}
    </TabList>
  )
}

/** Two columns of equal width; one column on a phone. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A short list. */
export const Latest = styled.div`
  height: 100%;
  border-top: 1px solid ${color.border};
`
