// `npm run admin:grant -- EMAIL`: makes the person with this email address an administrator, even while the portal runs.
import { grantAdmin } from '@portal/api/grant-admin'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(([email, ...more]) => {
  if (!email || more.length > 0) throw new Error('Usage: npm run admin:grant -- EMAIL')
  return email
}, grantAdmin)
