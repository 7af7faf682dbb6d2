import { describe, expect, test } from 'bun:test'
import { drawPicture } from './draw-picture.ts'
import { picturePath, readPicturePath } from './picture-path.ts'

const draw = (propertyType: string, seed: string) => drawPicture({ propertyType, seed })

describe.each(['house', 'apartment', 'condo', 'office'])('the picture of a %s', type => {
  test('is the same for the same seed', () => {
    expect(draw(type, 'a')).toBe(draw(type, 'a'))
  })

  test('has other colors for most other seeds', () => {
    const pictures = new Set(Array.from({ length: 40 }, (_, seed) => draw(type, `home ${seed}`)))
    expect(pictures.size).toBeGreaterThan(25)
  })

  test('has a color for every path', () => {
    for (let seed = 0; seed < 40; seed++) {
      const fills = [...draw(type, `home ${seed}`).matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill)
      expect(fills.filter(fill => !/^(#[0-9a-f]{3,6}|url\(#\w+\))$/.test(fill ?? ''))).toEqual([])
    }
  })
})

test('an unknown type is drawn as a house', () => {
  expect(draw('castle', 'a')).toContain('<path')
})

test('none of the input is in the picture as text', () => {
  expect(draw('<script>', '</style><script>')).not.toContain('script')
})

test.each([
  { propertyType: 'house', seed: '0190a000-0000-7000-8000-000000000001' },
  { propertyType: 'a/b', seed: '../%2e?#<é>' },
])('$propertyType/$seed survives its address', subject => {
  const { pathname, search, hash } = new URL(picturePath(subject), 'http://portal.test')
  expect(readPicturePath(pathname)).toEqual(subject)
  expect(search + hash).toBe('')
})

test.each([
  '/pictures/house',
  '/pictures/house/a',
  '/pictures//a.svg',
  '/pictures/house/%E0.svg',
  '/pictures/house/a.svg/b.svg',
  `/pictures/house/${'a'.repeat(100)}.svg`,
  '/search',
])('%s is no picture’s address', path => {
  expect(readPicturePath(path)).toBeUndefined()
})
