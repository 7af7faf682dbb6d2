// `npm run admin:confirm -- EMAIL`: confirms this email address of a person, for a portal that sends no mail.
import { confirmAddress } from '@portal/api/confirm-address'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(([email, ...more]) => {
  if (!email || more.length > 0) throw new Error('Usage: npm run admin:confirm -- EMAIL')
  return email
}, confirmAddress)
