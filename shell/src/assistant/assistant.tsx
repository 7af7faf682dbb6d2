// The floating assistant: a round button at the bottom right of every page, and what mf-ai draws once it is pressed (spec §2.15).
import * as sitePaths from '@portal/contract/site-paths'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../address/address.ts'
import type { ShellPlatform } from '../platform.ts'
import { RoundButton } from './assistant-style.ts'
import { keptOpen } from './kept-open.ts'
import { useParcel } from './use-parcel.ts'

interface AssistantProps {
  registry: Registry
  platform: ShellPlatform
  user: SessionUser
}

/** The hub's tab is the same assistant. */
const isItsOwnPage = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.replace(/\/$/, '') === sitePaths.assistant && new URLSearchParams(search).get('tab') === 'chat'

export const Assistant = ({ registry, platform, user }: AssistantProps) => {
  const [isOpen] = useState(() => keptOpen(user.id))
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isComing, setComing] = useState(false)
  const isShown = useStore(isOpen)
  const isElsewhere = isItsOwnPage(useAddress())
  const fetchParcel = useParcel({ registry, platform, isOpen, place })
  const fetchAhead = () => void fetchParcel().catch(() => undefined)

  const open = async () => {
    setComing(true)
    try {
      await (await fetchParcel()).show()
      isOpen.set(true)
    } catch {
      isOpen.set(false)
      platform.toast({
        title: 'The assistant could not be opened',
        description: 'Please try again.',
        tone: 'danger',
      })
    }
    setComing(false)
  }

  // It was open before the page was loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOpen.get()) void open()
  }, [])

  // Whoever signs out leaves nothing open.
  useEffect(() => () => isOpen.set(false), [isOpen])

  const wasShown = useRef(isShown)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || place.current?.contains(activeElement)
    if (wasShown.current && !isShown && isLost) button.current?.focus()
    wasShown.current = isShown
  }, [isShown])

  return (
    <div hidden={isElsewhere}>
      {(!isShown || isComing) && (
        <RoundButton
          ref={button}
          type="button"
          aria-label="AI Assistant"
          aria-expanded={false}
          aria-busy={isComing || undefined}
          onPointerEnter={fetchAhead}
          onTouchStart={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => isComing || void open()}
        >
          <MessageCircle aria-hidden />
        </RoundButton>
      )}
      <div ref={place} />
    </div>
  )
}
