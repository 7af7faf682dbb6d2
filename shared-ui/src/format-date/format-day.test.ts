import { afterAll, expect, test } from 'bun:test'

const { TZ } = process.env
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test('a day without a time is the same day in every time zone', async () => {
  for (const zone of ['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Pacific/Kiritimati']) {
    process.env.TZ = zone
    const { formatDate } = await import(`./format-date.tsx?${zone}`)
    expect(formatDate('2026-12-01')).toBe('Dec 1, 2026')
  }
})
