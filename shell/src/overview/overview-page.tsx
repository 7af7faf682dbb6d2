// The administrators' page at /__apps.

import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import { overviewJsonPath } from '@portal/releases/names'
import { Badge } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { Overrides } from '../../seam/overrides.ts'
import type { Overview, PackageOverview } from '../../seam/overview.ts'
import { tabVersions } from '../reports/tab-versions.ts'
import { BillingPanel } from './billing-panel.tsx'
import { FiguresTable, Table, VotesTable } from './figures-table.tsx'
import { tabReason } from './tab-reason.ts'

const OverviewSkeleton = () => (
  <Page>
    <PageHeader title="Apps" />
    <SkeletonGroup label="Loading the apps">
      <Stack $gap={6}>
        <Skeleton $height="240px" />
        <Skeleton $height="240px" />
      </Stack>
    </SkeletonGroup>
  </Page>
)

const askEveryMs = 5000
const patienceMs = 5000

const ask = async (): Promise<Overview> => {
  const response = await fetch(overviewJsonPath, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${overviewJsonPath} answered ${response.status}`)
  return response.json()
}

/** Refetches every 5 s; `isOld` while there is no answer. */
const useOverview = (): { overview: Overview | undefined; isOld: boolean } => {
  const { data, isError } = useQuery({
    queryKey: [overviewJsonPath],
    queryFn: ask,
    refetchInterval: askEveryMs,
    retry: false,
  })
  return { overview: data, isOld: isError }
}

const SharedTable = ({ shared }: Pick<Overview, 'shared'>) => (
  <Panel title="Shared modules" description="A page loads each of them once, from the shell.">
    <Table>
      <caption>Provided by the shell, and asked for by the apps</caption>
      <thead>
        <tr>
          <th scope="col">Module</th>
          <th scope="col">Provided</th>
          <th scope="col">Asked for</th>
        </tr>
      </thead>
      <tbody>
        {shared.map(({ name, provider, version, asked }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {version} by {provider}
            </td>
            <td>
              {Object.entries(asked).map(([app, range]) => (
                <span key={app}>
                  {range} by {app}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Panel>
)

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

/** Messages of every version; nothing if there were no failures. */
const Messages = ({ figures }: { figures: VersionFigures[] }) => {
  const messages = figures.flatMap(({ version, messages }) => messages.map(one => ({ ...one, version })))
  if (messages.length === 0) return null
  return (
    <List aria-label="Last failures">
      {messages.map(({ version, kind, stage, message, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are not unique, and have no state
        <li key={index}>
          <p>
            {formatTime(at)}: {kind} of {version} ({stage})
          </p>
          <code>{message || 'no message'}</code>
        </li>
      ))}
    </List>
  )
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

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  font-size: ${fontSize.sm};
  list-style: none;
  p {
    color: ${color.textMuted};
  }
  code {
    overflow-wrap: anywhere;
  }
`
