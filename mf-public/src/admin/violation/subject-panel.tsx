import { LinkedPictures } from '@portal/app-kit/linked-pictures'
import type { FindingDetail } from '@portal/contract/moderation/finding'
import { countOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { formatTime } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { subjectTitle } from '../finding-words.ts'
import { Words } from '../record-layout.tsx'

/** As it is now. */
export const SubjectPanel = ({ detail: { violation, subject } }: { detail: FindingDetail }) => {
  const title = subjectTitle({ ...violation, title: subject?.title })
  if (!subject)
    return (
      <Panel title={title}>
        <Text $tone="muted">
          {violation.source === 'filter' ? 'The text was never published.' : 'It no longer exists.'}
        </Text>
      </Panel>
    )
  return (
    <Panel
      title={title}
      badge={subject.isHidden && <Badge tone="warning">Hidden</Badge>}
      description={subject.createdAt && formatTime(subject.createdAt)}
      actions={
        subject.url && (
          <Button asChild variant="outline" size="sm">
            <Link to={subject.url}>Open</Link>
          </Button>
        )
      }
    >
      <Stack $gap={3}>
        {subject.stars !== null && <Text $weight="medium">{countOf(subject.stars, 'star')} of 5</Text>}
        {subject.text && <Words>{subject.text}</Words>}
        {subject.pictures.length > 0 && <LinkedPictures images={subject.pictures} />}
        {!subject.text && subject.pictures.length === 0 && subject.stars === null && (
          <Text $tone="muted">It has no text.</Text>
        )}
      </Stack>
    </Panel>
  )
}
