// The administrators' page at /__apps.
import { Badge } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import type { Overrides } from '../../seam/overrides.ts'
import type { PackageOverview } from '../../seam/overview.ts'
import { tabVersions } from '../reports/tab-versions.ts'
import { BillingPanel } from './billing-panel.tsx'
import { FiguresTable, VotesTable } from './figures-table.tsx'
import { Messages } from './messages.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { SharedTable } from './shared-table.tsx'
import { tabReason } from './tab-reason.ts'
import { useOverview } from './use-overview.ts'

export const OverviewPage = withQueries(({ overrides }: { overrides: Overrides }) => {
  usePageTitle('Apps')
  const { overview, isOld } = useOverview()
  if (!overview) return <OverviewSkeleton />
  const used = tabVersions()
  return (
    <Page>
      <PageHeader title="Apps" description={`Revision ${overview.revision} of the registry`} />
      <Stack $gap={6}>
        {isOld && (
          <Notice tone="warning" title="These figures are out of date" live>
            The portal isn’t responding. Trying again…
          </Notice>
        )}
        {overview.apps.map(app => (
          <PackagePanel
            key={app.app}
            overview={app}
            reason={tabReason(app, used[app.app], overrides[app.app])}
          />
        ))}
        <BillingPanel />
        <SharedTable shared={overview.shared} />
      </Stack>
    </Page>
  )
})

const words: Record<PackageOverview['by'], string> = {
  release: 'released',
  rollback: 'live after a rollback',
  automatic: 'live after an automatic rollback',
  pin: 'pinned',
}

const PackagePanel = ({ overview, reason }: { overview: PackageOverview; reason: string }) => {
  const { app, version, since, by, pinned, enabled, note, figures } = overview
  return (
    <Panel
      title={app}
      badge={
        <>
          {pinned && <Badge tone="warning">Pinned</Badge>}
          {!enabled && <Badge tone="danger">Disabled</Badge>}
        </>
      }
    >
      <Stack $gap={4}>
        {note && <Notice tone="danger">{note}</Notice>}
        <DetailList
          details={[
            { label: 'Live', value: `${version}, ${words[by]}${since && ` on ${formatTime(since)}`}` },
            { label: 'In this tab', value: reason },
          ]}
        />
        <FiguresTable {...overview} />
        <VotesTable {...overview} />
        <Messages figures={figures} />
      </Stack>
    </Panel>
  )
}
