// Prints how long the contact filter takes for 100 kB of each hostile text; the goal is about 50 ms.

import { filterContactDetails } from '@portal/language/contact-filter/contact-filter'
import { hostileTexts } from '@portal/language/contact-filter/test/hostile-texts'

const length = 100_000
const runs = 7
const aimMs = 50

function medianMs(text: string): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    filterContactDetails(text)
    return performance.now() - start
  })
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

const listing =
  'Bright two-bedroom flat near the park, $2,450/month, 950 sqft, laundry in unit, 5 min to BART. '
const texts = {
  ...hostileTexts,
  'ordinary prose': (size: number) => listing.repeat(Math.ceil(size / listing.length)).slice(0, size),
}

const results = Object.entries(texts).map(([name, write]) => ({ name, ms: medianMs(write(length)) }))
for (const { name, ms } of results.toSorted((one, other) => other.ms - one.ms)) {
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${name}${ms > aimMs ? '  over the aim' : ''}`)
}
