import type { SelectOption } from './select-props.tsx'

/** From `value`, or from the first option: letters match the start of a label, arrows move to the next one. */
export const optionOfKeys = <Value extends string>(
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
