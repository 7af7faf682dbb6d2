// Catches broken stories: each is drawn in a document, and as the server would draw it.
import { describe, expect, test } from 'bun:test'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { findFoldersWithoutStories, readStories } from './read-stories.ts'

/**
 * They draw nothing themselves: numbers as words, positions of floating elements, the page's font, style and nonce, error boundaries, code
 * that loads on demand, the seam to the shell. The map needs a document as soon as it is imported.
 */
const withoutStories = [
  'boundary',
  'draft',
  'drop-place',
  'format-date',
  'format-money',
  'free-place',
  'global-style',
  'icon-tooltips',
  'inspection',
  'local-moment',
  'menu-on-demand',
  'native-frame',
  'photo-sources',
  'platform',
  'read-number',
  'readers-zone',
  'scroll-to-middle',
  'slow',
  'street-map',
  'style-nonce',
  'use-is-near',
  'use-matches-media',
  'viewed-homes',
]

test('every component has stories', async () => {
  expect(await findFoldersWithoutStories()).toEqual(withoutStories)
})

for (const { title, components } of await readStories()) {
  describe(title, () => {
    test.each(components)('the story %s renders in a document and on the server', async (_name, Story) => {
      await act(async () => render(<Story />))
      expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1)
      expect(() => renderToString(<Story />)).not.toThrow()
    })
  })
}
