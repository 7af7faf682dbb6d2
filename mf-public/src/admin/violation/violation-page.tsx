// One finding: what it is about, what was said around it, who is concerned, and the decision.
import { queryOf } from '@portal/client/call'
import type { FindingDetail } from '@portal/contract/moderation/finding'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { color, lane, layer, media, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { AdminFrame } from '../admin-frame.tsx'
import { FindingRows } from '../finding-rows.tsx'
import { findingTitle, isUrgent } from '../finding-words.ts'
import { onePage } from '../one-page.tsx'
import { Words } from '../record-layout.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { AboutPeople } from './about-people.tsx'
import { ContextPanel } from './context-panel.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { FoundPanel } from './found-panel.tsx'
import { SubjectPanel } from './subject-panel.tsx'

const FindingView = ({ detail }: { detail: FindingDetail }) => {
  const { violation, context, related } = detail
  return (
    <AdminFrame
      title={
        <TitleLine>
          {findingTitle(violation)} <StatusBadge status={violation.status} />
          {isUrgent([violation.reason]) && violation.status === 'pending' && (
            <Badge tone="danger">Urgent</Badge>
          )}
        </TitleLine>
      }
    >
      <Columns>
        <Stack $gap={5}>
          {violation.appealText && violation.appealedAt && violation.status === 'appealed' && (
            <Notice tone="warning" title={`${violation.accused.firstName} appeals`}>
              <Words>{violation.appealText}</Words>
            </Notice>
          )}
          <SubjectPanel detail={detail} />
          <FoundPanel detail={detail} />
          {context.length > 0 && <ContextPanel messages={context} />}
          <DecisionPanel finding={violation} />
          {related.length > 0 && (
            <Panel title="Also about this" badge={<Badge>{related.length}</Badge>} padding="none">
              <FindingRows findings={related} />
            </Panel>
          )}
        </Stack>
        <Aside>
          <AboutPeople detail={detail} />
        </Aside>
      </Columns>
      <Bar aria-label="What to do">
        <DecisionBar detail={detail} />
      </Bar>
    </AdminFrame>
  )
}

export const ViolationPage = onePage({
  noun: 'Finding',
  read: id => queryOf(findingEndpoints.read, { params: { id } }),
  titleOf: ({ violation }) => findingTitle(violation),
  instead: {
    picture: 'path',
    to: sitePaths.admin,
    words: 'Go to the queue',
    children: 'The link may be wrong, or the account it was about has ended.',
  },
  draw: detail => <FindingView detail={detail} />,
})

const TitleLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space[6]};
    align-items: start;
  }
`

const Aside = styled.aside`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space[6]});
  }
`

/** In view while the rest scrolls, above what floats at the bottom of a phone’s screen. */
const Bar = styled.section`
  position: sticky;
  bottom: ${lane.height};
  z-index: ${layer.lane};
  margin: ${space[6]} -${space[4]} 0;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  ${media.tablet} {
    bottom: ${space[4]};
    margin-inline: 0;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
  }
`
