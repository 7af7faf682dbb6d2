import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { inRounds } from '@portal/server/test/length'
import { and, eq, ne, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp, secretKey } from '../../../test/test-app.ts'
import { addAccountLink } from '../../domain/account-link.ts'
import { addMails } from '../../domain/add-mails.ts'
import { openMailServer } from '../../integrations/mail/open-mail-server.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { giveTriesBack, giveTryBack, takeTry } from '../../platform/limits/rate-limit.ts'
import { MailFailure, type MailServer } from '../../platform/ports/mail-server.ts'
import { type MailContent, outgoingMails } from '../../schema/mail.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'
import { type MailRound, mailsToAddress, sendMails } from './send-mails.ts'

const { database, url, signUp } = await openTestApp()
const { smtpUrl, mailsTo, untilMailed, fail, repair } = await openMailbox()
const server = openMailServer({ url: smtpUrl, from: 'Rental Portal <no-reply@localhost>' })
const options = {
  server,
  publicOrigin: 'https://portal.example',
  portalName: 'Rental Portal',
  isProduction: false,
  secretKeys: [secretKey] as const,
}

const content: MailContent = {
  subject: 'A “title” & more',
  paragraphs: ['Hello Ada,', 'You have <b>news</b>.'],
  action: { text: 'Read it', path: '/saved?tab=searches' },
}

let count = 0
const add = async (host = 'example.org', through = database): Promise<string> => {
  count += 1
  const recipient = `reader-${count}@${host}`
  await addMails(through, [{ recipient, content }])
  return recipient
}
const isTo = (recipient: string) => eq(outgoingMails.recipient, recipient)
const stored = async (recipient: string) => {
  const [mail] = await database
    .select({
      status: outgoingMails.status,
      attempts: outgoingMails.attempts,
      waitSeconds: sql<number>`extract(epoch from ${outgoingMails.dueAt} - now())::float8`,
    })
    .from(outgoingMails)
    .where(isTo(recipient))
  return mail
}
/** As if so much time had passed since the mail was last changed. */
const timePasses = (recipient: string, seconds: number) => {
  const passed = sql`${seconds} * interval '1 second'`
  const { dueAt, createdAt } = outgoingMails
  return database
    .update(outgoingMails)
    .set({ dueAt: sql`${dueAt} - ${passed}`, createdAt: sql`${createdAt} - ${passed}` })
    .where(isTo(recipient))
}
const send = (overrides: Partial<typeof options> = {}, round: MailRound = 'others') =>
  sendMails(database, round, { ...options, ...overrides })

