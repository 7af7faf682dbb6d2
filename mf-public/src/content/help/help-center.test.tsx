import { afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { withOperator } from '@portal/contract/default-operator'
import { helpEndpoints } from '@portal/contract/help/endpoints'
import { appealDays } from '@portal/contract/moderation/violation'
import { confirmationDays } from '@portal/contract/properties/own-property'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import { helpTopics } from '@portal/help/help-topics'
import type { Block, TextPage } from '@portal/help/text-page'
import type { Operator } from '@portal/shared-ui/platform/platform'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'
import { text as cookies } from '../legal/cookies.ts'
import { text as privacy } from '../legal/privacy.ts'
import { text as terms } from '../legal/terms.ts'
import { findTopics } from './find-topics.ts'

const Routes = routesFor(pages)

const draw = (path: string, origin = 'http://localhost/', operator?: Operator) => {
  cleanup()
  visit(origin, path)
  const platform = testPlatform(null)
  if (operator) platform.settings.operator = operator
  drawOn(platform, <Routes />)
}

const wordsIn = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('comingSoon' in block) return [block.comingSoon]
  return block.table.rows.flat()
}
const wordsOf = ({ parts }: TextPage): string =>
  parts.flatMap(({ blocks }) => blocks.flatMap(wordsIn)).join('\n')

const topics = await Promise.all(
  helpTopics.map(async topic => ({ ...topic, text: (await topic.load()).text })),
)
const texts = [terms, privacy, cookies, ...topics.map(({ text }) => text)]

describe('the help center', () => {
  test('has every topic in one group, and a page for each', () => {
    const listed = findTopics('').flatMap(group => group.topics.map(({ slug }) => slug))
    expect(listed.toSorted()).toEqual(helpTopics.map(({ slug }) => slug).toSorted())
    const paths = pages.map(({ path }) => path)
    for (const { slug } of helpTopics) expect(paths).toContain(`/help/${slug}`)
    expect(paths.filter(path => path.startsWith('/help/') && path.includes(':'))).toEqual([])
  })

  test('finds topics by everyday words, and the address keeps the search', async () => {
    draw('/help')
    const box = await screen.findByRole('searchbox', { name: 'Search help' })
    await userEvent.setup().type(box, 'broken Heating')
    const main = within(document.body)
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Repairs'),
    ])
    expect(screen.getByRole('status').textContent).toBe('1 topic found')
    expect(window.location.search).toBe('?q=broken+Heating')
  })

  describe('for words that no topic has all of', () => {
    let server: ServedEndpoints
    afterEach(() => {
      cleanup()
      server.stop()
    })

    test('shows the parts that answer them as a question', async () => {
      const part = { id: 'cancel', title: 'Canceling and reactivating', text: '' }
      const topic = {
        slug: 'plans',
        path: '/help/plans',
        title: 'Plans and billing',
        summary: '',
        parts: [part],
      }
      const questions: string[] = []
      server = await serveEndpoints([
        answering(helpEndpoints.find, ({ query }) => {
          questions.push(query.q)
          return { topics: [topic] }
        }),
      ])
      draw('/help?q=cancel+my+plan', server.url)
      const answer = await screen.findByRole('link', { name: /^Plans and billing/ })
      expect(answer.getAttribute('href')).toBe('/help/plans#cancel')
      expect(answer.textContent).toContain('Canceling and reactivating')
      expect(screen.getByRole('status').textContent).toBe('1 topic found')
      expect(questions).toEqual(['cancel my plan'])
    })

    test('says when nothing is found, and where to ask', async () => {
      server = await serveEndpoints([answering(helpEndpoints.find, () => ({ topics: [] }))])
      draw('/help?q=xylophone', server.url)
      expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Email us' })).toBeTruthy()
    })
  })

  test.each(topics.map(({ slug, title, text }) => [slug, title, text] as const))(
    'shows the topic %s with its parts, each under an address of its own',
    async (slug, title, text) => {
      expect(text.title).toBe(title)
      draw(`/help/${slug}`)
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
      expect(contents.map(link => link.getAttribute('href'))).toEqual(text.parts.map(({ id }) => `#${id}`))
      for (const { id } of text.parts) expect(document.getElementById(id)).toBeTruthy()
      await waitFor(() => expect(document.title).toBe(`${title} · Rental Portal`))
    },
  )
})

test.each(['/terms', '/privacy', '/help', '/help/staying-safe'])(
  '%s names the operator and the support address of the settings',
  async path => {
    draw(path, undefined, {
      portalName: 'Bay Homes',
      name: 'Bay Homes LLC',
      address: null,
      supportEmail: 'help@bay.example',
      supportHours: 'Always',
    })
    await waitFor(() => expect(document.title).toEndWith(' · Bay Homes'))
    const links = screen.getAllByRole('link', { name: 'help@bay.example' })
    for (const link of links) expect(link.getAttribute('href')).toBe('mailto:help@bay.example')
    expect(document.body.textContent).not.toMatch(/Rental Portal|rental-portal\.example/)
    if (path !== '/help' && path !== '/help/staying-safe')
      expect(document.body.textContent).toContain('Bay Homes LLC')
  },
)

describe('the texts', () => {
  test('have parts with unique ids, and a date of their last change', () => {
    for (const { title, parts, changed } of texts) {
      expect([title, new Set(parts.map(({ id }) => id)).size]).toEqual([title, parts.length])
      expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('name nobody but the operator of the settings', () => {
    const words = withOperator(JSON.stringify(texts), {
      name: 'Bay Homes LLC',
      supportEmail: 'help@bay.example',
    })
    expect(words).not.toMatch(/Rental Portal|rental-portal\.example/)
  })

  test('state the actual limits', () => {
    const topic = (slug: string) => {
      const found = topics.find(topic => topic.slug === slug)
      return found ? wordsOf(found.text) : ''
    }
    expect(topic('listing-a-home')).toContain(`every ${confirmationDays.asked} days`)
    expect(topic('staying-safe')).toContain(`within ${appealDays} days`)
    const { free, basic, premium } = limitsByPlan
    expect(free.contacts).toBe(10)
    expect(topic('inquiries')).toContain(`ten inquiries a month on the Free plan, ${basic.contacts} on Basic`)
    expect(topic('listing-a-home')).toContain(
      `${free.listings} listings on the Free plan, ${basic.listings} on Basic, ${premium.listings} on Premium`,
    )
  })
})

test.each([
  ['/terms', terms, 'November 29, 2026'],
  ['/privacy', privacy, 'November 29, 2026'],
  ['/cookies', cookies, 'November 29, 2026'],
] as const)('%s shows its text, when it was changed, and can be printed', async (path, text, changed) => {
  draw(path)
  expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeTruthy()
  expect(screen.getByText(changed).getAttribute('datetime')).toBe(text.changed)
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  for (const { title } of text.parts)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\*\*|\]\(|`/)
})
