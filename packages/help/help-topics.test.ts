import { expect, test } from 'bun:test'
import { documentLimits } from '@portal/contract/documents/document'
import * as sitePaths from '@portal/contract/site-paths'
import { helpTopics } from './help-topics.ts'

const addresses = Object.values(sitePaths).map(address =>
  typeof address === 'function' ? address(':id', ':id') : address,
)
const isOwn = (path: string): boolean =>
  helpTopics.some(({ slug }) => path === sitePaths.helpWith(slug)) ||
  addresses.some(address => address.split('?')[0] === path)

test.each(helpTopics.map(({ slug, load }) => [slug, load] as const))(
  '%s has parts with an id each, and links only to pages of the portal',
  async (_, load) => {
    const { parts } = (await load()).text
    const ids = parts.map(({ id }) => id)
    expect(ids).not.toEqual([])
    expect([...new Set(ids)]).toEqual(ids)
    const links = [...JSON.stringify(parts).matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => path)
    expect(links.filter(path => !isOwn(path))).toEqual([])
  },
)

test('the page about documents has the actual limits, which would bring the rules of uploads along', async () => {
  const text = JSON.stringify((await import('./topics/document-management.ts')).text)
  const { documents, bytes } = documentLimits
  expect(text).toContain(
    `up to ${documents} files as PDF, DOC, DOCX, JPG or PNG, ${bytes / 1_048_576} MB each`,
  )
})
