import { IconTooltips } from '@portal/shared-ui/icon-tooltips'
import { createRoot } from 'react-dom/client'

/** In a place of its own: it belongs to all apps, and is drawn only from now on. */
export const drawTooltips = (first: HTMLElement, isFocused: boolean): void => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<IconTooltips first={first} isFocused={isFocused} />)
}
