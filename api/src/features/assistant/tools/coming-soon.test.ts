// Features that plans name but the portal does not have yet are marked "Coming soon" everywhere: by each
// tool, and on each help page.
import { expect, test } from 'bun:test'
import { comingCapabilities, comingFeatures } from '@portal/contract/subscriptions/coming-soon'
import { isRecord } from '@portal/contract/values/json'
import { helpTopics } from '@portal/help/help-topics'
import { contextAs } from '../../../../test/context-as.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { routes } from '../../../app.ts'
import { openToolbox } from './open-toolbox.ts'

const { services, signIn } = await openTestApp({ isSeeded: true })
const { tools, askAs } = openToolbox(routes)
const people = { tenant: await signIn('tenant@example.com'), landlord: await signIn('landlord@example.com') }
const coming = [...new Set([...comingFeatures, ...comingCapabilities])]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)]) : []
}
const isNamedIn = (text: string) =>
  coming.filter(feature => text.toLowerCase().includes(feature.toLowerCase()))
const saysComing = /coming soon|comingSoon|does? not work yet|are not there yet|is not there yet/i

const reading = tools.filter(({ mustBeConfirmed }) => !mustBeConfirmed)

test.each(reading.map(tool => ({ name: tool.name, tool })))(
  '$name says it of all that it names',
  async ({ tool }) => {
    if (tool.mustBeConfirmed) throw new Error('Only reading tools can be called here')
    const person = tool.endpoint.access === 'landlord' ? people.landlord : people.tenant
    const context = await contextAs(services, person)
    const questions = tool.name === 'search_help' ? coming : ['']
    for (const q of questions) {
      const args = { find_places: { q: 'o' }, search_help: { q } }[tool.name] ?? {}
      if (/^read_(home|request|conversation)$/.test(tool.name)) return
      const result = tool.toResult(await askAs(context)(tool.endpoint, tool.given(args)))
      const texts = tool.name === 'list_plans' ? textsIn(result) : [JSON.stringify(result)]
      for (const text of texts)
        if (isNamedIn(text).length > 0) expect([text, saysComing.test(text)]).toEqual([text, true])
    }
  },
)

test('list_plans marks all of them as coming soon', async () => {
  const tool = tools.find(({ name }) => name === 'list_plans')
  if (!tool || tool.mustBeConfirmed) throw new Error('There is no such tool')
  const { plans } = await people.tenant.call(tool.endpoint as never)
  const texts = textsIn(tool.toResult({ plans } as never))
  const named = comingFeatures.filter(feature => texts.some(text => text.startsWith(feature)))
  expect(named.length).toBeGreaterThan(8)
  for (const feature of named) expect(texts).toContain(`${feature} (Coming soon)`)
})

test.each(helpTopics.map(({ slug, load }) => ({ slug, load })))(
  'the help page $slug says it of all that it names',
  async ({ load }) => {
    const written = JSON.stringify((await load()).text)
    for (const feature of isNamedIn(written))
      expect([feature, saysComing.test(written)]).toEqual([feature, true])
  },
)
