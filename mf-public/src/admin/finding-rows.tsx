import type { Finding } from '@portal/contract/moderation/finding'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { color } from '@portal/shared-ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { findingTitle, sourceWords, subjectTitle } from './finding-words.ts'
import { StatusBadge } from './status-badge.tsx'

export const FindingRows = ({ findings }: { findings: readonly Finding[] }) => (
  <Rows role="list">
    {findings.map(finding => (
      <li key={finding.id}>
        <ListRow
          title={<Link to={sitePaths.adminViolation(finding.id)}>{findingTitle(finding)}</Link>}
          badges={<StatusBadge status={finding.status} />}
          meta={`${subjectTitle({ ...finding, title: null })} · ${sourceWords[finding.source]} ${formatDate(finding.createdAt)}`}
        />
      </li>
    ))}
  </Rows>
)

/** With a line between them. */
export const Rows = styled.ul`
  list-style: none;
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`
