// Both themes are designed, neither is an inversion.
import type { color } from './tokens.tsx'

/** The roles of `color`. */
/** @internal */
export type ColorName = keyof typeof color
type Palette = Record<ColorName, string>

export const lightPalette: Palette = {
  canvas: '#faf8f5',
  surface: '#ffffff',
  sunken: '#f3efe9',
  raised: '#ffffff',
  hover: '#f3efe9',
  border: '#e6dfd6',
  borderStrong: '#8f8578',
  text: '#211c17',
  textMuted: '#665d52',
  primary: '#14556b',
  primaryHover: '#0e4356',
  onPrimary: '#ffffff',
  primarySoft: '#e0eff3',
  onPrimarySoft: '#0f4a5e',
  secondary: '#74406c',
  secondaryHover: '#5f3258',
  onSecondary: '#ffffff',
  secondarySoft: '#f5e8f2',
  onSecondarySoft: '#66355e',
  danger: '#b3261e',
  dangerHover: '#941d17',
  onDanger: '#ffffff',
  dangerSoft: '#fceae8',
  onDangerSoft: '#8f1d16',
  successSoft: '#e3f3e6',
  onSuccessSoft: '#1d5a30',
  warning: '#a15c00',
  warningSoft: '#fdf0d9',
  onWarningSoft: '#754300',
  focus: '#14556b',
  overlay: 'rgb(33 28 23 / 0.48)',
  shimmer: '#ece6dd',
}

export const darkPalette: Palette = {
  canvas: '#161311',
  surface: '#1f1b18',
  sunken: '#191613',
  raised: '#292420',
  hover: '#2d2823',
  border: '#37302a',
  borderStrong: '#867b6f',
  text: '#f4efe9',
  textMuted: '#b8ada1',
  primary: '#82c8de',
  primaryHover: '#9dd6e8',
  onPrimary: '#06242f',
  primarySoft: '#16343f',
  onPrimarySoft: '#a9dcec',
  secondary: '#dca9d1',
  secondaryHover: '#e8c1df',
  onSecondary: '#34142e',
  secondarySoft: '#3c2638',
  onSecondarySoft: '#ebc4e2',
  danger: '#ff9d94',
  dangerHover: '#ffb5ae',
  onDanger: '#440704',
  dangerSoft: '#43201d',
  onDangerSoft: '#ffbcb5',
  successSoft: '#1c3524',
  onSuccessSoft: '#a5dcb3',
  warning: '#f0b95c',
  warningSoft: '#3d2d13',
  onWarningSoft: '#f7d091',
  focus: '#9dd6e8',
  overlay: 'rgb(8 6 5 / 0.64)',
  shimmer: '#2d2823',
}

/** The theme's colors as CSS declarations: `--color-on-primary: #fff;`. */
export function paletteCss(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--color-${kebabCase(name)}: ${value};`)
    .join('\n')
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
