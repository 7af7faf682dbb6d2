import type { aiInsights } from '../schema/insights.ts'
import type { Database } from './database.ts'

type Row = typeof aiInsights.$inferInsert

/** An insight as it is now: one for each kind and thing that it is about. */
export type Noticed = Pick<Row, 'insightType' | 'category' | 'title' | 'summary' | 'content' | 'weight'> &
  Required<Pick<Row, 'priority' | 'confidence' | 'recommendations'>> & {
    [Name in 'metrics' | 'dataSource' | 'actionUrl' | 'actionText']: NonNullable<Row[Name]>
  } & { relatedEntityType: string | null; relatedEntityId: string | null }

/** Reads what there is to notice for a person, at a cost that does not grow with the portal. */
export type InsightSource = (database: Database, personId: string) => Promise<Noticed[]>

/** Brings a person's stored insights up to date; of several calls at once one does, and the others wait for it. */
export type RefreshInsights = (database: Database, personId: string) => Promise<void>

/** A name that somebody wrote, as an insight says it: what is between these quotation marks is no words of ours. */
export const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '"')}”`
