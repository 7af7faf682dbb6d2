import type { FindingDetail } from '@portal/contract/moderation/finding'
import * as sitePaths from '@portal/contract/site-paths'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { Link } from 'react-router-dom'
import { nameOf, sourceWords, spelled } from '../finding-words.ts'
import { TypedDetails } from '../record-layout.tsx'

export const FoundPanel = ({ detail: { violation, subject } }: { detail: FindingDetail }) => {
  const { source, place, violationType, confidence, reporter, note, contentText, createdAt } = violation
  const isReport = source === 'report'
  const isChanged = !subject?.text || !contentText?.includes(subject.text)
  return (
    <Panel title={sourceWords[source]} description={formatTime(createdAt)}>
      <TypedDetails>
        <DetailList
          details={[
            {
              label: 'By',
              value: reporter && <Link to={sitePaths.adminPerson(reporter.id)}>{nameOf(reporter)}</Link>,
            },
            { label: isReport ? 'What they wrote' : 'Why', value: note },
            { label: 'Found', value: isReport ? null : spelled(violationType) },
            { label: 'Where', value: isReport ? null : spelled(place) },
            {
              label: 'Confidence',
              value: confidence === null ? null : `${Math.round(confidence * 100)} %`,
            },
            { label: isReport ? 'When it was reported' : 'Text', value: isChanged && contentText },
          ]}
        />
      </TypedDetails>
    </Panel>
  )
}
