import { expect, test } from 'bun:test'
import { findChromium, firstWorking } from './find-chromium.ts'

test('the program that CHROMIUM names comes before all others', async () => {
  const before = process.env.CHROMIUM
  process.env.CHROMIUM = process.execPath // any program that prints its version
  expect(await findChromium()).toBe(process.execPath)
  if (before === undefined) delete process.env.CHROMIUM
  else process.env.CHROMIUM = before
})

test('a program that does not exist or does not run is skipped', async () => {
  expect(await firstWorking([null, '/nowhere/chromium', '/etc/passwd', process.execPath])).toBe(
    process.execPath,
  )
  expect(await firstWorking([undefined, '/nowhere/chromium'])).toBeUndefined()
})
