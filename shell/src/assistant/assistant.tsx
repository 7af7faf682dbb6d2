// A round button at the bottom right of every page, and mf-ai's view once it is pressed (spec §2.15).
import { withoutCode } from '@portal/client/connection-error'
import * as sitePaths from '@portal/contract/site-paths'
import type { Registry } from '@portal/releases/registry'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { useStore } from '@portal/shared-ui/platform/store'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../address/address.ts'
import type { ShellPlatform } from '../platform.ts'
import { RoundButton } from './assistant-style.ts'
import { keptOpen } from './kept-open.ts'
import { useOutOfTheWay } from './use-out-of-the-way.ts'
import { useParcel } from './use-parcel.ts'

interface AssistantProps {
  registry: Registry
  platform: ShellPlatform
  user: SessionUser
}

/** The hub's tab shows the same assistant, at full height. */
const isItsOwnPage = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.replace(/\/$/, '') === sitePaths.assistant && new URLSearchParams(search).get('tab') === 'chat'

const focusOnPage = () => document.querySelector<HTMLElement>('main textarea')?.focus()

export const Assistant = ({ registry, platform, user }: AssistantProps) => {
  const [isOpen] = useState(() => keptOpen(user.id))
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isComing, setComing] = useState(false)
  const isAway = useOutOfTheWay(button)
  const isShown = useStore(isOpen)
  const isOnPage = isItsOwnPage(useAddress())
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
        title: 'We couldn’t open the assistant',
        description: withoutCode('read').sentence,
        tone: 'danger',
      })
    }
    setComing(false)
  }

  const press = () => {
    if (isOnPage) focusOnPage()
    else if (!isComing) void open()
  }

  // It was open before the reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOpen.get()) void open()
  }, [])

  // Signing out closes it.
  useEffect(() => () => isOpen.set(false), [isOpen])

  const wasShown = useRef(isShown)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || place.current?.contains(activeElement)
    if (wasShown.current && !isShown && isLost) button.current?.focus()
    wasShown.current = isShown
  }, [isShown])

  return (
    <>
      {(!isShown || isComing || isOnPage) && (
        <RoundButton
          ref={button}
          type="button"
          aria-label="AI Assistant"
          aria-expanded={false}
          aria-busy={isComing || undefined}
          data-away={isAway || undefined}
          onPointerEnter={fetchAhead}
          onTouchStart={fetchAhead}
          onFocus={fetchAhead}
          onClick={press}
        >
          <MessageCircle aria-hidden />
        </RoundButton>
      )}
      <div ref={place} hidden={isOnPage} />
    </>
  )
}
