// Which home a repair is for, and whether it was requested before.
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import {
  type Asks,
  askWhich,
  asLabel,
  type Choice,
  meantBy,
  namesOfHome,
  onlyOne,
  type Talk,
} from './which-one.ts'
import { wordsOf } from './words-of.ts'

interface Home {
  propertyId: string
  title: string
  address: string
  city: string
}

const asChoice = (home: Home): Choice => ({
  id: home.propertyId,
  names: namesOfHome(home),
  line: `**${asLabel(home.title)}**, ${asLabel(home.address)}, ${asLabel(home.city)}`,
})

/** Undefined if the person has several homes and has not said which one. */
export const homeMeant = <Own extends Home>(homes: readonly Own[], talk: Talk): Own | undefined => {
  const meant = onlyOne(meantBy(homes.map(asChoice), talk))
  return onlyOne(homes) ?? homes.find(({ propertyId }) => propertyId === meant?.id)
}

const tellingLength = 4
const ordinary = new Set(
  wordsOf(`about again apartment broken does doesn from have home house into just know leaking need needs please problem
    repair request since some something still than that there this today under very want water what when with work working
    works yesterday your`),
)
const tellingWords = (text: string): string[] =>
  wordsOf(text).filter(word => word.length >= tellingLength && !ordinary.has(word))

/** Open requests that can be about the same problem: same category, or a distinctive word that the person used too. */
export const openRequestsLike = (
  requests: readonly MaintenanceRequest[],
  { category, title }: { category: string; title: string },
  home: Home | undefined,
  talk: Talk,
): MaintenanceRequest[] => {
  const talkWords = new Set(tellingWords(`${talk.about} ${title}`))
  return requests.filter(
    request =>
      openStatuses.some(status => status === request.status) &&
      (!home || request.propertyId === home.propertyId) &&
      !talk.ledTo.has(request.id) &&
      ((category !== 'other' && request.category === category) ||
        tellingWords(`${request.title} ${request.description}`).some(word => talkWords.has(word))),
  )
}

const maxLinked = 3
/** So that nobody has to go through them three at a time. */
const maxRemembered = 200

/** Asks which home it is, and links to open requests that can be about the same problem. */
export const askAbout = (
  homes: readonly Home[],
  home: Home | undefined,
  requests: readonly MaintenanceRequest[],
): Asks => {
  const led = requests.slice(0, maxLinked)
  const lines = led.map(({ id, title, property, status }) => {
    const link = `[${asLabel(title)}](${sitePaths.maintenanceRequest(id)})`
    return `- ${asLabel(property.title)}: ${link}, ${status.replaceAll('_', ' ')}`
  })
  const others = requests.length - led.length
  if (others > 0) lines.push(`- ${others} more under [your requests](${sitePaths.maintenanceRequests})`)
  const reported =
    led.length > 0
      ? [
          '**You may have reported this already:**',
          lines.join('\n'),
          `If it’s the same problem, open it there. If it’s something else, tell me${home ? ', and I will fill in a new request. Is it something else?' : '.'}`,
        ]
      : []
  const choices = homes.map(asChoice)
  const which = askWhich(
    { choices, meant: [], all: `You rent ${homes.length} homes:` },
    'Which home is it in?',
  )
  return {
    says: [...reported, ...(home ? [] : [which.says])].join('\n\n'),
    offered: home ? [] : which.offered,
    ledTo: requests.slice(0, maxRemembered).map(({ id }) => id),
  }
}
