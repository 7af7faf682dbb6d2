import type { Registry } from '@portal/releases/registry'
import type { Store } from '@portal/shared-ui/platform/store'
import { type RefObject, useEffect, useRef } from 'react'
import type { ShellPlatform } from '../platform.ts'
import type { AssistantParcel } from './parcel.ts'

const loadParcel = async () =>
  (await import(/* webpackChunkName: "on-demand-parcel" */ './parcel.ts')).assistantParcel

interface ParcelOptions {
  registry: Registry
  platform: ShellPlatform
  isOpen: Store<boolean>
  place: RefObject<HTMLElement | null>
}

/** The returned function loads it once, and again after a failure. The assistant is removed with the calling component. */
export const useParcel = ({
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
