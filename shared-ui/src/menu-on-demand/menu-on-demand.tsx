// A menu's button until the menu's code is there: it looks and says the same.
import { type ButtonHTMLAttributes, useState } from 'react'

/** The menu has the button as its trigger, and opens at once: at its first item after a key. */
interface Opened<MenuComponent> {
  Menu: MenuComponent
  startsAtFirst: boolean
}

type ButtonAttributes = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown'
>

/**
 * Loads the menu when its button is pointed at or focused, and opens it when that is pressed. Returns what to draw instead of the
 * button, null until it is there, and the button's attributes. `onMissing` says that it does not come.
 */
export const useMenuOnDemand = <MenuComponent,>(
  load: () => Promise<MenuComponent>,
  onMissing: (error: unknown) => void,
): [opened: Opened<MenuComponent> | null, button: ButtonAttributes] => {
  const [opened, setOpened] = useState<Opened<MenuComponent> | null>(null)
  const open = (startsAtFirst: boolean) => load().then(Menu => setOpened({ Menu, startsAtFirst }), onMissing)
  const loadAhead = () => load().catch(() => {})
  return [
    opened,
    {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: loadAhead,
      onFocus: loadAhead,
      // A key presses a button without a pointer's detail.
      onClick: event => open(event.detail === 0),
      onKeyDown: event => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        void open(true)
      },
    },
  ]
}
