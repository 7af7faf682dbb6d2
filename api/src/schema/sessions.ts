import { keptForDays } from '@portal/contract/kept-for'
import { and, gt, type SQL, sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** Only the browser knows the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null for sessions from before these were kept. */
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When a code of the second factor was last given in it. */
    secondFactorAt: instant('second_factor_at'),
  },
  table => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)

const idleLifetime = sql`${keptForDays.idleSessions} * interval '1 day'`

export const isLiveSession = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - ${idleLifetime}`),
)

export const isSessionOver: SQL = sql`not (${isLiveSession})`

/** A person's authenticator app counts once a code of it confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32, sealed with SECRET_KEY (`platform/sealed.ts`). */
  sealedSecret: text('sealed_secret').notNull(),
  /** When the secret was made. */
  startedAt: instant('started_at').notNull().default(sql`now()`),
  confirmedAt: instant('confirmed_at'),
  /** When the code that was used last is due, in half minutes since 1970: neither it nor an earlier one works again. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256, in hexadecimal, of each recovery code that was not used. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})

/** The device has the private key. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device's id, in base64url like the key. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE's form. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** The browser that made it. */
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  table => [index('passkeys_by_user').on(table.userId, table.id.desc())],
)

/** Sign-ins and refusals (spec §3 "security_events"). */
export const securityEvents = pgTable(
  'security_events',
  {
    id: primaryId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    eventType: text('event_type').notNull(),
    eventData: jsonb('event_data').$type<Record<string, unknown>>(),
    /** From 0 (harmless) to 100. */
    riskScore: integer('risk_score'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    location: text('location'),
    status: text('status').$type<'succeeded' | 'failed' | 'refused'>().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('security_events_by_user').on(table.userId, table.id.desc()),
    index('security_events_by_age').on(table.createdAt),
    index('security_events_by_type').on(table.eventType, table.id.desc()),
  ],
)

/** One row per limited key. From `freeAt` on, all tries are free and the row can be deleted. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    freeAt: instant('free_at').notNull(),
    /** Tries that a fixed window has counted. */
    taken: integer('taken').notNull().default(0),
  },
  table => [index('rate_limits_by_free_at').on(table.freeAt)],
)

/** Browsers that signed in to an account before: they are protected from other people's failed sign-ins. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index('known_browsers_by_user').on(table.userId, table.expiresAt),
    index('known_browsers_by_expiry').on(table.expiresAt),
  ],
)

export const linkPurposes = ['confirm_email', 'reset_password', 'change_email'] as const

/**
 * The newest of each purpose. The token is not stored: it follows from the id and SECRET_KEY
 * (`domain/account-link.ts`).
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<(typeof linkPurposes)[number]>().notNull(),
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address to change to; null for other purposes. */
    newEmail: text('new_email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('account_links_of_person').on(table.userId, table.purpose),
    index('account_links_by_expiry').on(table.expiresAt),
    check('account_links_purpose', isOneOf(table.purpose, linkPurposes)),
  ],
)
