// Finds the phrases of spec §5 that ask for contact outside the platform.
import type { Reading, Span } from '../reading/reading.ts'
import { judgeWording, surelyInnocent } from '../wording/judge-wording.ts'
import { sentencesOf } from '../wording/sentences.ts'
import { findChannels } from './find-channels.ts'
import { findWaysOutside } from './find-ways-outside.ts'
import { spellings } from './spellings.ts'

const phrases = spellings(
  [
    'call me',
    'text me',
    'e mail me',
    'contact me (?:directly )?outside',
    'reach out (?:to (?:me|us) )?directly',
    'my web site',
    'my company',
    'outside (?:of )?(?:the|this) platform',
    'off platform',
  ].join('|'),
)

/** Skips a messenger that the text warns about, reports or declines: "No WhatsApp please, I answer only here". */
const isMeantIn = (text: string) => {
  const sentences = sentencesOf(text)
  return ({ start }: Span): boolean => {
    const sentence = sentences.find(({ end }) => start < end)
    return sentence === undefined || judgeWording(text.slice(sentence.start, sentence.end)) > surelyInnocent
  }
}

export function findPhrases({ text }: Reading): Span[] {
  const spelled = [...text.matchAll(phrases)].map(({ 0: phrase, index }) => ({
    start: index,
    end: index + phrase.length,
  }))
  return [...spelled, ...findChannels(text).filter(isMeantIn(text)), ...findWaysOutside(text)]
}
