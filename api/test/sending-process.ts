// Sends waiting mails with the given mail server until it is killed.
import { openMail } from '../src/open-mail.ts'
import { readEnv } from '../src/platform/env.ts'
import { startJobs } from '../src/start-jobs.ts'

const [url = '', smtpUrl = ''] = process.argv.slice(2)
await startJobs(url, { mail: openMail(readEnv({}), smtpUrl, ['a key of this process alone']) })
console.log('sending')
