import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

interface Many {
  landlordId: string
  /** The landlord's; each conversation has another tenant. */
  propertyId: string
  threads: number
  /** In each of them, in turns, the tenant's first. */
  messages: number
}

/** From an hour ago; half of them have something unread. */
export const addManyThreads = async (
  database: Database,
  { landlordId, propertyId, threads, messages }: Many,
): Promise<void> => {
  // A hash in the form of a UUIDv7.
  const idOf = (what: string) =>
    sql`overlay(overlay(md5(${what} || ${landlordId} || number) placing '7' from 13) placing '8' from 17)::uuid`
  const numbers = sql`generate_series(1, ${threads}::integer) as number`
  const begun = sql`now() - interval '1 hour' + number * interval '1 millisecond'`
  await database.execute(sql`
    insert into users (id, email, password_hash, user_type, first_name, last_name)
    select ${idOf('writer')}, 'writer-' || number || '-of-' || ${landlordId} || '@homes.example', '-', 'tenant', 'Sam', 'Writer'
    from ${numbers}`)
  await database.execute(sql`
    insert into threads (id, property_id, property_title, tenant_id, landlord_id, last_message_at, last_position, created_at)
    select ${idOf('thread')}, ${propertyId}::uuid, 'Home', ${idOf('writer')}, ${landlordId}::uuid, ${begun}, ${messages}::integer,
      ${begun}
    from ${numbers}`)
  await database.execute(sql`
    insert into thread_messages (id, thread_id, position, sender_id, kind, body, created_at)
    select gen_random_uuid(), ${idOf('thread')}, position,
      case position % 2 when 1 then ${idOf('writer')} else ${landlordId}::uuid end, 'text',
      'Is the home at the park still there, and could I see it on a Saturday? This is message ' || position, ${begun}
    from ${numbers}, generate_series(1, ${messages}::integer) as position`)
  await database.execute(sql`
    insert into thread_reads (thread_id, user_id, position, unread)
    select ${idOf('thread')}, ${landlordId}::uuid, ${messages}::integer - number % 2, number % 2 from ${numbers}`)
}
