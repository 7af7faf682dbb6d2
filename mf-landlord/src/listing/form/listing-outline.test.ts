import { expect, test } from 'bun:test'
import { emptyListing } from './listing-form.ts'
import { outlineOf, sectionIds } from './listing-outline.ts'

const photosOf = (images: string[]) =>
  outlineOf({ ...emptyListing(), images }, {}, new Set(sectionIds)).find(({ id }) => id === 'photos')?.state

test('photos are done once there is one', () => {
  expect(photosOf([])).toBe('open')
  expect(photosOf(['/api/photos/1'])).toBe('done')
})
