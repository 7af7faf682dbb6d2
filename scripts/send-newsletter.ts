// `npm run newsletter -- FILE.md [--dry-run]`: mails a newsletter to every confirmed address, once, even while the portal runs.
import { readFileSync } from 'node:fs'
import { sendNewsletter } from '@portal/api/send-newsletter'
import { runOnDatabase } from './run-on-database.ts'

const dryRun = '--dry-run'

await runOnDatabase((words, { isProduction, smtpUrl }) => {
  const [file, ...more] = words.filter(word => word !== dryRun)
  if (!file || more.length > 0) throw new Error(`Usage: npm run newsletter -- FILE.md [${dryRun}]`)
  if (isProduction && !smtpUrl)
    throw new Error('This portal sends no mail: set SMTP_URL to the address of a mail server.')
  return { markdown: readFile(file), isDryRun: words.includes(dryRun) }
}, sendNewsletter)

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} cannot be read.`)
  }
}
