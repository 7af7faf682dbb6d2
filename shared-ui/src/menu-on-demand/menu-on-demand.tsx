// Until the menu's code is loaded its button looks and reads the same.
import { type ButtonHTMLAttributes, useState } from 'react'

/** The button is its trigger; it opens right away, at its first item after a key. */
interface OpenMenu<MenuComponent> {
  Menu: MenuComponent
  startsAtFirst: boolean
}

type ButtonAttributes = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown'
>

/**
 * Loads the menu when its button is hovered or focused, and opens it at a press. Returns what to draw instead of the button, null until the
 * menu is loaded, and the button's attributes. `onMissing` is called if it fails to load.
 */
export const useMenuOnDemand = <MenuComponent,>(
  load: () => Promise<MenuComponent>,
  onMissing: (error: unknown) => void,
): [menu: OpenMenu<MenuComponent> | null, button: ButtonAttributes] => {
  const [menu, setMenu] = useState<OpenMenu<MenuComponent> | null>(null)
  const open = (startsAtFirst: boolean) => load().then(Menu => setMenu({ Menu, startsAtFirst }), onMissing)
  const loadAhead = () => load().catch(() => {})
  return [
    menu,
    {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: loadAhead,
      onFocus: loadAhead,
      // A click by key has no pointer detail.
      onClick: event => open(event.detail === 0),
      onKeyDown: event => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        void open(true)
      },
    },
  ]
}
