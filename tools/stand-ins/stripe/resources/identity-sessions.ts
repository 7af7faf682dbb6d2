// Checks of identity documents: https://docs.stripe.com/api/identity/verification_sessions
import type Stripe from 'stripe'
import type { IdentitySession } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { address, boolean, group, oneOf, optional, type ParamsOf, text } from '../wire/params.ts'
import { badRequest, missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

const createSession = group({
  type: oneOf('document'),
  client_reference_id: optional(text),
  options: optional(
    group({
      document: optional(
        group({ require_live_capture: optional(boolean), require_matching_selfie: optional(boolean) }),
      ),
    }),
  ),
  return_url: optional(address),
} satisfies ParamsOf<Stripe.Identity.VerificationSessionCreateParams>)

const identitySessionOf = (world: World, id = ''): IdentitySession => {
  const session = world.store.identitySession.get(id)
  if (!session) throw missingResource('verification_session', id)
  return session
}

type EventName = 'canceled' | 'created' | 'processing' | 'requires_input' | 'verified'

export const changeIdentitySession = (
  world: World,
  session: IdentitySession,
  changes: Partial<IdentitySession> & { status: Exclude<EventName, 'created'> },
): IdentitySession => {
  const changed = world.store.identitySession.put({ ...session, ...changes })
  world.emit(`identity.verification_session.${changes.status}`, changed)
  return changed
}

export const identityRoutes: Route[] = [
  route('POST', '/v1/identity/verification_sessions', createSession, ({ world, params }) => {
    const id = newId('vs')
    const session: IdentitySession = {
      id,
      object: 'identity.verification_session',
      client_reference_id: params.client_reference_id ?? null,
      client_secret: `${id}_secret_${newId('test', 16)}`,
      created: world.now(),
      last_error: null,
      last_verification_report: null,
      livemode: false,
      metadata: {},
      options: { document: params.options?.document ?? {} },
      provided_details: null,
      redaction: null,
      related_customer: null,
      related_customer_account: null,
      status: 'requires_input',
      type: params.type,
      url: `${world.url}/identity/${newId('test', 32)}`,
    }
    world.store.identityDetails.put({ id, fields: { verified_outputs: null, return_url: params.return_url } })
    world.emit('identity.verification_session.created', session)
    return world.store.identitySession.put(session)
  }),
  route('GET', '/v1/identity/verification_sessions/:id', group({}), ({ world, ids }) =>
    identitySessionOf(world, ids.id),
  ),
  route('POST', '/v1/identity/verification_sessions/:id/cancel', group({}), ({ world, ids }) => {
    const session = identitySessionOf(world, ids.id)
    if (session.status !== 'requires_input')
      throw badRequest(
        `You cannot cancel a VerificationSession in status \`${session.status}\`: it must be \`requires_input\`.`,
      )
    return changeIdentitySession(world, session, { status: 'canceled', url: null, client_secret: null })
  }),
]
