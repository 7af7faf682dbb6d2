// The names of networks, and what tells an unmarked account name ("sunnyhomessf") from ordinary words ("IG
// followers").
import { leet } from '../phrases/find-channels.ts'
import { isCapital, type Reading, type Span, startsWith } from '../reading/reading.ts'

const nicknames = [
  `ig|fb|snap|tg|yt|wechat|we ?chat|weixin|wx|kakao(?: ?talk)?|line id|kik|viber|zalo|vk|bluesky|bsky|mastodon|venmo`,
  `cash ?app|onlyfans|linktree|${leet('insta')}|(?:the|da|my|our|his|her|their) '?gram|(?:the )?book of faces|the bird app|the clock app`,
  `tt(?= ?[:=@])|line(?= ?: ?@?[a-z_.]*[\\d_])`,
].join('|')
/** Also names of employers and neighbors: "near Facebook". */
const companies = [
  `${leet('instagram')}|insta gram|${leet('facebook')}|face book|fbook|(?<!(?:in-?app|built-in|own|(?:app|platform|portal|site)(?:'s)?) )messenger|twitter|tik[ -]?tok|${leet('snapchat')}`,
  'snap chat|pay ?pal|linked ?in|you ?tube|pinterest|reddit|twitch|tumblr|threads|nextdoor|google chat|hangouts',
].join('|')
const chats = 'whats ?app|telegram|discord|skype'

const names = new RegExp(`\\b(?:(${nicknames})|(${companies})|(${chats})|(line|x)|signal|the book)\\b`, 'g')

