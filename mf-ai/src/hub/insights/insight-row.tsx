import type { Insight } from '@portal/contract/assistant/insight'
import { capitalized } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'

interface InsightRowProps {
  insight: Insight
  /** Content below its summary. */
  children?: ReactNode
}

/** One insight (spec §2.18). */
export function InsightRow({ insight, children }: InsightRowProps) {
  const { title, summary, category, actionTaken, createdAt } = insight
  return (
    <li>
      <ListRow
        icon={<Lightbulb />}
        title={title}
        dimmed={actionTaken}
        badges={
          <>
            <Badge>{capitalized(category)}</Badge>
            {actionTaken && <Badge tone="success">Action taken</Badge>}
          </>
        }
        meta={formatDate(createdAt)}
      >
        <p>{summary}</p>
        {children}
      </ListRow>
    </li>
  )
}
