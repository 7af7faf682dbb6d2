import type { FindingDetail } from '@portal/contract/moderation/finding'
import { roleOf } from '@portal/contract/people/role-words'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { Link } from 'react-router-dom'
import { nameOf } from '../finding-words.ts'

export const AboutPeople = ({ detail: { violation, history } }: { detail: FindingDetail }) => {
  const { accused, reporter } = violation
  return (
    <>
      <Panel
        title={<Link to={sitePaths.adminPerson(accused.id)}>{nameOf(accused)}</Link>}
        description={roleOf(accused)}
        badge={
          history.isRestricted && (
            <Badge tone="danger">
              {history.restrictedUntil
                ? `Restricted until ${formatDate(history.restrictedUntil)}`
                : 'Restricted'}
            </Badge>
          )
        }
      >
        <DetailList
          details={[
            { label: 'Joined', value: formatDate(history.memberSince) },
            { label: 'Confirmed', value: countOf(history.confirmed, 'violation') },
            { label: 'Dismissed', value: countOf(history.dismissed, 'finding') },
            { label: 'Open', value: countOf(history.open, 'finding') },
            { label: 'Warnings', value: String(history.warnings) },
          ]}
        />
      </Panel>
      {reporter && history.reporter && (
        <Panel
          title={<Link to={sitePaths.adminPerson(reporter.id)}>{nameOf(reporter)}</Link>}
          description={`${roleOf(reporter)}, reported this`}
        >
          <DetailList
            details={[
              { label: 'Reports', value: String(history.reporter.reports) },
              { label: 'Confirmed', value: String(history.reporter.confirmed) },
              { label: 'Dismissed', value: String(history.reporter.dismissed) },
            ]}
          />
        </Panel>
      )}
    </>
  )
}
