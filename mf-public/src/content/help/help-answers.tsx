// Parts of topics that the API finds where no topic has all of the words: 'how do i cancel my plan'.
import { SupportLink } from '@portal/app-kit/operator'
import { queryOf } from '@portal/client/call'
import { helpEndpoints } from '@portal/contract/help/endpoints'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Groups } from './help-style.ts'
import { TopicGroup } from './topic-group.tsx'

/** How long typing must pause before a question is asked. */
const restMs = 300
const maxLength = 200

/** Says that nothing is found if the API has no answer, or cannot be asked. */
export const HelpAnswers = withQueries(({ words }: { words: string }) => {
  const q = useRested(words.trim().slice(0, maxLength))
  const { data, isPending } = useQuery(queryOf(helpEndpoints.find, { query: { q } }))
  if (isPending) return null
  const topics = data?.topics ?? []
  const answers = topics.map(({ path, title, summary, parts: [part] }) => ({
    path: part ? `${path}#${part.id}` : path,
    title,
    summary: part?.title ?? summary,
  }))
  return (
    <>
      <VisuallyHidden role="status">
        {answers.length === 1 ? '1 topic found' : `${answers.length} topics found`}
      </VisuallyHidden>
      {answers.length > 0 ? (
        <Groups>
          <TopicGroup title="Best matches" topics={answers} />
        </Groups>
      ) : (
        <EmptyState
          compact
          picture="search"
          title="Nothing found"
          action={
            <Button asChild variant="outline">
              <SupportLink>Email us</SupportLink>
            </Button>
          }
        >
          No topics match. Try fewer words, or email us.
        </EmptyState>
      )}
    </>
  )
})

const useRested = (words: string): string => {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), restMs)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
