import { describe, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { growthOf, linear } from '@portal/server/test/growth'
import { hostileUnits } from '../test/hostile-bodies.ts'
import { openTestApp } from '../test/test-app.ts'

/** Bun reads no more for all headers, including the address. */
const maxBytes = 16_000

const { app } = await openTestApp()
const { path } = propertyEndpoints.search

const headerUnits = [
  '=',
  ';',
  '; ',
  'a=;',
  'session=',
  'session=;',
  '"',
  ',',
  ', ',
  ' ',
  '%',
  '1.',
  '::',
  'a/',
]
const addressUnits = [
  '&',
  '&a',
  '&a=',
  '&city=',
  '&city=,',
  ',',
  '%2C',
  '%',
  '%00',
  '+',
  '//',
  '../',
  '%2e%2e/',
  ':',
  ';',
]
const units = [...new Set([...hostileUnits.map(encodeURIComponent), ...addressUnits])]

const fill = (unit: string, share: number): string => unit.repeat((share * maxBytes) / unit.length)

const expectQuick = async (make: (share: number) => Request): Promise<void> => {
  const growth = await growthOf(async share => {
    const { status } = await app.handle(make(share))
    expect(status).toBeLessThan(500)
  })
  expect(growth).toBeLessThanOrEqual(linear)
}

describe('the server is never slow, even at the largest size that it reads, with', () => {
  test.each(units)('an address full of %p', async unit => {
    await expectQuick(share => new Request(`http://localhost${path}?a${fill(unit, share)}`))
    await expectQuick(share => new Request(`http://localhost${path}?city=${fill(unit, share)}`))
    await expectQuick(share => new Request(`http://localhost${path}/${fill(unit, share)}`))
  })

  test.each(['cookie', 'x-forwarded-for', 'user-agent', 'content-type', 'origin', 'sec-fetch-site'])(
    'a header %s',
    async name => {
      for (const unit of headerUnits)
        for (const method of ['GET', 'POST'])
          await expectQuick(share => {
            const headers = { 'content-type': 'application/json', [name]: `a${fill(unit, share)}a` }
            return new Request(`http://localhost${path}`, {
              method,
              headers,
              ...(method === 'POST' && { body: '{}' }),
            })
          })
    },
  )
})
