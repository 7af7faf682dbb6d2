import { Card, CardGrid } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { Link } from 'react-router-dom'
import { TopicLink } from './help-style.ts'

interface TopicGroupProps {
  title: string
  /** `path` is of a topic, or of a part of it. */
  topics: readonly { path: string; title: string; summary: string }[]
}

export const TopicGroup = ({ title, topics }: TopicGroupProps) => (
  <section aria-label={title}>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    <CardGrid as="ul" role="list" $gap={3} $min="260px">
      {topics.map(topic => (
        <Card key={topic.path} as="li" $padding="none" $interactive>
          <TopicLink as={Link} to={topic.path}>
            <strong>{topic.title}</strong>
            <span>{topic.summary}</span>
          </TopicLink>
        </Card>
      ))}
    </CardGrid>
  </section>
)
