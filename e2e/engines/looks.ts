// Both run in the page, look at rectangles alone, and return what is wrong.

/** The heading is shown, nothing is wider than the window, and nothing failed. */
export const faultsOfScreen = (): string[] => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const heading = [...document.querySelectorAll('main h1')].find(isShown)?.getBoundingClientRect()
  const { scrollWidth, clientWidth } = document.documentElement
  const isSeen = heading && heading.width > 0 && heading.height > 0 && heading.left >= 0
  const alerts = [...document.querySelectorAll('[role="alert"]')].filter(isShown)
  return [
    ...(isSeen && heading.right <= innerWidth ? [] : ['the heading is not shown']),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []),
    ...alerts.map(({ textContent }) => `says “${textContent}”`),
  ]
}

/**
 * What is open is within the window, and its buttons can be pressed. Its body is as high as its content, unless the
 * window is full. A wrong field with the focus can be seen.
 */
export const faultsOfOverlay = (): string[] => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
  const open = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')]
    .filter(isShown)
    .at(-1)
  if (!open) {
    const wrong = document.activeElement
    const label =
      wrong?.matches('[aria-invalid="true"]') && wrong instanceof HTMLInputElement && wrong.labels?.[0]
    const words = label ? label.getBoundingClientRect() : undefined
    if (
      label &&
      words &&
      !label.contains(document.elementFromPoint(words.left + 2, words.top + words.height / 2))
    )
      faults.push(`“${label.textContent}” is covered, and has the focus`)
    return faults
  }
  const isOutside = ({ left, right, top, bottom }: DOMRect) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  const box = open.getBoundingClientRect()
  if (isOutside(box)) faults.push('sticks out of the window')
  const scrolling = [open, ...open.querySelectorAll(':not(textarea)')].filter(element => {
    const { overflowY, scrollSnapType } = getComputedStyle(element)
    return /auto|scroll/.test(overflowY) && scrollSnapType === 'none' // pictures lie side by side
  })
  for (const { scrollHeight, clientHeight, scrollWidth, clientWidth } of scrolling) {
    const hasRoom = innerHeight - box.height > 65 // the margins of a dialog on a wide screen
    if (scrollHeight > clientHeight + 1 && hasRoom)
      faults.push(`${clientHeight} px high for ${scrollHeight} px, in a window that has room`)
    if (scrollWidth > clientWidth + 1) faults.push(`${scrollWidth - clientWidth} px are cut at the side`)
  }
  const buttons = [...open.querySelectorAll('button')].filter(isShown)
  for (const button of buttons) {
    if (scrolling.some(part => part !== open && part.contains(button))) continue
    const place = button.getBoundingClientRect()
    const hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
    if (isOutside(place) || !button.contains(hit)) faults.push(`“${button.textContent}” cannot be pressed`)
  }
  if (open.matches('[role="dialog"]') && buttons.length === 0) faults.push('has no button')
  return faults
}

export const colorsOfTexts = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, p, li)')].map(element => getComputedStyle(element).color)

/** Selects the heading; returns a rectangle with nothing but its text. */
export const selectHeading = (): { x: number; y: number; width: number; height: number } => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('main h1') ?? document.body)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  const [line = new DOMRect()] = range.getClientRects()
  return { x: line.x + 2, y: line.y + 4, width: line.width - 8, height: line.height - 8 }
}

/** Between the lightest and the darkest color of a rectangle of a picture in base64, as WCAG computes it. */
export const contrastIn = async (
  picture: string,
  part: { x: number; y: number; width: number; height: number },
): Promise<number> => {
  const file = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
  const whole = await createImageBitmap(new Blob([file]))
  const scale = whole.width / innerWidth
  const { x, y, width, height } = part
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen?.drawImage(whole, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height)
  const { data = [] } = pen?.getImageData(0, 0, width, height) ?? {}
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const lights = Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.slice(4 * pixel, 4 * pixel + 3)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  })
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}
