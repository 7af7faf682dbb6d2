import { expect, test } from 'bun:test'
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
