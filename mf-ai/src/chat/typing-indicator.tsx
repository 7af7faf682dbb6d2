import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { keyframes, styled } from 'styled-components'

interface TypingIndicatorProps {
  tool: string | null
  /** Part of the answer is already visible, so only the dots are shown. */
  isQuiet: boolean
}

const toolWords: Readonly<Record<string, string>> = {
  find_places: 'Looking for the place…',
  search_homes: 'Looking for homes…',
  read_home: 'Reading about the home…',
  list_favorites: 'Looking at your saved homes…',
  list_saved_searches: 'Looking at your saved searches…',
  list_tenancies: 'Looking at your tenancies…',
  list_my_tenancies: 'Looking at your homes…',
  list_my_requests: 'Looking at your requests…',
  list_requests_for_my_homes: 'Looking at the requests for your homes…',
  list_urgent_requests: 'Looking for urgent requests…',
  list_overdue_requests: 'Looking for overdue requests…',
  read_request_statistics: 'Counting requests…',
  read_request: 'Reading the request…',
  list_inquiries: 'Looking at your inquiries…',
  list_conversations: 'Looking at your messages…',
  read_conversation: 'Reading the conversation…',
  list_my_homes: 'Looking at your homes…',
  read_my_plan: 'Looking at your plan…',
  read_my_usage: 'Looking at your usage…',
  list_my_invoices: 'Looking at your invoices…',
  list_plans: 'Comparing plans…',
  list_notifications: 'Looking at your notifications…',
  list_reminders: 'Looking at your reminders…',
  list_insights: 'Looking at your insights…',
  search_help: 'Reading our help pages…',
  draft_maintenance_request: 'Filling in a repair request…',
  draft_inquiry: 'Writing an inquiry…',
  draft_response: 'Writing an answer…',
  draft_proposal: 'Writing tour times…',
  draft_message: 'Writing a message…',
  draft_listing_text: 'Writing a text for your listing…',
  draft_saved_search: 'Filling in a saved search…',
  draft_reminder: 'Filling in a reminder…',
}

/** Also used for a tool that only a newer API has. */
const wordsOfTool = (tool: string | null): string =>
  tool === null ? 'The assistant is typing…' : (toolWords[tool] ?? 'Looking that up…')

/** Shows that the assistant is working, and on what. */
export function TypingIndicator({ tool, isQuiet }: TypingIndicatorProps) {
  const words = wordsOfTool(tool)
  return (
    <Line role="status">
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
      {isQuiet ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Line>
  )
}

const Line = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 24px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

const rise = keyframes`30% { opacity: 1; translate: 0 -3px; }`

const Dots = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  & > i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.primary};
    opacity: 0.45;
    animation: ${rise} 1.2s ease-in-out infinite;
  }
  & > i:nth-child(2) {
    animation-delay: 0.15s;
  }
  & > i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      opacity: 0.8;
      animation: none;
    }
  }
`
