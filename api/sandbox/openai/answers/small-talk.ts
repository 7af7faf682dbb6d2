import type { Turn } from '../conversation/turn.ts'
import { examples } from './help.ts'

const can: Record<Turn['role'], string> = {
  tenant:
    'find and compare homes, tell you how your repairs and inquiries stand, draft a repair request, an inquiry, a saved search or a reminder, and explain your plan and how renting works here',
  landlord:
    'tell you what needs your attention, show your homes, repairs and inquiries, draft an answer, a better listing text or a reminder, and explain your plan and how renting works here',
}

export const introduction = ({ role }: Turn): string =>
  `I am the assistant of the Rental Portal. I can ${can[role]}. What I draft, you send yourself.\n\nFor example: ${examples[role]}.`

export const greeting = ({ role }: Turn): string =>
  `Hello! What can I do for you? For example: ${examples[role]}.`

export const thanks = 'You are welcome. Is there anything else that I can look up for you?'

export const farewell = 'Goodbye! I am here when you need me.'

export const notUnderstood = ({ role }: Turn): string =>
  `I am not sure what you mean. You can ask me, for example: ${examples[role]}.`
