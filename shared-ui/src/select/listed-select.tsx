// It opens right away: it loads only when it is wanted.
import * as RadixSelect from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFieldControl } from '../field/field-control.tsx'
import { readStyleNonce } from '../style-nonce/style-nonce.tsx'
import type { SelectProps } from './select-props.tsx'
import { Aside, Item, List, Trigger, Viewport } from './select-style.tsx'

const nextFrame = () => new Promise(requestAnimationFrame)

/** The list gets the focus about a frame after it is drawn, and moves it in its own task. */
const patienceMs = 1000
const pauseMs = 50

const focusedOption = (): Element | null =>
  document.activeElement?.getAttribute('role') === 'option' ? document.activeElement : null

/** One after the other, once an option of the open list has the focus. */
const pressAgain = async (keys: readonly string[]): Promise<void> => {
  const since = performance.now()
  for (const key of keys) {
    do await nextFrame()
    while (!focusedOption() && performance.now() - since < patienceMs)
    const init = { key, bubbles: true, cancelable: true }
    focusedOption()?.dispatchEvent(new KeyboardEvent('keydown', init))
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

// Radix reserves '' for "nothing chosen", so options are identified by their position in the list.
interface ListedSelectProps<Value extends string> extends SelectProps<Value> {
  /** Keys that were pressed before it loaded. */
  early?: readonly string[]
}

export function ListedSelect<Value extends string>(props: ListedSelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled = false, early = [], ...attributes } = props
  // Only once, when it opens.
  const [first] = useState(early)
  useEffect(() => void pressAgain(first), [first])
  const chosen = options.findIndex(option => option.value === value)
  const choose = (place: string) => {
    const option = options[Number(place)]
    if (place !== '' && option) onValueChange(option.value)
  }
  return (
    <RadixSelect.Root
      value={chosen < 0 ? '' : String(chosen)}
      onValueChange={choose}
      disabled={disabled}
      defaultOpen
    >
      <Trigger {...useFieldControl()} {...attributes}>
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden />
        </RadixSelect.Icon>
      </Trigger>
      <RadixSelect.Portal>
        <List position="popper" sideOffset={4} collisionPadding={8}>
          <Viewport nonce={readStyleNonce()}>
            {options.map((option, place) => (
              <Item key={option.value} value={String(place)} disabled={option.disabled ?? false}>
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                {option.aside && <Aside>{option.aside}</Aside>}
                <RadixSelect.ItemIndicator asChild>
                  <Check aria-hidden />
                </RadixSelect.ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </List>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}
