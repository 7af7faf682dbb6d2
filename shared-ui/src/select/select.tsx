// The list loads when it is wanted: until then it is a button that looks and reads the same.
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/field-control.tsx'
import type { ListedSelect } from './listed-select.tsx'
import { NativeSelect } from './native-select.tsx'
import type { SelectOption, SelectProps } from './select-props.tsx'
import { triggerStyle } from './trigger-style.tsx'

const loadList = async () => (await import('./listed-select.tsx')).ListedSelect
const loadAhead = () => void loadList().catch(() => undefined)

/** A person filling in a form can be offline by the time they get here. */
const restMs = 3000
/** After this long the browser draws its own list, which needs no code. */
const patienceMs = 3000

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The list did not come in time.')), patienceMs)
  })

const isOpening = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'ArrowDown' || key === 'ArrowUp' || (/^\S$/u.test(key) && !(ctrlKey || altKey || metaKey))

const isForList = (event: KeyboardEvent): boolean => isOpening(event) || ['Enter', ' '].includes(event.key)

/** From `value`, or from the first option: letters match the start of a label, arrows move to the next one. */
const optionOfKeys = <Value extends string>(
  keys: readonly string[],
  options: readonly SelectOption<Value>[],
  value: Value | '',
): SelectOption<Value> | undefined => {
  const enabled = options.filter(option => !option.disabled)
  let place = Math.max(
    enabled.findIndex(option => option.value === value),
    0,
  )
  let letters = ''
  for (const key of keys) {
    if (key === 'ArrowDown') place = Math.min(place + 1, enabled.length - 1)
    else if (key === 'ArrowUp') place = Math.max(place - 1, 0)
    else {
      letters += key.toLowerCase()
      const found = enabled.findIndex(({ label }) => label.toLowerCase().startsWith(letters))
      if (found >= 0) place = found
    }
  }
  return enabled[place]
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = 'Choose…', disabled, onBlur, ...attributes } = props
  const [state, setState] = useState<'closed' | 'coming' | 'missing' | { Listed: typeof ListedSelect }>(
    'closed',
  )
  const field = useFieldControl()
  const chosen = options.find(option => option.value === value)

  useEffect(() => {
    const timer = setTimeout(loadAhead, restMs)
    return () => clearTimeout(timer)
  }, [])

  /** People who know the list keep typing while it loads. */
  const early = useRef<string[]>([])
  const opening = useRef(0)
  const open = async () => {
    early.current = []
    opening.current += 1
    const mine = opening.current
    setState('coming')
    const next = await Promise.race([loadList(), tooLate()]).then(
      Listed => ({ Listed }),
      () => 'missing' as const,
    )
    if (mine === opening.current) setState(next)
  }
  /** A list that opened after the person moved on would take the focus from what they type there. */
  const stayClosed = () => {
    opening.current += 1
    setState('closed')
  }
  const pressEarly = (key: string) => {
    if (key !== 'Enter') return void early.current.push(key)
    const option = optionOfKeys(early.current, options, value)
    stayClosed()
    if (option && option.value !== value) onValueChange(option.value)
  }

  if (typeof state === 'object')
    return <state.Listed {...props} placeholder={placeholder} early={early.current} />
  if (state === 'missing') return <NativeSelect {...props} placeholder={placeholder} />
  return (
    <Closed
      {...field}
      {...attributes}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={state === 'coming' || undefined}
      disabled={disabled}
      data-placeholder={chosen ? undefined : ''}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onBlur={() => {
        if (state === 'coming') stayClosed()
        onBlur?.()
      }}
      onClick={() => void open()}
      onKeyDown={event => {
        if (state === 'coming' && isForList(event)) {
          event.preventDefault()
          if (!event.repeat) pressEarly(event.key)
          return
        }
        if (!isOpening(event)) return
        event.preventDefault()
        void open()
      }}
    >
      <span>{chosen?.label ?? placeholder}</span>
      <ChevronDown aria-hidden />
    </Closed>
  )
}

const Closed = styled.button`
  ${triggerStyle}
`
