import { expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp } from '../../../test/test-app.ts'
import {
  pdfOf,
  pictureOf,
  refusalOfDocument,
  refusalOfUpload,
  uploadDocument,
} from '../../../test/uploads.ts'
import { users } from '../../schema/people.ts'
import { networkOf } from '../limits/network.ts'
import { takeTry } from '../limits/rate-limit.ts'
import { bytesOfNetwork, bytesOfPerson } from './upload-limits.ts'

const { smtpUrl } = await openMailbox()
const { database, signUp, moveTo } = await openTestApp({ smtpUrl })

const sized = (name: string, megabytes: number) =>
  Buffer.concat([pdfOf(name), Buffer.alloc(Math.round(megabytes * 1_048_576), 'x')])

test('an account whose address is not confirmed keeps 10 MB in all, and more once it is', async () => {
  const person = await signUp('tenant')
  await uploadDocument(person, sized('first', 9.99))
  const refusal = { status: 403, code: 'email_unconfirmed' }
  expect(await refusalOfDocument(person, sized('second', 2))).toMatchObject(refusal)
  expect(await refusalOfUpload(person, await pictureOf(400, 300))).toMatchObject(refusal)
  await database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, person.user.id))
  await uploadDocument(person, sized('second', 2))
})

test('what a person and their network send in a day is counted, also if it is refused', async () => {
  moveTo('198.51.100.7')
  const [person, neighbor] = [await signUp('tenant'), await signUp('tenant')]
  const left = 400_000
  const spend = (limit: typeof bytesOfPerson, key: string) =>
    takeTry(database, limit, key, { count: limit.tries - left })
  const refusal = { status: 429, message: expect.stringMatching(/^These are more files than one can send/) }
  const notADocument = Buffer.alloc(300_000, 'x')

  await spend(bytesOfPerson, person.user.id)
  expect(await refusalOfDocument(person, notADocument)).toMatchObject({ status: 422 })
  expect(await refusalOfDocument(person, notADocument)).toMatchObject(refusal)
  await spend(bytesOfNetwork, networkOf('198.51.100.7'))
  expect(await refusalOfDocument(neighbor, notADocument)).toMatchObject(refusal)
  moveTo('203.0.113.9')
  await uploadDocument(neighbor, pdfOf('elsewhere'))
})
