// Prints them for screens.ts; new apps are included automatically.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AppPage } from '../shared-ui/src/platform/app-page.tsx'

const pagesOf = async (app: string) => {
  const { pages }: { pages: AppPage[] } = await import(`../${app}/src/pages.tsx`)
  return [app, pages.map(({ path, access }) => ({ path, access }))]
}

const apps = readdirSync(join(import.meta.dirname, '..')).filter(name => name.startsWith('mf-'))
console.log(JSON.stringify(Object.fromEntries(await Promise.all(apps.map(pagesOf)))))
