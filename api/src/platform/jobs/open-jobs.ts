// Background work with pg-boss: an event announced in a transaction is delivered once it commits, by a single process.
import { isRecord } from '@portal/contract/values/json'
import { log } from '@portal/server/log'
import { type Job, PgBoss } from 'pg-boss'
import { type Database, openDatabase } from '../database/database.ts'
import { inStartTurn } from '../database/in-start-turn.ts'
import { deliverEvent, eventQueue, type PortalEvent, type Subscribers } from './deliver-event.ts'
import { jobDatabase } from './job-database.ts'
import { repeat } from './repeat.ts'
import { openSignals, type Signals } from './signals.ts'

/** After a second, then with growing pauses of up to an hour, for about a day. */
const delivery = {
  notify: true,
  retryLimit: 30,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 86_400,
}

/** Short, because the portal has 10 s to stop; interrupted work runs again later or in another process. */
const workMayTakeMs = 1000

/** Subscribers hear of the event if and when the transaction commits. */
export type Announce = (transaction: Database, event: PortalEvent) => Promise<void>

interface Chore {
  cron: string
  work: (database: Database, announce: Announce) => Promise<void>
  /** After this time (a quarter of an hour by default), its process is considered dead and the work runs again. */
  takesHours?: number
}

/** By queue name. */
type Chores = Readonly<Record<string, Chore>>

/** Delivers short messages to all processes within a second. */
type Round = (database: Database) => Promise<void>

const roundsPauseMs = 500

export interface Jobs {
  announce: Announce
  signals: Signals
  /** Gives running work some time, and ends all subscriptions. The rest runs later or in another process. */
  stop: () => Promise<void>
}

export interface JobOptions {
  /** Without a pooler, because it listens. */
  url: string
  /** In the transaction that announces an event. */
  atOnce?: Announce
  /** Without them, this process only announces. */
  subscribers?: Partial<Subscribers>
  chores?: Chores
  /** In every process, all the time: finding nothing to do must be cheap. */
  rounds?: readonly Round[]
  /** When an event is taken from a process that died with it, and how often that is checked. */
  deathAfterSeconds?: number
  /** For events whose announcement was missed. */
  pollEverySeconds?: number
}

export const openJobs = async ({
  url,
  atOnce,
  subscribers,
  chores = {},
  rounds = [],
  deathAfterSeconds = 30,
  pollEverySeconds = 2,
}: JobOptions): Promise<Jobs> => {
  const own = openDatabase(url, { connections: 1, isPatient: true })
  const { database, close } = openDatabase(url, { connections: 5, isPatient: true })
  const isDelivering = subscribers !== undefined
  const boss = new PgBoss({
    db: jobDatabase(own.database, own.listen),
    useListenNotify: isDelivering,
    supervise: isDelivering,
    schedule: Object.keys(chores).length > 0,
    superviseIntervalSeconds: deathAfterSeconds,
    monitorIntervalSeconds: deathAfterSeconds,
  })
  boss.on('error', logFailure)
  await inStartTurn(url, () => boss.start()) // the first process creates its tables
  const signals = await openSignals(own.listen)

  const deliver = async (job: Job<PortalEvent>) => {
    const { id } = job
    try {
      await deliverEvent(boss, database, subscribers ?? {}, job)
      return { id, status: 'completed' } as const
    } catch (thrown) {
      logFailure(thrown)
      return { id, status: 'failed', output: { message: String(thrown) } } as const
    }
  }
  await boss.createQueue(eventQueue, delivery)
  if (isDelivering)
    await boss.work<PortalEvent>(
      eventQueue,
      {
        batchSize: 20,
        burstWhenBatchFull: true,
        perJobResults: true,
        pollingIntervalSeconds: pollEverySeconds,
        notifyPollingIntervalSeconds: pollEverySeconds,
      },
      jobs => Promise.all(jobs.map(deliver)),
    )
  const announce: Announce = async (transaction, event) => {
    await atOnce?.(transaction, event)
    await boss.send(eventQueue, event, {
      id: Bun.randomUUIDv7(),
      expireInSeconds: deathAfterSeconds,
      priority: isAwaited(event) ? 1 : 0,
      db: jobDatabase(transaction),
    })
  }
  for (const [name, { cron, work, takesHours = 0.25 }] of Object.entries(chores)) {
    await boss.createQueue(name, {
      retryLimit: 2,
      deleteAfterSeconds: 86_400,
      expireInSeconds: takesHours * 3600,
    })
    await boss.schedule(name, cron)
    await boss.work(name, { pollingIntervalSeconds: 30 }, () => work(database, announce))
  }

  const endings = rounds.map(round => repeat(() => round(database), roundsPauseMs, logFailure))
  const queues = [eventQueue, ...Object.keys(chores)]

  return {
    announce,
    signals,
    stop: async () => {
      signals.close()
      const work = [...queues.map(name => boss.offWork(name)), ...endings.map(end => end())]
      await settled(Promise.all(work), workMayTakeMs)
      await settled(boss.stop({ graceful: false }), 300) // it saves unfinished work, if the database answers
      await Promise.all([own.close(0.2), close(0.2)])
    },
  }
}

/** Someone who cannot sign in waits for the mail, even while others list many homes. */
const isAwaited = ({ type }: PortalEvent): boolean => type === 'password_forgotten'

/** Work can fail or hang if the database is gone. */
const settled = (promise: Promise<unknown>, timeoutMs: number): Promise<void> =>
  Promise.race([promise.catch(logFailure), Bun.sleep(timeoutMs)]).then(() => {})

/** Query parameters can contain what people typed. */
const logFailure = (thrown: unknown): void => {
  const cause = isRecord(thrown) && thrown.cause ? thrown.cause : thrown
  const text = isRecord(cause) ? (cause.stack ?? cause.message) : cause
  log.error({ error: String(text) })
}