export type Network = {
  readonly start: number
  readonly end: number
  readonly isChat: boolean // a chat is a detail of its own, so only the account counts as social
  readonly isNickname: boolean
  readonly isEverydayWord: boolean // "signal", "line", "x" and "the book" usually mean something else
  readonly needsClearName: boolean // "line" and "x" count as networks only next to a clear account name
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

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const companions = words(`
  a an the this that these those it its there here what which who where when while how why if so as at by for from in into of off
  on onto or and but nor over to up down out with without via per than then too also only just not no yes all any both each every
  everyone everything everybody anybody anyone anything someone something nobody nothing
  some most more much many few less least other another such same own very really still even again ever never always often
  usually already soon now today tonight tomorrow yesterday daily weekly later before after since until because though although
  is are was were be been being am do does did done doing has have had having can could will would shall should may might must
  i me my mine we us our ours you your yours he him his she her hers they them their theirs
  account accounts accepted ad ads advert advertisement advertising afterwards algorithm app apps audience awards background ban banned
  blew boost bot bots box branding business businesses buy caption captions campus card cards channel channels chat chats check checks
  comment comments community content creator creators crowd culture deal deals dm dms download downloads drama employee employees
  engineers era fam fame famous fan fans feed feeds filter filters folks followers following friend friendly friends generation
  girls group groups handle hall handles headquarters hq house id ids image images inbox influencer influencers instead integration kids
  like likes link links listing listings live login logo looks lover lovers made makes marketing marketplace meme memes mentions
  message messages messenger moment moments name names needed network news notification notifications number numbers office
  offices old one ones optional or pages page parents parties party pay payment payments people photo photos pic pics picture
  pictures post posts posting presence preferred profile profiles ready receipt receipts reel reels required request requests
  review reviews room scam scams scammer scammers screenshot screenshots scene seller sellers shoot shop shots shuttle shuttles
  sign spam spot spots staff star stars stickers stop stops store stories story style tag tags team teens teenagers thread
  threads tower transfer transfers trend trends user users vibe vibes video videos views walls war wars week welcome worker
  workers works worthy worked went login says said shows showed seems feels helps gets goes comes keeps charges takes took
  paid pays sent sends sending using used use uses allowed available possible private public new work working fine ok okay
  great good best better easier easy fast faster quick handy nice soon well below above seen follows usual right left center
  home homes rent rental rentals apartment apartments building buildings unit units flat flats condo condos house houses
  property properties street avenue campus village park tours tour addict addicts obsessed savvy free photographers photographer
  youtube linkedin tiktok facebook instagram snapchat wechat whatsapp paypal cashapp facetime imessage telegram discord messenger twitter reddit
  pinterest google iphone iphones ipad macbook airpods airplay airtag playstation homekit smartthings ebay doordash fedex airbnb
  password passwords privacy settings setting policy support help service services address code codes market markets`)

/** Word endings that people do not choose for an account. */
const ordinaryEnding =
  /(?:ing|ings|ed|ions?|ments?|ers|ors|ly|ables?|ness|ity|ities|ances?|ences?|ous|ives?|isms?|ists?|ies|ees|ful|less|ships?|able|ible|ward|wards|where|thing|body|times?|ways?|phones?|worthy|friendly)$/

/** Several words run together, as rental businesses name themselves: "sunnyhomessf", "bayrentals", "keysbymaria". */
const glued =
  /^(?=[\p{L}]{7,40}$)(?:[\p{L}]{2,}(?:homes?|houses?|housing|rents?|rentals?|flats?|apts?|lofts?|rooms?|stays?|living|realty|realtor|estates?|propert(?:y|ies)|casas?|keys|nest|condos?|places?|lets|lettings|leasing|mgmt|official|landlord|tenant|agent|renter|hunter|hunting)[\p{L}]{0,8}|[\p{L}]{3,}the[\p{L}]{4,}|(?:homes?|rent|rentals|flats?|apts?|lofts?|keys|casas?|real|iam|hey|call|ask|mr|mrs|miss)[\p{L}]{5,})$/u
const notGlued =
  /^(?:marketplaces?|workplaces?|fireplaces?|parents?|grandparents?|different|currents?|currently|apparent|apparently|transparent|classrooms?|bedrooms?|bathrooms?|mushrooms?|showrooms?|restrooms?|warehouses?|greenhouses?|townhouses?|farmhouses?|penthouses?|households?|themselves|therefore|themes?|theaters?|theatres?|itself|important|realized?|really|realtors?|realistic|calling|callbacks?|miss(?:es|ed|ing|ions?|ive|iles?|outs?)|imm?\p{L}*ly|monkeys|turkeys|honest\p{L}*|outlets|toilets|wallets|tablets|bracelets|inhabitants?|homeowners?|homemade|hometown|homework|rentable|keyboards?|earnest|torrents?|ingredients?|clothes\p{L}*|hypothe\p{L}*|parenthe\p{L}*|subtenants?|cotenants?)$/u
const shownEnd =
  /^(?:\s*$|[\n,;:!?)"/|]|\.(?:\s|$)|\s(?:-|if|for|to|and|or|when|anytime|so|instead|there|thanks|thank|is|works|has|please|pls|because|as|with|about|any|i|we|you|the)(?![\p{L}\p{N}]))/u

const name = /[\p{L}_][\p{L}\p{N}_.-]{2,39}/uy
const sign = /[\p{L}\p{N}][_.]?[\p{N}_]|[\p{L}\p{N}]\.[\p{L}\p{N}]|^_/u

export type AccountName = Span & {
  /** Contains a sign, a digit or an inner capital, or is several words in one. */
  readonly isInvented: boolean
  readonly isUnmistakable: boolean // so clearly invented that it cannot even be a rare word
  readonly isProper: boolean // starts with a capital, as people's and businesses' names do
  readonly endsClause: boolean // the next word does not continue it as a sentence
  readonly length: number
}

function innerCapitals(reading: Reading, start: number, end: number): number {
  let count = 0
  for (let index = start + 1; index < end; index += 1)
    if (isCapital(reading, index) && !isCapital(reading, index - 1)) count += 1
  return count
}

/** Null for the words of a sentence. */
export function readAccountName(reading: Reading, start: number): AccountName | null {
  const { text } = reading
  name.lastIndex = start
  const written = name.exec(text)?.[0].replace(/[.-]+$/, '')
  if (written === undefined || written.length < 3 || companions.has(written)) return null
  if (companions.has(written.split('-')[0] ?? '')) return null
  const end = start + written.length
  const isGlued = glued.test(written) && !notGlued.test(written)
  const isLong =
    written.length > 11 &&
    /^\p{L}+$/u.test(written) &&
    !/(?:ical|ally|ism|ary|ics|ial|ual|ate|ize|ized|hood|dom)s?$/u.test(written)
  const isSigned = sign.test(written) && !/^\p{L}+\.\p{L}{1,2}$/u.test(written.replace(/-.*/, ''))
  const capitals = innerCapitals(reading, start, end)
  const isOrdinary = ordinaryEnding.test(written)
  const isInvented = isSigned || isGlued || (isLong && !isOrdinary) || capitals > 0
  if (!isInvented && isOrdinary) return null
  return {
    start,
    end,
    isInvented,
    isUnmistakable:
      (isSigned &&
        /\p{L}{3}/u.test(written) &&
        !/^(?:wi-?fi|covid|mp3|h2o|e-?\p{L}+|\p{L}-\d)/u.test(written)) ||
      isGlued ||
      capitals > 1 ||
      (isLong && !isOrdinary && !isCapital(reading, start)),
    isProper: isCapital(reading, start),
    endsClause: startsWith(text, end, shownEnd),
    length: written.length,
  }
}
