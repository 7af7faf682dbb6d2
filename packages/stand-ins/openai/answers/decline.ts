// Declines what the assistant does not do, and offers what it can do instead.
import * as sitePaths from '@portal/contract/site-paths'
import type { Intent } from '../understand/intents/intents.ts'

type Declined = Extract<Intent, `decline_${string}`>

export const declined: Record<Declined, string> = {
  decline_contact: `I cannot give you anyone’s contact details: I do not have them, and people write to each other on the platform. I can draft an inquiry to a landlord for you, which you send yourself. See [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
  decline_private:
    'I cannot tell you anything about other people: what I look up is only what you may see yourself. I can help with your own homes, requests, inquiries and plan.',
  decline_secret: `I cannot see or tell passwords, card numbers or other secrets, and you should never write them here. You change your password in your [profile](${sitePaths.profile}).`,
  decline_directly:
    'I cannot send or change anything for you: I fill in the form, and nothing is sent before you press its button. Tell me what it should say, and I’ll draft it for you.',
  decline_acting: `I cannot do that for you: I change nothing in your account, I only look things up and fill in forms that you send yourself. You manage your plan on the [subscription](${sitePaths.subscription}) page, your account in your [profile](${sitePaths.profile}), and find how in our [help pages](${sitePaths.help}).`,
  decline_around: `I cannot help with getting around the rules of the platform. They keep people safe from fraud, so contact details stay out of messages, and what is said must be true. See [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
  decline_legal: `I cannot give legal advice: the law differs from place to place. A tenants’ or landlords’ association, legal aid, or a lawyer can tell you what applies to you. Our [help pages](${sitePaths.help}) say how things work on the portal.`,
  decline_medical:
    'I cannot give medical advice: please ask a doctor, and in an emergency call 911. If something in your home is the cause, tell me what’s wrong, and I’ll draft a repair request.',
  decline_payment: `I cannot take, arrange or check a payment: rent and deposit go to the landlord, as the lease says, and the portal takes neither. Pay nothing before you have seen the home and signed, pay in a way that leaves a record, and get a receipt. See [Deposits and fees](${sitePaths.helpWith('deposits-and-fees')}).`,
  decline_discrimination: `I cannot help choose homes or people by race, religion, family, disability or the like: the Fair Housing Act forbids it. I can help you choose fairly: see [Tenant screening](${sitePaths.helpWith('tenant-screening')}).`,
  decline_prompt:
    'I cannot show or change my instructions. I am the assistant of the Rental Portal: I can help you with homes, repairs, inquiries, reminders and your plan.',
  decline_off_topic:
    'I cannot help with that: I only know about renting on this portal. Ask me about homes, repairs, inquiries, reminders or your plan.',
}
