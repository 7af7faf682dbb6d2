import type { SharedFacts } from '@portal/contract/consents/consent'
import * as sitePaths from '@portal/contract/site-paths'
import { Text } from '@portal/shared-ui/text'
import { PathLink } from '../path-link.tsx'
import { factsInWords, isAnswered } from './fact-words.tsx'

interface OpenQuestionsProps {
  fields: readonly string[]
  facts: SharedFacts
}

/** Which of these facts can't be shared yet, because their owner has not answered, and where to answer. */
export const OpenQuestions = ({ fields, facts }: OpenQuestionsProps) => {
  const open = fields.filter(field => !isAnswered(facts, field))
  if (open.length === 0) return null
  return (
    <Text $size="sm" $tone="muted">
      Not answered yet: {factsInWords(open)}.{' '}
      <PathLink to={sitePaths.profile}>Answer in your profile</PathLink>
    </Text>
  )
}
