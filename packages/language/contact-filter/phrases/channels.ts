// Messengers that spec §5 names, each with what the same word means in ordinary prose.
import { spellings } from './spellings.ts'

export type Channel = {
  readonly name: RegExp
  /** Words right before or after that show that the word does not mean the messenger. */
  readonly ordinaryBefore: RegExp
  readonly ordinaryAfter: RegExp
  /** Whether the word counts except in its ordinary uses, or only if it is used as a channel. */
  readonly countsByItself: boolean
}

const after = (...words: string[]) => new RegExp(`^(?:${words.join('|')})`, 'u')
const offices = "(?:'s|s')? (?:hq|headquarters?|offices?|campus|employees?|building|tower|engineers?)\\b"
/** "I was scammed over …" */
const warned = /\bscam(?:med|mer|mers|s)?(?: [a-z]+)? (?:over|on|via|through|by|from) $/
const streets =
  ' (?:ave|avenue|st|street|road|rd|hill|hills|court|ct|lane|ln|drive|dr|way(?! (?:easier|better|faster|quicker|more|is|to|for))|place|pl|boulevard|blvd|square|sq|terrace|circle|cir|loop|trail|alley|plaza|parkway|heights|park|gardens?|building|bldg|tower|house|hall|lofts?|apartments?|residences?|village|point|mountain|peak|and gazette|newspaper)\\b(?! (?:to|for) (?:chat|talk|reach|contact|message|text))'

export const channels: readonly Channel[] = [
  {
    name: spellings("wh?at'?s app?|wass?app?"),
    ordinaryBefore: new RegExp(`\\binto (?:the |their |his |her )?$|${warned.source}`),
    ordinaryAfter: after(
      offices,
      streets,
      '-(?:is|free|only)-',
      '@\\p{L}+-',
      ' with me (?:night|day|all|every|about|since|while)',
    ),
    countsByItself: true,
  },
  {
    name: spellings('tele gram'),
    ordinaryBefore: new RegExp(`(?:press-|\\b(?:worcester|old|daily|evening) )$|${warned.source}`),
    ordinaryAfter: after(offices, streets),
    countsByItself: true,
  },
  {
    name: spellings('skype'),
    ordinaryBefore: /\bfor (?:[a-z]+ (?:or|and|&) )?$/,
    ordinaryAfter: after(
      offices,
      streets,
      '[ -](?:ready|calls|interviews|sessions|meetings|for business)\\b',
    ),
    countsByItself: true,
  },
  {
    name: spellings('zoom meetings?'),
    ordinaryBefore: /\b(?:for|during|your|every|any|each|daily|weekly|occasional|quiet) (?:[a-z]+ )?$/,
    ordinaryAfter: after('[ -](?:rooms?|space|area|corner|setup|nook|background|spot)\\b'),
    countsByItself: true,
  },
  {
    name: spellings('discord'),
    ordinaryBefore: /\b(?:no|any|without|of|sow|marital|family|avoid|some) $/,
    ordinaryAfter: after(offices, streets, ' (?:between|among|in|with)\\b'),
    countsByItself: false,
  },
  {
    name: spellings('signal'),
    ordinaryBefore:
      /\b(?:cell(?:ular)?|traffic|phone|mobile|wi-?fi|strong(?:er)?|weak|good|great|poor|bad|no|full|excellent|best|clear|reliable|solid|[345]g|lte|tv|radio|turn|stop|crossing|crosswalk|pedestrian|walk|gps|rail(?:road|way)?|bus|smoke|alarm|warning|bluetooth|wireless|internet|antenna|hdmi|data|satellite|t-mobile|verizon|at&t|at)[ -]$/,
    ordinaryAfter: after(
      "'s|s\\b|ed\\b",
      streets,
      '[ -](?:hill|street|mtn|butte|box|lights?|strength|bars|boost(?:er)?s?|coverage|corner|reception|quality|timing)\\b',
      '[ -](?:is|was|processing|controlled|iduna)\\b',
      '\\?$',
    ),
    countsByItself: false,
  },
]
