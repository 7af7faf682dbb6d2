import { expect } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { eq } from 'drizzle-orm'
import { secondFactors } from '../../src/schema/sessions.ts'
import { codeOf, turnOn } from '../app-codes.ts'
import { password, registration } from '../test-app.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { start, confirm, check, renewCodes, remove } = secondFactorEndpoints
const { login } = authEndpoints

const someone = async ({ visitor }: Stage) => {
  const browser = visitor()
  const { user } = await browser.call(accountEndpoints.register, { body: registration() })
  return Object.assign(browser, { user })
}

export const secondFactorRaces: readonly Race[] = [
  {
    name: 'one code, at sign-ins and for a call',
    endpoints: [login, check],
    round: async (stage, meet) => {
      const person = await someone(stage)
      const { secret } = await turnOn(stage.database, person)
      const code = codeOf(secret)
      const body = { email: person.user.email, password, code }
      const answers = await meet({
        enter: times(4, () => calling(stage.visitor(), login, { body })),
        check: times(2, () => calling(person.copy(), check, { body: { code } })),
      })
      const statuses = statusesOf([...answers.enter, ...answers.check])
      expect(statuses.filter(status => status < 300)).toHaveLength(1)
    },
  },
  {
    name: 'a secret that is confirmed while another tab makes one',
    endpoints: [start, confirm],
    round: async (stage, meet) => {
      const person = await someone(stage)
      const body = { currentPassword: password }
      const { secret } = await person.call(start, { body })
      const answers = await meet(
        {
          start: [calling(person.copy(), start, { body })],
          confirm: times(2, () => calling(person.copy(), confirm, { body: { code: codeOf(secret) } })),
        },
        60,
      )
      const isOn = statusesOf(answers.confirm).includes(200)
      expect(statusesOf(answers.start)).toEqual([isOn ? 409 : 200])
      expect(statusesOf(answers.confirm).filter(status => status === 200).length).toBeLessThanOrEqual(1)
      const [row] = await stage.database
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.userId, person.user.id))
      expect([row?.confirmedAt !== null, row?.recoveryHashes.length]).toEqual([isOn, isOn ? 10 : 0])
    },
  },
  {
    name: 'recovery codes that are renewed twice, with one code and with two',
    endpoints: [renewCodes],
    round: async (stage, meet) => {
      const person = await someone(stage)
      const { recoveryCodes } = await turnOn(stage.database, person)
      const renew = (code?: string) =>
        calling(person.copy(), renewCodes, { body: { currentPassword: password, code } })
      const [first, second] = recoveryCodes
      const { renewed } = await meet({ renewed: [renew(first), renew(first), renew(second)] })
      // The first to come ends all the others.
      expect(statusesOf(renewed).toSorted()).toEqual([200, 422, 422])
      const [row] = await stage.database
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.userId, person.user.id))
      expect(row?.recoveryHashes).toHaveLength(10)
    },
  },
  {
    name: 'two-step sign-in that is turned off several times',
    endpoints: [remove],
    round: async (stage, meet) => {
      const person = await someone(stage)
      const { recoveryCodes } = await turnOn(stage.database, person)
      const body = { currentPassword: password, code: recoveryCodes[0] }
      const { off } = await meet({ off: times(3, () => calling(person.copy(), remove, { body })) })
      expect(statusesOf(off).filter(status => status === 204)).toHaveLength(1)
    },
  },
]
