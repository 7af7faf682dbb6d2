import type { MouseEvent } from 'react'

/** Whether a click on a link navigates in this tab: other buttons and modifier keys open a new one. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
