import { Bell, Heart, Moon, Sparkles } from 'lucide-react'
import { Stack } from '../stack/stack.tsx'
import { IconButton } from './icon-button.tsx'

export default { title: 'Icon button' }

export const Kinds = () => (
  <Stack $direction="row" $gap={2}>
    <IconButton label="Switch to dark theme">
      <Moon aria-hidden />
    </IconButton>
    <IconButton label="Notifications" count={3}>
      <Bell aria-hidden />
    </IconButton>
    <IconButton label="Notifications" count={128}>
      <Bell aria-hidden />
    </IconButton>
    <IconButton label="Add to favorites" aria-pressed>
      <Heart aria-hidden />
    </IconButton>
    <IconButton label="Favorites need an account" disabled>
      <Heart aria-hidden />
    </IconButton>
    <IconButton label="AI hub" asChild>
      <a href="#ai">
        <Sparkles aria-hidden />
      </a>
    </IconButton>
  </Stack>
)
