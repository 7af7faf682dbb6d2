import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, primaryId } from './columns.ts'
import { users } from './people.ts'
import { tenancies } from './tenancies.ts'

/** Once a tenancy, with the landlord's answer. */
export const landlordRatings = pgTable(
  'landlord_ratings',
  {
    id: primaryId(),
    tenancyId: uuid('tenancy_id')
      .notNull()
      .unique()
      .references(() => tenancies.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    text: text('text'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Its words are not shown, and it does not count, after a reviewer hid it. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
  },
  table => [
    index('landlord_ratings_by_landlord').on(table.landlordId, table.id.desc()),
    index('landlord_ratings_by_author').on(table.authorId),
    check('landlord_ratings_rating', sql`${table.rating} between 1 and 5`),
  ],
)
