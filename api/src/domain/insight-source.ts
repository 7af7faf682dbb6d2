import type { Database } from '../platform/database/database.ts'
import type { aiInsights } from '../schema/insights.ts'

type Row = typeof aiInsights.$inferInsert

/** One for each kind and subject. */
export type Noticed = Pick<Row, 'insightType' | 'category' | 'title' | 'summary' | 'content' | 'weight'> &
  Required<Pick<Row, 'priority' | 'confidence' | 'recommendations'>> & {
    [Name in 'metrics' | 'dataSource' | 'actionUrl' | 'actionText']: NonNullable<Row[Name]>
  } & { relatedEntityType: string | null; relatedEntityId: string | null }

/** At a cost that does not grow with the portal. */
export type InsightSource = (database: Database, personId: string) => Promise<Noticed[]>

/** Among several calls at once, one does the work and the others wait. */
export type RefreshInsights = (database: Database, personId: string) => Promise<void>

/** The text between these quotation marks is not ours. */
export const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '"')}”`
