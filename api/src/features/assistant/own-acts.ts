// No tool changes or sends anything, so an answer that says it did is wrong: people do it themselves, on the page for it.
import * as sitePaths from '@portal/contract/site-paths'

const sharing = `[Sharing](${sitePaths.sharing})`

const request =
  /^\W*(?:(?:hi|hello|hey|please|ok|now|can you|could you|would you|i want (?:you )?to|i(?:'d| would) like (?:you )?to|i need (?:you )?to|help me),?\s+){0,4}/
const ending =
  '(?:stop|end|quit|cancel|revoke|withdraw|undo|turn off|take back|remove|do not|don.t|no longer)'
const stopSharing = new RegExp(`${request.source}${ending}\\b.{0,40}\\b(?:shar(?:e|ing)|my consent)\\b`, 'i')

/** Where a person stops sharing; undefined unless they ask the assistant to do it. */
export const whereToStopSharing = (message: string): string | undefined =>
  stopSharing.test(message.slice(0, 400))
    ? `I can’t change what you share, so nothing has changed. Open ${sharing}, find the person, and select “Stop sharing”.`
    : undefined

const acts =
  'sent|stopped|ended|turned (?:on|off)|removed|revoked|cancell?ed|changed|updated|deleted|accepted|declined|rejected|approved|booked|scheduled|submitted|withdr(?:ew|awn)|saved|paid|disabled|enabled|shared|unshared|posted|published|signed|closed|notified|reported|requested|applied|renewed|upgraded|downgraded|archived'
const soon = '(?:(?:just|now|already|also|successfully|gone ahead and)\\s+)*'
const claim = new RegExp(
  [
    `\\bI(?:['’]ve|\\s+have)?\\s+${soon}(?:${acts})\\b`,
    `\\b(?:now|successfully)\\s+(?:been\\s+)?(?:${acts})\\b`,
    `\\bbeen\\s+successfully\\s+(?:${acts})\\b`,
    '\\bno longer (?:being )?shar(?:ed|ing)\\b',
    '^[^\\w\\n]*(?:done|all (?:set|done)|consider it done)\\b',
  ].join('|'),
  'im',
)
/** Other people's words. */
const quoted = /[“"][^“”"\n]*[”"]/g

/** Whether an answer says, in English, that it did something. */
export const claimsAct = (answer: string): boolean => claim.test(answer.replace(quoted, ''))

/** Follows an answer that claims to have done something. */
export const nothingDone = (answer: string): string =>
  `I haven’t changed or sent anything: I can only look things up and fill in forms, which you send yourself.${/\bshar(?:e|ing)/i.test(answer) ? ` You can change what you share under ${sharing}.` : ''}`
