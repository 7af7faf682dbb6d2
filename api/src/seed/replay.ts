// Turns what the demonstration's people did about homes into the rows that their calls would have left.
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { threadMessages, threadReads, threads } from '../schema/threads.ts'
import { openApplications } from './applications.ts'
import { openInquiries } from './inquiries.ts'
import { idAt } from './moment.ts'
import type { People } from './people.ts'
import { idOfStep, type Noted, type Parties, type Step } from './steps.ts'
import { openTenancies } from './tenancies.ts'

/** All that a tenant and a landlord did about a home, in order. */
export interface Dealing {
  /** A first name. */
  tenant: string
  /** Its number in `listings.ts`. */
  home: number
  /** They spoke of another home of that landlord, which was called this, and was deleted since. */
  goneTitle?: string
  closedBy?: TenancySide
  steps: readonly Step[]
}

interface World {
  people: People
  homes: readonly Parties['home'][]
}

/** Replays all dealings, and returns the rows of each table. */
export const replay = (dealings: readonly Dealing[], world: World) => {
  const all = dealings.map((dealing, number) => replayOne(dealing, partiesOf(dealing, number, world)))
  return {
    threads: all.flatMap(({ thread }) => thread),
    messages: all.flatMap(({ messages }) => messages),
    reads: all.flatMap(({ reads }) => reads),
    inquiries: all.flatMap(({ inquiries }) => inquiries),
    applications: all.flatMap(({ applications }) => applications),
    consents: all.flatMap(({ consents }) => consents),
    tenancies: all.flatMap(({ tenancies }) => tenancies),
    ratings: all.flatMap(({ ratings }) => ratings),
  }
}

const partiesOf = (dealing: Dealing, number: number, { people, homes }: World): Parties => {
  const tenant = people.tenantCalled(dealing.tenant)
  const home = homes[dealing.home]
  if (!home) throw new Error(`The demonstration has no home ${dealing.home}`)
  const profile = people.profiles.find(({ userId }) => userId === tenant.id) ?? null
  return {
    tenant: { ...tenant, profile },
    home: { ...home, title: dealing.goneTitle ?? home.title },
    threadId: idAt(dealing.steps[0]?.at ?? '', 7000 + number),
    number,
  }
}

const replayOne = ({ goneTitle, closedBy, steps }: Dealing, parties: Parties) => {
  const { tenant, home, threadId } = parties
  const sides = { tenant: tenant.id, landlord: home.landlordId }
  const inquiries = openInquiries(parties)
  const applications = openApplications(parties)
  const tenancies = openTenancies(parties, applications.rows)
  const said = steps.flatMap(step =>
    [saying, inquiries.take, applications.take, tenancies.take].flatMap(take =>
      take(step).flatMap(noted => entriesOf(noted).map(entry => ({ step, by: noted.by, entry }))),
    ),
  )
  const messages = said.map(({ step, by, entry }, index) => ({
    ...entry,
    id: idOfStep(step, parties, 1, index),
    threadId,
    position: index + 1,
    senderId: by && sides[by],
    createdAt: step.at,
  })) satisfies (typeof threadMessages.$inferInsert)[]

  /** How far one of the two has read. */
  const readOf = (side: TenancySide): typeof threadReads.$inferInsert => {
    const unread = messages.filter((_, index) => said[index]?.step.isNew && said[index].by !== side)
    const position = (unread[0]?.position ?? messages.length + 1) - 1
    return { threadId, userId: sides[side], position, unread: unread.length }
  }

  const [first, last] = [messages[0], messages.at(-1)]
  const thread: (typeof threads.$inferInsert)[] =
    first && last
      ? [
          {
            id: threadId,
            propertyId: goneTitle ? null : home.id,
            propertyTitle: home.title,
            tenantId: sides.tenant,
            landlordId: sides.landlord,
            closedBy: closedBy ? sides[closedBy] : null,
            createdAt: first.createdAt,
            lastMessageAt: last.createdAt,
            lastPosition: last.position,
          },
        ]
      : []
  return {
    thread,
    messages,
    reads: first ? [readOf('tenant'), readOf('landlord')] : [],
    inquiries: goneTitle ? [] : inquiries.rows,
    applications: applications.rows,
    consents: applications.consents,
    tenancies: tenancies.rows,
    ratings: tenancies.ratings,
  }
}

const saying = (step: Step): Noted[] =>
  step.did === 'say' ? [{ by: step.by, body: step.words, photos: [...(step.photos ?? [])] }] : []

/** The words first, then what happened with them. */
const entriesOf = ({ body, event, photos, inquiryId }: Noted) => [
  ...(body === undefined ? [] : [{ kind: 'text' as const, body, photos, inquiryId }]),
  ...(event === undefined ? [] : [{ kind: 'event' as const, event }]),
]
