// Generated from the contract: what a call can refuse before anything is sent is said in each form that makes the call.
import { afterEach, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Answering,
  answering,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
} from '@portal/client/test/serve-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { type TestPlatform, TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

const knownBefore = ['restricted', 'email_unconfirmed', 'contact_details', 'plan_limit'] as const
type KnownCode = (typeof knownBefore)[number]

export interface FormInTest {
  /** What is drawn; by default with a router around it. */
  form: () => ReactNode
  hasRouter?: true
  address?: string
  person?: Partial<SessionUser>
  /** What else it reads. */
  answers?: readonly Answering[]
  /** Types what the form needs, with these words where other people read them, or the only ones. */
  fill?: (words: string) => Promise<unknown>
  /** Leads from there to the button. */
  toSend?: () => Promise<unknown>
  submit?: string | RegExp
  /** What the form says of a plan that is used up or too small. */
  planWords?: string
  /** Leads to the choice that the plan forbids. */
  toChoice?: () => Promise<unknown>
}

/** The forms by "file endpoint", or why nothing is typed there. */
type FormRegister = Readonly<Record<string, FormInTest | string>>

const usedUp = { used: 10, limit: 10, unlimited: false }
const fullPlan = answering(subscriptionEndpoints.usage, () => ({
  listings: usedUp,
  contacts: usedUp,
  backgroundChecks: usedUp,
}))

const contract = join(import.meta.dir, '../../contract')

/** By the name in code, "inquiryEndpoints.create". */
const allEndpoints = new Map<string, Endpoint>()
for (const file of new Bun.Glob('**/*endpoints.ts').scanSync(contract)) {
  const exported: Record<string, Record<string, Endpoint>> = await import(join(contract, file))
  for (const [owner, verbs] of Object.entries(exported))
    if (owner.endsWith('ndpoints'))
      for (const [verb, endpoint] of Object.entries(verbs)) allEndpoints.set(`${owner}.${verb}`, endpoint)
}

const codesOf = (name: string): KnownCode[] => {
  const { method, errors = [] }: Partial<Endpoint> = allEndpoints.get(name) ?? {}
  return method === 'GET' ? [] : knownBefore.filter(code => errors.includes(code))
}

const callsIn = (folder: string): string[] =>
  [...new Bun.Glob('**/*.{ts,tsx}').scanSync(folder)]
    .filter(file => !/\.test\.tsx?$|^(?:test|node_modules)\//.test(file))
    .flatMap(file => {
      const code = readFileSync(join(folder, file), 'utf8')
      const calls = [...code.matchAll(/\b(?:call|upload)\(\s*(\w+ndpoints\.\w+)/g)]
      return calls.map(([, name = '']) => (codesOf(name).length > 0 ? `${file} ${name}` : ''))
    })
    .filter(Boolean)

const words = 'It is quiet here.'

const typed = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  return { fields, isShown: document.body.textContent.includes(words) }
}

export const typeIn = async (label: RegExp, words: string) =>
  fireEvent.input(await screen.findByLabelText(label, { selector: 'input, textarea' }), {
    target: { value: words },
  })

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Each form in `folder` that makes a call with such refusals must be in the register. */
export const testKnownRefusals = (folder: string, register: FormRegister): void => {
  let server: ServedEndpoints | undefined
  let platform: TestPlatform
  let sent: number
  afterEach(() => {
    server?.stop()
    localStorage.clear()
    sessionStorage.clear()
  })

  const draw = async (name: string, form: FormInTest, person: Partial<SessionUser> = {}) => {
    const endpoint = allEndpoints.get(name)
    if (!endpoint) throw new Error(`The contract has no ${name}.`)
    sent = 0
    const refusing = answering(endpoint, () => {
      sent += 1
      throw new Refusal(codesOf(name)[0] ?? 'conflict', 'Refused in this test.')
    })
    server = await serveEndpoints([refusing, ...(form.answers ?? []), fullPlan])
    visit(server.url, form.address ?? '/')
    platform = testPlatform({ isEmailConfirmed: true, ...form.person, ...person })
    platform.settings.hasMail = true
    const drawn = form.form()
    render(
      <TestStage platform={platform}>
        {form.hasRouter ? drawn : <BrowserRouter>{drawn}</BrowserRouter>}
      </TestStage>,
    )
  }

  /** Each ends when the reason is there. */
  const see: Record<KnownCode, (form: FormInTest) => Promise<unknown>> = {
    restricted: () => screen.findByText('Your account can’t post right now'),
    email_unconfirmed: () => screen.findByRole('button', { name: 'Send the link again' }),
    contact_details: async ({ fill }) => {
      await fill?.('Please call me at 415-555-0134.')
      await screen.findByText(/^Content (?:Filtered|Blocked)$/)
    },
    plan_limit: async ({ toChoice, planWords = 'words about the plan, which the register lacks' }) => {
      await toChoice?.()
      await screen.findAllByText(planWords)
    },
  }

  test('every form that can be refused before it is sent is in the register', () => {
    expect(Object.keys(register).toSorted()).toEqual([...new Set(callsIn(folder))].toSorted())
  })

  for (const [key, form] of Object.entries(register)) {
    if (typeof form === 'string') continue
    const name = key.split(' ')[1] ?? ''
    describe(key, () => {
      const codes = codesOf(name)
      // Someone who is barred need not confirm an address.
      const groups: KnownCode[][] = [
        codes.filter(code => code !== 'email_unconfirmed'),
        codes.filter(code => code === 'email_unconfirmed'),
      ]
      test.each(groups.filter(({ length }) => length > 0).map(group => [group]))(
        'says what refuses it before it is sent: %p',
        async group => {
          await draw(name, form, {
            currentPlan: 'free',
            isRestricted: group.includes('restricted'),
            isEmailConfirmed: !group.includes('email_unconfirmed'),
          })
          for (const code of group) await see[code](form)
          expect(sent).toBe(0)
        },
      )

      const { fill, toSend, submit = '' } = form
      if (!fill) return
      test('keeps what was typed after a refusal', async () => {
        await draw(name, form)
        await fill(words)
        await toSend?.()
        const before = typed()
        await press(submit)
        const toasts = () => platform.toasts.map(({ description }) => description)
        await waitFor(() =>
          expect([document.body.textContent, ...toasts()].join()).toContain('Refused in this test.'),
        )
        expect(sent).toBe(1)
        expect(typed()).toEqual({ ...before, fields: expect.arrayContaining(before.fields) })
      })
    })
  }
}
