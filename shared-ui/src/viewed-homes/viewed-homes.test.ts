import { afterEach, expect, test } from 'bun:test'
import { forgetViewedHome, forgetViewedHomes, noteViewedHome, readViewedHomes } from './viewed-homes.tsx'

afterEach(() => localStorage.clear())

test('the last twelve homes are remembered, each once, the latest first', () => {
  for (let home = 1; home <= 14; home += 1) noteViewedHome(`home ${home}`)
  noteViewedHome('home 5')
  expect(readViewedHomes().slice(0, 3)).toEqual(['home 5', 'home 14', 'home 13'])
  expect(readViewedHomes()).toHaveLength(12)
  forgetViewedHome('home 14')
  expect(readViewedHomes().slice(0, 2)).toEqual(['home 5', 'home 13'])
  forgetViewedHomes()
  expect(readViewedHomes()).toEqual([])
})

test('anything but a list of homes counts as none', () => {
  for (const stored of ['{', '"home"', '{"length":3}', 'null']) {
    localStorage.setItem('rental-portal:viewed', stored)
    expect(readViewedHomes()).toEqual([])
  }
  localStorage.setItem('rental-portal:viewed', '[1,"home 1",null]')
  expect(readViewedHomes()).toEqual(['home 1'])
})
