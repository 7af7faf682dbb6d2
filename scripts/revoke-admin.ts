// `npm run admin:revoke -- EMAIL`: makes the person with this email address an administrator no longer, even while the portal runs.
import { revokeAdmin } from '@portal/api/grant-admin'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(([email, ...more]) => {
  if (!email || more.length > 0) throw new Error('Usage: npm run admin:revoke -- EMAIL')
  return email
}, revokeAdmin)
