import { beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { newsletterCopies, newsletterSubscribers } from '../../schema/newsletter.ts'
import { readIssue } from './read-issue.ts'

const { smtpUrl, untilMailed, mailsTo } = await openMailbox()
const { app, database, url } = await openTestApp({
  jobs: true,
  smtpUrl,
  env: { publicOrigin: 'http://localhost:3000' },
})

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

let count = 0
/** A file with its own title. */
const newFile = (text = '**Hello**, see [the portal](https://portal.example/search).'): string => {
  count += 1
  const file = join(folder, `${count}.md`)
  writeFileSync(file, `# News ${count}\n\n${text}\n`)
  return file
}

const subscribers = (howMany: number, overrides: Partial<typeof newsletterSubscribers.$inferInsert> = {}) =>
  database
    .insert(newsletterSubscribers)
    .values(
      Array.from({ length: howMany }, () => ({
        email: `${crypto.randomUUID()}@example.org`,
        askedAt: sql`now()`,
        confirmedAt: sql`now()`,
        ...overrides,
      })),
    )
    .returning()

const program = fileURLToPath(new URL('../../../../scripts/send-newsletter.ts', import.meta.url))
const start = (words: string[], env: Record<string, string> = {}) =>
  Bun.spawn([process.execPath, program, ...words], {
    env: { ...process.env, DATABASE_URL: url, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
const run = async (words: string[], env?: Record<string, string>) => {
  const child = start(words, env)
  const texts = await Promise.all([child.stdout, child.stderr].map(text => new Response(text).text()))
  return texts.join('').trim()
}
const inBackground = 'The portal mails them in the background, account mail first.'

beforeEach(async () => {
  await database.delete(newsletterSubscribers)
})

describe('npm run newsletter', () => {
  test('mails an issue once to each confirmed address, however often it runs, and to nobody else', async () => {
    const [[ada], [bob]] = [await subscribers(1), await subscribers(1, { confirmedAt: null })]
    const file = newFile()
    const outputs = await Promise.all([run([file]), run([file])])
    expect(outputs.toSorted()).toEqual([
      `Sent to: 0. Had it before: ${outputs.some(one => one.includes('before: 1')) ? 1 : 0}. Not confirmed, so not sent to: 1. ${inBackground}`,
      `Sent to: 1. Had it before: 0. Not confirmed, so not sent to: 1. ${inBackground}`,
    ])
    const [mail] = await untilMailed(ada?.email ?? '')
    expect(mail?.subject).toBe(`News ${count}`)
    expect(mail?.text).toStartWith('Hello, see the portal (https://portal.example/search).\n\n-- \n')
    expect(mail?.html).toContain(
      '<strong>Hello</strong>, see <a href="https://portal.example/search">the portal</a>.',
    )
    expect(await run([file])).toStartWith('Sent to: 0. Had it before: 1.')
    expect(await mailsTo(ada?.email)).toHaveLength(1)
    expect(await mailsTo(bob?.email)).toEqual([])
  })

  test('has a way out, after which nothing of the address stays, not even mails that wait', async () => {
    const [reader] = await subscribers(1)
    await run([newFile()])
    const [mail] = await untilMailed(reader?.email ?? '')
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? []
    const token = new URL(address).searchParams.get('token') ?? ''
    expect(mail?.text).toContain(`Stop these emails: http://localhost:3000/unsubscribe#${token}`)
    for (const _ of [1, 2])
      expect((await app.handle(new Request(address, { method: 'POST' }))).status).toBe(204)
    const isReaders = eq(outgoingMails.recipient, reader?.email ?? '')
    expect([
      await database.$count(newsletterSubscribers),
      await database.$count(outgoingMails, isReaders),
    ]).toEqual([0, 0])
    expect(await run([newFile()])).toStartWith('Sent to: 0. Had it before: 0.')
  })

  test('goes on where it was killed', async () => {
    const everyone = await subscribers(1100)
    const last =
      everyone
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? ''
    const file = newFile()
    await database.transaction(async transaction => {
      // The batch with this address cannot end before this transaction does.
      await transaction
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.id, last))
        .for('update')
      const dying = start([file])
      await untilTrue(async () => (await database.$count(newsletterCopies)) === 1000)
      dying.kill('SIGKILL')
      await dying.exited
    })
    expect(await run([file])).toStartWith('Sent to: 100. Had it before: 1000.')
    const [written] = await database.execute<{ mails: number; readers: number }>(
      sql`select count(*)::int as mails, count(distinct subscriber_id)::int as readers from outgoing_mails where kind = 'newsletter'
        and subscriber_id is not null`,
    )
    expect(written).toEqual({ mails: 1100, readers: 1100 })
  })

  test('sends nothing with --dry-run, and shows what it would send', async () => {
    await subscribers(2)
    const file = newFile()
    expect(await run([file, '--dry-run'])).toBe(
      `News ${count}\n\nHello, see the portal (https://portal.example/search).\n\nWould be sent to: 2. Had it before: 0. Not confirmed, so not sent to: 0.`,
    )
    expect(await database.$count(newsletterCopies)).toBe(0)
  })

  test('refuses in one sentence what it cannot send', async () => {
    const file = newFile()
    const other = newFile()
    await run([file])
    writeFileSync(other, `# News ${count - 1}\n\nSomething else.\n`)
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example',
      SECRET_KEY: 'a-key-of-at-least-24-letters',
    }
    expect(
      await Promise.all([run([other]), run([]), run([join(folder, 'missing.md')]), run([file], production)]),
    ).toEqual([
      `Another text was sent as “News ${count - 1}”: give this one another title.`,
      'Usage: npm run newsletter -- FILE.md [--dry-run]',
      `${join(folder, 'missing.md')} cannot be read.`,
      'This portal sends no mail: set SMTP_URL to the address of a mail server.',
    ])
  })
})

describe('a newsletter in Markdown', () => {
  test('becomes text and HTML that say the same', () => {
    const { subject, text, html } = readIssue(
      '# News & more\r\n\r\n## Homes\r\n\r\n1. one\r\n2. two\r\n   - deep\r\n\r\n> A *word*\r\n\r\n---\r\n\r\nRead https://portal.example/news.',
    )
    expect(subject).toBe('News & more')
    expect(text).toBe(
      'Homes\n\n1. one\n2. two\n   - deep\n\n> A word\n\n* * *\n\nRead https://portal.example/news.',
    )
    expect(html).toContain('<h2>Homes</h2>')
    expect(html).toContain('<blockquote>\n<p>A <em>word</em></p>\n</blockquote>')
  })

  test('shows HTML as it is written', () => {
    const { text, html } = readIssue('# News\n\n<script>alert(1)</script> <b>bold</b>')
    expect(text).toBe('<script>alert(1)</script> <b>bold</b>')
    expect(html).not.toMatch(/<script|<b>/)
  })

  test.each([
    ['Hello', 'The newsletter has no title: begin it with a line such as “# News in May”.'],
    ['# News\n', 'The newsletter has only a title.'],
    [
      '# News\n\n[Search](/search)',
      'The newsletter leads to /search: give the whole address, such as https://portal.example/search.',
    ],
    [
      '# News\n\n[Press](javascript:alert(1))',
      'The newsletter leads to javascript:alert(1): give the whole address, such as https://portal.example/search.',
    ],
    [
      '# News\n\n![A home](home.png)',
      'The newsletter leads to home.png: give the whole address, such as https://portal.example/search.',
    ],
  ])('%j is refused', (markdown, sentence) => {
    expect(() => readIssue(markdown)).toThrow(sentence)
  })
})
