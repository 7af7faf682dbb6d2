// What the server draws pages with (recipe.ts).

import type { AppPage } from '@portal/shared-ui/platform/app-page'
import type { Platform } from '@portal/shared-ui/platform/platform'
import type { drawInZone } from '@portal/shared-ui/readers-zone'
import type { ComponentType, createElement, ReactElement, ReactNode } from 'react'
import type { drawAhead } from './draw-ahead.ts'

export interface DrawnPages {
  pages: AppPage[]
  StaticRouter: ComponentType<{ location: string; children: ReactNode }>
  useRoutes(routes: { path: string; element: ReactElement }[]): ReactElement | null
  matchPath(pattern: string, pathname: string): { params: Record<string, string | undefined> } | null
  PlatformProvider: ComponentType<{ value: Platform; children: ReactNode }>
  /** A release from before 1.1 says everything in UTC. */
  drawInZone?: typeof drawInZone
  giveFirstAnswers(answers: Record<string, unknown>): void
  drawAhead: typeof drawAhead
  createElement: typeof createElement
}

/** Differs from the layout around the page. */
export const idPrefix = 'page-'

export const componentOf = async (page: AppPage): Promise<ComponentType> =>
  'load' in page ? page.load() : page.component
