// The rows that the calls of the demonstration's people would have left.
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { threadMessages, threadReads, threads } from '../schema/threads.ts'
import { openApplications } from './applications.ts'
import { openInquiries } from './inquiries.ts'
import { idAt } from './moment.ts'
import type { People } from './people.ts'
import { idOfStep, type Parties, type Step, type StepNote } from './steps.ts'
import { openTenancies } from './tenancies.ts'

/** In order. */
export interface Dealing {
  /** A first name. */
  tenant: string
  /** In `listings.ts`. */
  home: number
  /** They spoke of another home of that landlord, which was called this and was deleted. */
  goneTitle?: string
  closedBy?: TenancySide
  steps: readonly Step[]
}

interface World {
  people: People
  homes: readonly Parties['home'][]
}

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
  const tenant = people.personCalled(dealing.tenant)
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
  const entries = steps.flatMap(step =>
    [saying, inquiries.take, applications.take, tenancies.take].flatMap(take =>
      take(step).flatMap(note => entriesOf(note).map(entry => ({ step, by: note.by, entry }))),
    ),
  )
  const messages = entries.map(({ step, by, entry }, index) => ({
    ...entry,
    id: idOfStep(step, parties, 1, index),
    threadId,
    position: index + 1,
    senderId: by && sides[by],
    createdAt: step.at,
  })) satisfies (typeof threadMessages.$inferInsert)[]

  const readOf = (side: TenancySide): typeof threadReads.$inferInsert => {
    const unread = messages.filter((_, index) => entries[index]?.step.isNew && entries[index].by !== side)
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

const saying = (step: Step): StepNote[] =>
  step.did === 'say' ? [{ by: step.by, body: step.words, photos: [...(step.photos ?? [])] }] : []

/** The words first, then what happened with them. */
const entriesOf = ({ body, event, photos, inquiryId }: StepNote) => [
  ...(body === undefined ? [] : [{ kind: 'text' as const, body, photos, inquiryId }]),
  ...(event === undefined ? [] : [{ kind: 'event' as const, event }]),
]
