// The list attaches itself to an existing field without changing it, so that none of it loads before someone wants to type. ARIA lets a
// text field own such a list by its role (WAI-ARIA).
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { floatingStyle } from '../floating/floating.tsx'
import { color, fontSize, size, space } from '../tokens/tokens.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface Suggestion {
  key: string
  /** The field's value once it is chosen. */
  text: string
  /** What tells it from others with its name, and a count. */
  detail?: ReactNode
  icon?: ReactNode
}

interface SuggestionsProps<Suggested extends Suggestion> {
  field: HTMLInputElement
  /** For screen readers. */
  label: string
  /** May reject: then no suggestions are shown. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggested[]>
  onChoose: (suggestion: Suggested) => void
}

/** One request is enough for a person who types fast. */
const pauseMs = 120

/** Arrow keys move, Enter chooses, Escape closes; the focus never leaves the field. */
export function Suggestions<Suggested extends Suggestion>(props: SuggestionsProps<Suggested>) {
  const { field, label, suggest, onChoose } = props
  const id = useId()
  const [offered, setOffered] = useState<readonly Suggested[]>([])
  const [active, setActive] = useState(-1)
  const isOpen = offered.length > 0

  const close = () => {
    setOffered([])
    setActive(-1)
  }
  const choose = (suggestion: Suggested) => {
    close()
    onChoose(suggestion)
  }
  const latest = useRef({ offered, active, suggest, choose, close })
  useLayoutEffect(() => {
    latest.current = { offered, active, suggest, choose, close }
  })

  useEffect(() => {
    let request = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(pause)
      request.abort()
    }
    const ask = () => {
      stop()
      const text = field.value.trim()
      if (!text) return latest.current.close()
      request = new AbortController()
      const { signal } = request
      pause = setTimeout(async () => {
        const found = await latest.current.suggest(text, signal).catch(() => [])
        if (signal.aborted) return
        setActive(-1)
        setOffered(document.activeElement === field ? found : [])
      }, pauseMs)
    }
    const leave = () => {
      stop()
      latest.current.close()
    }
    const steer = (event: KeyboardEvent) => {
      const { offered, active, choose, close } = latest.current
      if (event.target !== field) return
      if (event.key === 'Enter') stop()
      if (offered.length === 0) return
      const chosen = offered[active]
      if (event.key === 'ArrowDown') setActive((active + 1) % offered.length)
      else if (event.key === 'ArrowUp') setActive(active <= 0 ? offered.length - 1 : active - 1)
      else if (event.key === 'Escape') {
        close()
        event.stopPropagation()
      } else if (event.key === 'Enter' && chosen) choose(chosen)
      else {
        if (event.key === 'Enter') close()
        return
      }
      event.preventDefault()
    }
    field.addEventListener('input', ask)
    // Before the dialog around it, which closes on Escape.
    window.addEventListener('keydown', steer, { capture: true })
    field.addEventListener('blur', leave)
    // For text typed while this was loading.
    if (document.activeElement === field) ask()
    return () => {
      stop()
      field.removeEventListener('input', ask)
      window.removeEventListener('keydown', steer, { capture: true })
      field.removeEventListener('blur', leave)
    }
  }, [field])

  // In the same commit as the list, so that nothing comes between the two.
  useLayoutEffect(() => {
    const attributes = {
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? `${id}list` : null,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}option${active}` : null,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
  }, [field, id, isOpen, active])

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && `${offered.length} ${offered.length === 1 ? 'suggestion' : 'suggestions'}`}
      </VisuallyHidden>
      {isOpen &&
        createPortal(
          <List id={`${id}list`} role="listbox" aria-label={label} ref={list => placeBelow(list, field)}>
            {offered.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
              <div
                key={suggestion.key}
                id={`${id}option${index}`}
                role="option"
                aria-selected={index === active}
                onMouseDown={event => event.preventDefault()} // keeps the focus in the field
                onClick={() => choose(suggestion)}
              >
                {suggestion.icon}
                <span>
                  {suggestion.text}
                  {suggestion.detail && <small>{suggestion.detail}</small>}
                </span>
              </div>
            ))}
          </List>,
          // Inside its dialog, which hides everything outside.
          field.closest('[role=dialog]') ?? document.body,
        )}
    </>
  )
}

/** In the top layer, so that nothing cuts it off; it follows its field when the page moves. */
const placeBelow = (list: HTMLDivElement | null, field: HTMLInputElement) => {
  if (!list) return
  const frame = field.parentElement ?? field
  const place = () => {
    const { left, bottom, width } = frame.getBoundingClientRect()
    const wide = Math.min(Math.max(width, 280), window.innerWidth - 16)
    Object.assign(list.style, {
      left: `${Math.max(Math.min(left, window.innerWidth - wide - 8), 8)}px`,
      top: `${bottom + 4}px`,
      width: `${wide}px`,
      maxHeight: `${Math.max(window.innerHeight - bottom - 12, 120)}px`,
    })
  }
  list.showPopover?.()
  place()
  window.addEventListener('scroll', place, { capture: true, passive: true })
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
  }
}

const List = styled.div.attrs({ popover: 'manual' })`
  ${floatingStyle}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${space[1]};
  overflow-y: auto;
  [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${size.touch};
    padding: ${space[1]} ${space[2]};
    border-radius: 6px;
    cursor: pointer;
  }
  [aria-selected='true'],
  [role='option']:hover {
    background: ${color.hover};
  }
  [aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.textMuted};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`
