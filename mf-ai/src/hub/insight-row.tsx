import type { Insight } from '@portal/contract/assistant/assistant'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { space } from '@portal/shared-ui/tokens'
import { CircleCheck, Lightbulb } from 'lucide-react'
import { styled } from 'styled-components'
import { sayType } from './hub-words.ts'

interface InsightRowProps {
  insight: Insight
  /** With the whole text and what it recommends. */
  isWhole?: boolean
}

/** What the portal noticed (spec §2.18). */
export function InsightRow({ insight, isWhole = false }: InsightRowProps) {
  const { title, summary, content, insightType, actionTaken, recommendations, createdAt } = insight
  return (
    <li>
      <ListRow
        icon={<Lightbulb />}
        title={title}
        badges={
          <>
            <Badge>{sayType(insightType)}</Badge>
            {actionTaken && (
              <Badge tone="success" icon={<CircleCheck aria-hidden />}>
                Action taken
              </Badge>
            )}
          </>
        }
        meta={formatDate(createdAt)}
      >
        <p>{summary}</p>
        {isWhole && (
          <Rest>
            <p>{content}</p>
            {recommendations.length > 0 && (
              <>
                <strong>What you can do</strong>
                <ul>
                  {recommendations.map(each => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </>
            )}
          </Rest>
        )}
      </ListRow>
    </li>
  )
}

const Rest = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[2]};
  text-wrap: pretty;
  & > ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`
