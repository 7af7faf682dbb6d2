import * as sitePaths from '@portal/contract/site-paths'
import type { Turn } from '../conversation/turn.ts'
import { examples } from './help.ts'

const can: Record<Turn['role'], string> = {
  tenant:
    'find and compare homes, tell you how your repairs and inquiries stand, draft a repair request, an inquiry, a saved search or a reminder, and explain your plan and how renting works here',
  landlord:
    'tell you what needs your attention, show your homes, repairs and inquiries, draft an answer, a better listing text or a reminder, and explain your plan and how renting works here',
}

export const introduction = ({ role }: Turn): string =>
  `I am the assistant of the Rental Portal. I can ${can[role]}. You review and send what I draft.\n\nFor example: ${examples[role]}.`

export const greeting = ({ role }: Turn): string =>
  `Hello! What can I do for you? For example: ${examples[role]}.`

export const thanks = 'You are welcome. Is there anything else that I can look up for you?'

export const farewell = 'Goodbye! I am here when you need me.'

export const notEnglish = ({ role }: Pick<Turn, 'role'>): string =>
  `I understand only English so far. Please ask me in English, for example: ${examples[role]}.`

export const noPerson = `I’m an AI assistant and can’t connect you with a person. Our [help pages](${sitePaths.help}) say how things work on the portal; about a home or a repair, I can draft a message to the landlord or tenant for you.`

export const apologize = ({ role }: Turn): string =>
  `I am sorry that this has been annoying. Tell me in a sentence what you are trying to do, and I look it up or draft it: ${examples[role]}, for example.`

export const notUnderstood = ({ role }: Turn): string =>
  `I am not sure what you mean. You can ask me, for example: ${examples[role]}.`
