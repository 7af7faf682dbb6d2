import { tryThreads } from '@portal/language/contact-filter/test/try-threads'

const mostLegible = [0.02, 0, 0, 0.1, 0.1, 0.12, 0, 0.04, 0.02, 0.04, 0, 0.02, 0.1, 0.1]
for (const [index, most] of mostLegible.entries())
  tryThreads(index + 1, most, undefined, `${import.meta.dir}/threads`)
