// `npm run admin:factor -- EMAIL`: turns two-step sign-in off for a person who lost their phone and their recovery codes.
import { turnOffFactor } from '@portal/api/turn-off-factor'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(([email, ...more]) => {
  if (!email || more.length > 0) throw new Error('Usage: npm run admin:factor -- EMAIL')
  return email
}, turnOffFactor)
