// A round button at the bottom right of every page, and mf-ai's view once it is pressed (spec §2.15).
import { withoutCode } from '@portal/client/connection-error'
import * as sitePaths from '@portal/contract/site-paths'
import type { Registry } from '@portal/releases/registry'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { color, layer, media, motion, shadow, space } from '@portal/shared-ui/tokens'
import { MessageCircle } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { useAddress } from '../address/address.ts'
import type { ShellPlatform } from '../platform.ts'
import { keptOpen } from './kept-open.ts'
import type { AssistantParcel } from './parcel.ts'
import { useOutOfTheWay } from './use-out-of-the-way.ts'

interface AssistantProps {
  registry: Registry
  platform: ShellPlatform
  user: SessionUser
}

/** The hub's tab shows the same assistant, at full height. */
const isItsOwnPage = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.replace(/\/$/, '') === sitePaths.assistant && new URLSearchParams(search).get('tab') === 'chat'

const focusOnPage = () => document.querySelector<HTMLElement>('main textarea')?.focus()

const loadParcel = async () =>
  (await import(/* webpackChunkName: "on-demand-parcel" */ './parcel.ts')).assistantParcel

interface ParcelOptions {
  registry: Registry
  platform: ShellPlatform
  isOpen: Store<boolean>
  place: RefObject<HTMLElement | null>
}

/** The returned function loads it once, and again after a failure. The assistant is removed with the calling component. */
const useParcel = ({
  registry,
  platform,
  isOpen,
  place,
}: ParcelOptions): (() => Promise<AssistantParcel>) => {
  const fetching = useRef<Promise<AssistantParcel>>(undefined)
  useEffect(() => () => void fetching.current?.then(parcel => parcel.remove(), ignore), [])
  return () => {
    fetching.current ??= loadParcel().then(make => {
      if (!place.current) throw new Error('The place of the assistant is gone.')
      return make({ registry, platform, isOpen, place: place.current })
    })
    fetching.current.catch(() => {
      fetching.current = undefined
    })
    return fetching.current
  }
}

const ignore = () => undefined

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

const appear = keyframes`from { opacity: 0; scale: 0.8; }`

const pulse = keyframes`50% { opacity: 0.3; }`

/** At the end of a bar if any; below dialogs. */
const RoundButton = styled.button`
  position: fixed;
  right: ${space[4]};
  bottom: ${space[2]};
  z-index: ${layer.header};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  box-shadow: ${shadow.overlay};
  animation: ${appear} ${motion.base};
  transition: ${motion.fast};
  transition-property: background-color, opacity, visibility;
  ${media.hover} { &:hover { background: ${color.primaryHover}; } }
  & > svg {
    width: 24px;
    height: 24px;
  }
  &[data-away] {
    visibility: hidden;
    opacity: 0;
  }
  &[aria-busy] > svg {
    animation: ${pulse} 1s infinite;
  }
  ${media.desktop} {
    right: ${space[6]};
    bottom: ${space[6]};
  }
`
