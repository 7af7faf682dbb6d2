// What an icon button does, in words beside it, for all apps on the page.
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Tooltip, TooltipProvider } from '../tooltip/tooltip.tsx'

/** Icon buttons carry `data-tip`. */
const iconButtonAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

const keys = new WeakMap<Element, string>()
const keyOf = (element: Element): string => {
  const key = keys.get(element) ?? crypto.randomUUID()
  keys.set(element, key)
  return key
}

interface IconTooltipsProps {
  /** The first button that was pointed at, or reached with Tab. */
  first: HTMLElement
  isFocused: boolean
}

/** Follows the pointer and the Tab key. Those of buttons that are gone end. */
export const IconTooltips = ({ first, isFocused }: IconTooltipsProps) => {
  const [buttons, setButtons] = useState([first])
  const [focused, setFocused] = useState(isFocused ? first : null)
  useEffect(() => {
    const include = (button: HTMLElement | null) =>
      setButtons(before => {
        const left = before.filter(each => each.isConnected)
        if (button && !left.includes(button)) return [...left, button]
        return left.length === before.length ? before : left
      })
    const point = ({ target, pointerType }: PointerEvent) =>
      include(pointerType === 'touch' ? null : iconButtonAt(target))
    const tab = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Tab') return
      include(iconButtonAt(target))
      setFocused(iconButtonAt(target))
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('keyup', tab)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('keyup', tab)
    }
  }, [])
  return (
    <TooltipProvider>
      {buttons.map(button => (
        <Tooltip key={keyOf(button)} label={<Label button={button} />}>
          <Drawn button={button} isFocused={focused === button} />
        </Tooltip>
      ))}
    </TooltipProvider>
  )
}

/** As it is when the tooltip opens. */
const Label = ({ button }: { button: HTMLElement }) => button.getAttribute('aria-label')

type Handlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur'
>

interface DrawnProps extends Handlers {
  button: HTMLElement
  isFocused: boolean
  ref?: Ref<HTMLElement>
}

const heard = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  click: 'onClick',
  blur: 'onBlur',
} as const satisfies Record<string, keyof Handlers>

/** Stands for a button that another app has drawn: what Radix gives to its trigger is passed on to it. */
const Drawn = ({ button, isFocused, ref, ...handlers }: DrawnProps) => {
  const pass = useEffectEvent((name: keyof Handlers, event: Event) => {
    const handle = handlers[name] as ((event: Event) => void) | undefined
    // It would cover the panel below the button.
    const isOpen = button.getAttribute('aria-expanded') === 'true'
    if (!isOpen || (name !== 'onPointerMove' && name !== 'onFocus')) handle?.(event)
  })
  const give = useEffectEvent((element: HTMLElement | null) => {
    if (typeof ref === 'function') ref(element)
  })
  useLayoutEffect(() => {
    give(button)
    return () => give(null)
  }, [button])
  useEffect(() => {
    const listeners = Object.entries(heard).map(
      ([type, name]) => [type, (event: Event) => pass(name, event)] as const,
    )
    for (const [type, listen] of listeners) button.addEventListener(type, listen)
    // A pointer that rests since it came tells of no move.
    if (button.matches(':hover')) pass('onPointerMove', new PointerEvent('pointermove'))
    return () => {
      for (const [type, listen] of listeners) button.removeEventListener(type, listen)
    }
  }, [button])
  useEffect(() => {
    if (isFocused) pass('onFocus', new FocusEvent('focus'))
  }, [isFocused])
  return null
}
