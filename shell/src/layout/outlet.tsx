// The place on the page where apps are drawn, each in its own element.
import { firstPaintId } from '@portal/releases/names'
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import { useEffect, useLayoutEffect } from 'react'
import { carryOver } from './carry-over.ts'

const outletId = 'outlet'

/** Holds the apps' elements. React replaces the outlet when it cannot take over what the server drew; this element stays. */
let stage: HTMLElement | undefined

const putStage = () => {
  stage ??= document.createElement('div')
  const outlet = document.getElementById(outletId)
  if (stage.parentElement !== outlet) outlet?.append(stage)
  return stage
}

/** A new element for an app to draw in. */
export const newAppElement = (name: string): HTMLElement => {
  const element = document.createElement('div')
  element.id = `app-${name}`
  putStage().append(element)
  return element
}

const removeFirstPaint = () => document.getElementById(firstPaintId)?.remove()

/** What was done on the drawn page follows in the same task, before anything is painted. */
const takeOver = () => {
  const drawn = document.getElementById(firstPaintId)
  if (!drawn) return
  const carry = carryOver(drawn, putStage())
  drawn.remove()
  queueMicrotask(carry)
}

interface OutletProps {
  /** HTML of the route's first paint; only on the server. */
  firstPaint: string | undefined
  /** The drawn route is no longer shown, or its app has failed. */
  isFirstPaintOver: boolean
}

/**
 * Holds the route's first paint from the server until the app has drawn its own first frame. React does not touch the
 * content: the server wrote it, and the apps own it from then on.
 */
export const Outlet = ({ firstPaint = '', isFirstPaintOver }: OutletProps) => {
  useLayoutEffect(() => void putStage(), [])
  useEffect(() => {
    window.addEventListener(firstFrameEvent, takeOver)
    return () => window.removeEventListener(firstFrameEvent, takeOver)
  }, [])
  useEffect(() => {
    if (isFirstPaintOver) removeFirstPaint()
  }, [isFirstPaintOver])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the app's own components while it was built
  return <div id={outletId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}
