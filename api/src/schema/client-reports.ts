import { ReportKind } from '@portal/contract/client-failures/client-failure'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf } from './columns.ts'
import { users } from './people.ts'

/** Pages' reports about versions of apps; kept for a week. */
export const clientReports = pgTable(
  'client_reports',
  {
    pageId: uuid('page_id').notNull(),
    /** The app or version that the page reports can be unknown. */
    app: text('app').notNull(),
    version: text('version').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    route: text('route').notNull().default(''),
    stage: text('stage').notNull(),
    message: text('message').notNull(),
    /** Null for a visitor. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    /** In the form of `votingNetworkOf`. */
    network: text('network').notNull(),
    /** The registry revision of the page, which decides its versions. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    // One page counts once per route.
    primaryKey({ columns: [table.pageId, table.app, table.version, table.route, table.kind] }),
    index('client_reports_by_version').on(table.app, table.version, table.createdAt),
    index('client_reports_by_age').on(table.createdAt),
    index('client_reports_by_person').on(table.personId),
    check('client_reports_kind', isOneOf(table.kind, ReportKind.options)),
  ],
)
