// A tool that reads: its answer is what it found, or those of it that are meant.
import { isRecord } from '@portal/contract/values/json'
import { describe, numbered } from './describe.ts'
import { alike, pick, pointing } from './pick.ts'
import { type Fields, itemsOf, matches, type Row } from './row.ts'

/** Whether a question is about this one: “unread”, “vacant”, “open” leave the others out. */
const isAbout = ({ isAvailable, isRead, rentDueDay, status = 'open' }: Fields, text: string): boolean =>
  !(isAvailable === false && matches('vacan*, available, empty', text)) &&
  !(isRead === true && matches('unread, new', text)) &&
  !(rentDueDay !== undefined && /ed$|drawn/.test(String(status)) && matches('rent, pay*, current*', text)) &&
  (/pending|open|submitted|acknowledged|review|progress|offered/.test(String(status)) ||
    !matches("unanswered, not (yet )?answered, haven't, open, pending, waiting, urgent", text))

const subject = 'title propertyTitle property other tenant landlord city neighborhood'

const adding = 'total, sum, altogether, add up, how much … (all|every|com(es|ing) in|collect*)'

interface Reading extends Partial<Row> {
  tells?: string
  at?: (id: string, isLandlord: boolean) => string
  none?: string
  /** Said below what it found. */
  after?: string
}

export const reads = (words: string, { tells, at, none, after, ...row }: Reading = {}): Row => ({
  line: (results, turn) => {
    const { text, isLandlord } = turn
    const items = results.flatMap(itemsOf)
    const isOne = !row.picks && matches(pointing, text)
    const picked = isOne ? pick(turn, items, subject) : []
    if (isOne && picked.length === 0) return ''
    const meant = isOne ? picked : alike(text, items, subject).filter(item => isAbout(item, text))
    const pathOf = ({ id }: Fields) => (id ? at?.(String(id), isLandlord) : undefined)
    const lines = meant.map(item => describe(item, picked.length === 1 ? undefined : tells, pathOf(item)))
    const [only] = results
    if (items.length === 0 && isRecord(only) && only.total !== 0) return describe(only)
    const note = matches(adding, text) ? 'I do not add figures up.' : (after ?? '')
    return `${numbered(lines) || (none ?? 'There is nothing like that.')}\n\n${note}`.trim()
  },
  ...row,
  words,
})
