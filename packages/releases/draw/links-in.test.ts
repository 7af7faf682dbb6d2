import { expect, test } from 'bun:test'
import * as sitePaths from '@portal/contract/site-paths'
import type { Artifact } from '../artifact.ts'
import { smallArtifact } from '../test/small-artifact.ts'
import { describeRelease } from './describe-release.ts'
import { linksIn } from './links-in.ts'

const linksOf = (script: string): string[] =>
  linksIn(smallArtifact('', {}, { 'files/one.js': script }), ['files/one.js'])

const patterns = Object.values(sitePaths).map((address: string | ((...parts: string[]) => string)) => {
  const made = typeof address === 'function' ? address(...Array(address.length).fill(':id')) : address
  return made.split('?')[0] ?? ''
})

const waysToWrite = (pattern: string): string[] => {
  const [start = '', ...rest] = pattern.split('/:id')
  if (rest.length === 0)
    return [
      `"${start}"`,
      `'${start}'`,
      `\`${start}\``,
      `"${start}?tab=1"`,
      `e=>\`${start}?\${new URLSearchParams({e})}\``,
    ]
  const end = rest.map(part => `/\${e}${part}`).join('')
  return [`e=>\`${start}${end}\``, `let a$="${start}",f=e=>\`\${a$}${end}\``, `e=>\`${start}${end}?\${t}\``]
}

test.each([...new Set(patterns)])(
  'a script that makes %s links to it, whatever its manifest says',
  pattern => {
    const [start = ''] = pattern.split('/:id')
    for (const script of waysToWrite(pattern)) {
      const links = linksOf(`const x = ${script};`.replace('const x = let', 'let'))
      expect(links).toContain(pattern)
      expect(links.filter(link => link !== pattern && link !== start)).toEqual([])
    }
  },
)

test('what only looks like an address is no link', () => {
  expect(
    linksOf('fetch("/api/saved"); const text = "see /saved, /help/"; const more = "/saved-searches"'),
  ).toEqual([])
})

test.each([[[]], [['/saved', '/inquiries']]])(
  'a release has the links of its scripts, if its manifest says %p',
  async links => {
    const files = { 'files/one.js': 'to("/saved")', 'remote-entry.js': '' }
    const listed = Object.fromEntries(Object.keys(files).map(file => [file, '']))
    const portal: Partial<Artifact['portal']> & { links: string[] } = { files: listed, links }
    const folder = smallArtifact('export const pages = []', portal, files)
    expect((await describeRelease(folder)).release.links).toEqual(['/saved'])
  },
)
