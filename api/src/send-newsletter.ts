import { type Issue, readIssue } from './features/newsletter/read-issue.ts'
import { countIssue, type IssueCounts, sendIssue } from './features/newsletter/send-issue.ts'
import { openDatabase } from './platform/database/database.ts'

interface Newsletter {
  /** Its first line is the title. */
  markdown: string
  isDryRun: boolean
}

/** Even while the portal runs; returns what the operator reads. Throws an Error of one sentence. */
export const sendNewsletter = async (
  databaseUrl: string,
  { markdown, isDryRun }: Newsletter,
): Promise<string> => {
  const issue = readIssue(markdown)
  const { database, close } = openDatabase(databaseUrl, { connections: 1 })
  try {
    return isDryRun
      ? `${previewOf(issue)}\n\n${inWords('Would be sent', await countIssue(database, issue))}`
      : `${inWords('Sent', await sendIssue(database, issue))} The portal mails them in the background, account mail first.`
  } finally {
    await close()
  }
}

const previewOf = ({ subject, text }: Issue): string => `${subject}\n\n${text}`

const inWords = (verb: string, { due, had, unconfirmed }: IssueCounts): string =>
  `${verb} to: ${due}. Had it before: ${had}. Not confirmed, so not sent to: ${unconfirmed}.`
