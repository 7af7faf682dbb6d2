// The system's theme until the person chooses; then a class on the root element and a cookie.
import type { Theme } from '../seam/page-data.ts'
import { isPreferenceKept, keepPreference } from './preference.ts'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const show = (theme: Theme): void => {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
}

export const followTheme = (chosen: Theme | null): void => {
  if (chosen) return
  const system = systemIsDark()
  show(system.matches ? 'dark' : 'light')
  system.addEventListener(
    'change',
    () => isPreferenceKept('theme') || show(system.matches ? 'dark' : 'light'),
  )
}

export const toggleTheme = (): void => {
  const next = document.documentElement.classList.contains('dark') ? 'light' : 'dark'
  show(next)
  keepPreference('theme', next)
}
