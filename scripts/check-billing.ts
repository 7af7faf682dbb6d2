// `npm run billing:check`: says before the first sale what does not fit: keys, prices, webhook, billing portal.
import { checkBilling } from '@portal/api/check-billing'
import { readEnv } from '@portal/api/env'
import { hideProcess } from '@portal/server/hide-process'
import { readVariables } from '@portal/server/read-variables'

try {
  hideProcess()
  const misfits = await checkBilling(readEnv(await readVariables()))
  console.log(misfits.length > 0 ? misfits.join('\n') : 'Keys, prices, webhook and billing portal fit.')
  process.exit(misfits.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
