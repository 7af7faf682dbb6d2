// Values per theme are in palette.tsx and global-style.

/** `color.primary` is `var(--color-primary)`: a theme change repaints without React. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  raised: 'var(--color-raised)',
  hover: 'var(--color-hover)',
  border: 'var(--color-border)',
  borderStrong: 'var(--color-border-strong)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  onPrimarySoft: 'var(--color-on-primary-soft)',
  secondary: 'var(--color-secondary)',
  secondaryHover: 'var(--color-secondary-hover)',
  onSecondary: 'var(--color-on-secondary)',
  secondarySoft: 'var(--color-secondary-soft)',
  onSecondarySoft: 'var(--color-on-secondary-soft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  onDanger: 'var(--color-on-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  onDangerSoft: 'var(--color-on-danger-soft)',
  successSoft: 'var(--color-success-soft)',
  onSuccessSoft: 'var(--color-on-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  onWarningSoft: 'var(--color-on-warning-soft)',
  focus: 'var(--color-focus)',
  overlay: 'var(--color-overlay)',
  shimmer: 'var(--color-shimmer)',
} as const

/** The 4 px grid: `space[4]` is 16 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const

/** The type scale in rem of a 16 px root: 12, 14, 16, 20, 24, 32, 48. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  display: '3rem',
} as const

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const

export const radius = { sm: '8px', md: '12px', lg: '16px', full: '999px' } as const

/** Shadows are for what floats: `raised` for toasts and menus, `overlay` for dialogs. */
export const shadow = { raised: 'var(--shadow-raised)', overlay: 'var(--shadow-overlay)' } as const

/** The global style turns it off for reduced motion. */
export const motion = {
  fast: '120ms cubic-bezier(0.2, 0, 0, 1)',
  base: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Narrow first. In em, the reader's own text size: with large text a wide window has the layout of a narrow one. */
export const media = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  hover: '@media (hover: hover)',
} as const

export const size = {
  touch: '44px',
  header: '64px',
  page: '1200px',
} as const

/** Where floating elements cover nothing on the page. */
export const lane = {
  /** The strip at the bottom of a narrow screen; 0 without one. */
  height: 'var(--lane)',
  /** What the assistant's button takes at the right of the screen; 0 without one. */
  besideAssistant: 'var(--beside-assistant)',
  /** From 768 px on: a screen hardly wider than the page leaves room for that button. */
  pageMargin: 'var(--page-margin)',
} as const

/** Lowest first. A map's own panes are below `lane` when it isolates itself. */
export const layer = { lane: 10, header: 20, overlay: 40, floating: 50, toast: 60 } as const
