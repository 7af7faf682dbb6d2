// The names of networks, and of chats that are phrases of spec §5 by themselves.
import { leet } from '../phrases/spellings.ts'

/** Names that only mean the network. */
const nicknames = [
  `ig|fb|snap|tg|yt|wechat|we ?chat|weixin|wx|kakao(?: ?talk)?|line id|kik|viber|zalo|vk|bluesky|bsky|mastodon|venmo`,
  `cash ?app|onlyfans|linktree|${leet('insta')}|(?:the|da|my|our|his|her|their) '?gram|(?:the )?book of faces|the bird app|the clock app`,
  `tt(?= ?[:=@])|line(?= ?: ?@?[a-z_.]*[\\d_])`,
].join('|')
/** Also names of employers and neighbors: "near Facebook". */
const companies = [
  `${leet('instagram')}|insta gram|${leet('facebook')}|face book|fbook|messenger|twitter|tik[ -]?tok|${leet('snapchat')}`,
  'snap chat|pay ?pal|linked ?in|you ?tube|pinterest|reddit|twitch|tumblr|threads|nextdoor|google chat|hangouts',
].join('|')
const chats = 'whats ?app|telegram|discord|skype'

const names = new RegExp(`\\b(?:(${nicknames})|(${companies})|(${chats})|(line|x)|signal|the book)\\b`, 'g')

export type Network = {
  readonly start: number
  readonly end: number
  /** A chat is a detail of its own, so only the account counts as social. */
  readonly isChat: boolean
  readonly isNickname: boolean
  /** "signal", "line", "x" and "the book" usually mean something else. */
  readonly isEverydayWord: boolean
  /** "line" and "x" count as networks only next to a clear account name. */
  readonly needsClearName: boolean
}

export const findNetworks = (text: string): Network[] =>
  [...text.matchAll(names)].map(({ 0: written, 1: nickname, 2: company, 3: chat, 4: hardly, index }) => ({
    start: index,
    end: index + written.length,
    isChat: nickname === undefined && company === undefined && hardly === undefined && written !== 'the book',
    isNickname: nickname !== undefined,
    isEverydayWord: nickname === undefined && company === undefined && chat === undefined,
    needsClearName: hardly !== undefined,
  }))