describe('a mail that waits', () => {
  test('is sent once, as text and HTML that say the same', async () => {
    const recipient = await add()
    await send()
    await send()
    const [mail, ...others] = await mailsTo(recipient)
    expect(others).toEqual([])
    const address = 'https://portal.example/saved?tab=searches'
    expect(mail?.subject).toBe(content.subject)
    expect(mail?.text).toContain(`You have <b>news</b>.\n\nRead it:\n${address}\n`)
    expect(mail?.html).toContain(
      'A &#8220;title&#8221; &#38; more'.replace(/&#82\d\d;/g, c =>
        String.fromCharCode(Number(c.slice(2, -1))),
      ),
    )
    expect(mail?.html).toContain('You have &#60;b&#62;news&#60;/b&#62;.')
    expect(mail?.html).toContain(`href="${address}"`)
    expect(await stored(recipient)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('is due at once, though its time is rounded to a millisecond', async () => {
    for (let time = 0; time < 20; time += 1) {
      const recipient = await inTransaction(database, async transaction => {
        const added = await add('example.org', transaction)
        await sendMails(transaction, 'others', options)
        return added
      })
      expect(await stored(recipient)).toMatchObject({ status: 'sent' })
    }
  })

  test('says what, where and when at a glance, in both of its forms, and follows the theme of its reader', async () => {
    const recipient = 'facts@example.org'
    const facts = [
      { name: 'Home', value: '18 Oak <St>' },
      { name: 'When', value: 'Dec 1, 2026, 3:00 PM PST' },
    ]
    await addMails(database, [{ recipient, content: { ...content, facts } }])
    await send()
    const [mail] = await mailsTo(recipient)
    expect(mail?.text).toContain('\n\nHome: 18 Oak <St>\nWhen: Dec 1, 2026, 3:00 PM PST\n\nRead it:')
    expect(mail?.html).toContain('18 Oak &#60;St&#62;')
    expect(mail?.html).toContain('prefers-color-scheme:dark')
    expect(mail?.html.match(/class="button"/g)).toHaveLength(1)
  })

  test('of a transaction that fails is never sent', async () => {
    const failing = database.transaction(async transaction => {
      await addMails(transaction, [{ recipient: 'never@example.org', content }])
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    await send()
    expect(await mailsTo('never@example.org')).toEqual([])
  })

  test(
    'is sent once by several processes',
    async () => {
      const recipients = await Promise.all(Array.from({ length: 12 }, () => add()))
      const rounds = Array.from({ length: 6 }, () => send())
      await Promise.all(rounds)
      for (const recipient of recipients) expect(await mailsTo(recipient)).toHaveLength(1)
    },
    inRounds(50),
  )

  test('is sent by its urgency, however long the less urgent ones wait', async () => {
    const subscriber = { id: Bun.randomUUIDv7(), email: 'subscriber@example.org' }
    await database.insert(newsletterSubscribers).values(subscriber)
    const byUrgency = [
      { recipient: 'repairs@example.org', kind: 'repairs' },
      { recipient: 'tours@example.org', kind: 'tours' },
      { recipient: 'alerts@example.org', kind: 'alerts' },
      { recipient: subscriber.email, kind: 'newsletter', subscriberId: subscriber.id },
    ] as const
    for (const [longer, mail] of byUrgency.entries()) {
      await addMails(database, [{ ...mail, content }])
      await timePasses(mail.recipient, longer * 3600)
    }
    const sent: string[] = []
    const recording: MailServer = {
      isLocal: true,
      send: async ({ to }) => {
        sent.push(to)
      },
    }
    const others = Array.from({ length: 3 }, (_, index) => `urgent-${index}@example.org`)
    for (const expected of byUrgency) {
      await addMails(
        database,
        others.map(recipient => ({ recipient, content })),
      )
      await send({ server: recording })
      expect(sent.splice(0).toSorted()).toEqual([...others, expected.recipient].toSorted())
    }
  })

  test('with a link is sent at once while the mail server takes its time for others', async () => {
    const { user } = await signUp('tenant')
    const reset = { userId: user.id, purpose: 'reset_password' } as const
    const linkId = await addAccountLink(database, reset, options.secretKeys)
    await addMails(database, [{ recipient: user.email, content, linkId }])
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const sent: string[] = []
    const server: MailServer = {
      isLocal: true,
      send: async ({ to }) => {
        sent.push(to)
        if (to !== user.email) await held
      },
    }
    const others = await Promise.all(Array.from({ length: 4 }, () => add()))
    const sending = send({ server })
    await send({ server }, 'links')
    expect(sent).toContain(user.email)
    release()
    await sending
    expect(sent.toSorted()).toEqual([...others, user.email].toSorted())
  })

  test('of a person who is gone is gone', async () => {
    const { user } = await signUp('tenant')
    await addMails(database, [{ userId: user.id, recipient: user.email, content }])
    await database.execute(sql`delete from users where id = ${user.id}`)
    expect(await stored(user.email)).toBeUndefined()
  })
})

describe('a mail that the server does not take', () => {
  test('is tried again after pauses that grow to an hour, and given up after a day', async () => {
    const recipient = await add()
    await fail({ kind: 'busy', to: recipient, calls: 1000 })
    const pauses: number[] = []
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await expect(send()).rejects.toThrow('EMESSAGE, 451, DATA')
      const mail = await stored(recipient)
      pauses.push(Math.round(mail?.waitSeconds ?? 0))
      await timePasses(recipient, (mail?.waitSeconds ?? 0) + 1)
    }
    const growing = [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
    for (const [index, pause] of pauses.entries())
      expect(Math.abs(pause - (growing[index] ?? 0))).toBeLessThan(20)
    await timePasses(recipient, 86_400)
    await expect(send()).rejects.toThrow()
    expect(await stored(recipient)).toMatchObject({ status: 'failed', attempts: 10 })
    await repair()
    await timePasses(recipient, 86_400)
    await send()
    expect(await mailsTo(recipient)).toEqual([])
  })

  test('is sent once it does', async () => {
    const recipient = await add()
    await fail({ kind: 'drop', to: recipient })
    await expect(send()).rejects.toThrow()
    await send()
    expect(await mailsTo(recipient)).toEqual([]) // not before its time
    await timePasses(recipient, 60)
    await send()
    expect(await mailsTo(recipient)).toHaveLength(1)
  })

  test('because there is no such address is not tried again, and nothing is logged of it', async () => {
    const recipient = await add()
    await fail({ kind: 'refuse_address', to: recipient })
    await send()
    expect(await stored(recipient)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('does not keep the next one from being sent', async () => {
    const [first, second] = [await add(), await add()]
    await fail({ kind: 'refuse_address', to: first })
    await send()
    expect(await mailsTo(second)).toHaveLength(1)
  })
})

test('a mail that a process was sending when it died is sent by another, under the same id', async () => {
  const recipient = await add()
  await fail({ kind: 'late', to: recipient, delayMs: 60_000 })
  const program = fileURLToPath(new URL('../../../test/sending-process.ts', import.meta.url))
  const dying = Bun.spawn([process.execPath, program, url, smtpUrl], { stdout: 'pipe' })
  await untilMailed(recipient) // the server has it, but has not said so: this is the mail that can come twice
  dying.kill('SIGKILL')
  await dying.exited
  await send()
  expect(await stored(recipient)).toMatchObject({ status: 'waiting', attempts: 1 })
  await timePasses(recipient, 180)
  await send()
  const mails = await mailsTo(recipient)
  expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1)
  expect(mails).toHaveLength(2)
  expect(await stored(recipient)).toMatchObject({ status: 'sent', attempts: 2 })
}, 600_000)

test('an attempt that fails after the next one has sent the mail changes nothing', async () => {
  const recipient = await add()
  const { promise: handover, resolve: give } = Promise.withResolvers<void>()
  const { promise: answer, reject: refuse } = Promise.withResolvers<void>()
  const slow: MailServer = {
    isLocal: true,
    send: () => {
      give()
      return answer
    },
  }
  const late = send({ server: slow })
  await handover
  await timePasses(recipient, 180)
  await send()
  refuse(new MailFailure('EMESSAGE, 451, DATA', { isFinal: false }))
  await expect(late).rejects.toThrow()
  expect(await stored(recipient)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a slow mail server makes no other call wait, and holds no connection to the database', async () => {
  const recipient = await add()
  let isSending = () => {}
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const started = new Promise<void>(resolve => {
    isSending = resolve
  })
  const slow: MailServer = {
    isLocal: true,
    send: async () => {
      isSending()
      await promise
    },
  }
  const sending = send({ server: slow })
  await started
  const [held] = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks join pg_class on pg_class.oid = relation join pg_stat_activity using (pid)
      where datname = current_database() and relname = 'outgoing_mails' and mode <> 'AccessShareLock' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  expect(held?.count).toBe(0)
  answer()
  await sending
  expect(await stored(recipient)).toMatchObject({ status: 'sent' })
})

test('in production, reserved domains get no mail unless the mail server is on this machine', async () => {
  const sent: string[] = []
  const recording = (isLocal: boolean): MailServer => ({
    isLocal,
    send: async ({ to }) => {
      sent.push(to)
    },
  })
  const reserved = [
    'example.com',
    'mail.example.net',
    'somewhere.test',
    'a.invalid',
    'LOCALHOST',
    'b.example',
  ]
  const skipped = await Promise.all(reserved.map(host => add(host)))
  for (const _ of skipped) await send({ server: recording(false), isProduction: true })
  expect(sent).toEqual([])
  for (const recipient of skipped) expect(await stored(recipient)).toMatchObject({ status: 'skipped' })

  const real = [await add('portal-mail.com'), await add('myexample.com')]
  for (const _ of real) await send({ server: recording(false), isProduction: true })
  const local = await add('example.com')
  await send({ server: recording(true), isProduction: true })
  expect(sent.toSorted()).toEqual([...real, local].toSorted())
})

test('failures are logged without address and text', async () => {
  const recipient = await add()
  await fail({ kind: 'busy', to: recipient })
  const failure: unknown = await send().catch(thrown => thrown)
  expect(failure).toBeInstanceOf(MailFailure)
  expect(String(failure)).not.toMatch(new RegExp(`${recipient}|news`))
})

describe('one address', () => {
  const addTo = async (person: { id: string; email: string }, subjects: string[]) =>
    addMails(
      database,
      subjects.map(subject => ({
        userId: person.id,
        recipient: person.email,
        content: { subject, paragraphs: ['Hello,', `About ${subject}`] },
      })),
    )
  const sendAll = async () => {
    for (let round = 0; round < 30; round += 1) await send()
  }
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `News ${index}`)

  test('gets thirty mails at once; what comes after that waits, and comes as one that has all of it', async () => {
    const { user } = await signUp('tenant')
    await addTo(user, numbered(50))
    await sendAll()
    expect(await mailsTo(user.email)).toHaveLength(mailsToAddress.tries)
    await sendAll()
    expect(await mailsTo(user.email)).toHaveLength(mailsToAddress.tries)

    await timePasses(user.email, 15 * 60)
    await giveTryBack(database, mailsToAddress, user.email)
    await sendAll()
    const all = await mailsTo(user.email)
    expect(all[0]?.subject).toMatch(/^\d+ messages from Rental Portal$/)
    expect(all).toHaveLength(mailsToAddress.tries + 1)
    const text = all.map(mail => mail.text).join('\n')
    for (const subject of numbered(50)) expect(text).toContain(`About ${subject}`)
    const left = and(isTo(user.email), ne(outgoingMails.status, 'sent'))
    expect(await database.$count(outgoingMails, left)).toBe(0)
  })

  test('gets what waits by kind, so that the link below stops what is above it', async () => {
    const { user } = await signUp('tenant')
    await takeTry(database, mailsToAddress, user.email, { count: mailsToAddress.tries })
    const kinds = ['repairs', 'tours', 'repairs', 'tours', 'repairs'] as const
    const mails = kinds.map(kind => ({ userId: user.id, recipient: user.email, kind, content }))
    await addMails(
      database,
      mails.map(mail => ({ ...mail, content: { ...content, subject: `About ${mail.kind}` } })),
    )
    await sendAll()
    for (const _ of ['one kind', 'the other']) {
      await timePasses(user.email, 15 * 60)
      await giveTryBack(database, mailsToAddress, user.email)
      await sendAll()
    }
    const found = (await mailsTo(user.email)).map(({ text }) => text.match(/About \w+/g))
    expect(found.map(about => new Set(about).size)).toEqual([1, 1])
    expect(found.flat()).toHaveLength(kinds.length)
  })

  test('gets its links even then', async () => {
    const { user } = await signUp('tenant')
    await takeTry(database, mailsToAddress, user.email, { count: mailsToAddress.tries })
    const linkId = await addAccountLink(database, { userId: user.id, purpose: 'reset_password' }, [secretKey])
    await addMails(database, [{ userId: user.id, recipient: user.email, linkId, content }])
    await send({}, 'links')
    expect(await mailsTo(user.email)).toHaveLength(1)
  })

  test('that fails while it gets several as one is tried again, and misses none', async () => {
    const { user } = await signUp('tenant')
    await takeTry(database, mailsToAddress, user.email, { count: mailsToAddress.tries })
    await addTo(user, numbered(5))
    await sendAll()
    await timePasses(user.email, 15 * 60)
    await giveTriesBack(database, mailsToAddress, user.email)
    const refuse = async () => Promise.reject(new MailFailure('It is away', { isFinal: false }))
    await send({ server: { ...server, send: refuse } }).catch(() => {})
    await timePasses(user.email, 60)
    await sendAll()
    const text = (await mailsTo(user.email)).map(mail => mail.text).join('\n')
    for (const subject of numbered(5)) expect(text.split(`About ${subject}`)).toHaveLength(2)
  })
})
