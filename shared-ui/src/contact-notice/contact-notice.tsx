// Says what the contact filter does to a text as it is typed, and how it will read (spec §5, §8).
import { styled } from 'styled-components'
import type { Inspection } from '../inspection/inspection.tsx'
import { Notice } from '../notice/notice.tsx'
import { color, radius, space } from '../tokens/tokens.tsx'

interface ContactNoticeProps<Name extends string> {
  inspection: Inspection<Name>
  /** The name of each text, if there are several. */
  labels?: Partial<Record<Name, string>>
}

/** Draws nothing for clean texts. Put it next to the words that it is about. */
export function ContactNotice<Name extends string>({ inspection, labels = {} }: ContactNoticeProps<Name>) {
  const { outcome, message, found, texts } = inspection
  if (outcome === 'clean') return null
  const isBlocked = outcome === 'blocked'
  const names = Object.keys(texts) as Name[] // the names of the checked texts
  const changed = names.flatMap(name => {
    const pieces = excerptOf(texts[name])
    return pieces.length > 0 ? [{ name, label: labels[name] ?? 'It will read', pieces }] : []
  })
  return (
    <Notice
      tone={isBlocked ? 'danger' : 'warning'}
      title={isBlocked ? 'Content Blocked' : 'Content Filtered'}
      live
    >
      {message}
      <p>Found: {found.map(words => `“${words}”`).join(', ')}</p>
      {!isBlocked &&
        changed.map(({ name, label, pieces }) => (
          <Reading key={name}>
            {label}: {pieces.map(({ at, words, isMark }) => (isMark ? <mark key={at}>{words}</mark> : words))}
          </Reading>
        ))}
    </Notice>
  )
}

interface Piece {
  at: number
  words: string
  isMark: boolean
}

const marks = /(\[(?:EMAIL|PHONE|WEBSITE|SOCIAL MEDIA) REMOVED\])/
/** Characters on each side of a mark. */
const around = 60

/** Nothing if there is no mark. */
const excerptOf = (text: string): Piece[] => {
  const pieces = text.split(marks)
  if (pieces.length === 1) return []
  return pieces.map((words, at) => {
    if (at % 2 === 1) return { at, words, isMark: true }
    const isFirst = at === 0
    const isLast = at === pieces.length - 1
    const most = isFirst || isLast ? around : 2 * around
    if (words.length <= most) return { at, words, isMark: false }
    const start = isFirst ? '' : words.slice(0, around)
    const end = isLast ? '' : words.slice(-around)
    return { at, words: `${start}…${end}`, isMark: false }
  })
}

const Reading = styled.p`
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  & > mark {
    padding: 0 ${space[1]};
    border-radius: ${radius.sm};
    background: ${color.raised};
    color: ${color.text};
    white-space: nowrap;
  }
`
