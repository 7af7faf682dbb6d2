import { floatingAssistant } from '@portal/shared-ui/platform/micro-frontend'
import { FloatingChat } from './chat/floating-chat.tsx'

export const { bootstrap, mount, unmount } = floatingAssistant(FloatingChat)
