import { root } from './root.ts'

/** The folders of all apps, sorted, so that scripts pick up a new app by themselves. */
export const apps = [...new Bun.Glob('mf-*/package.json').scanSync({ cwd: root })]
  .map(file => file.slice(0, file.indexOf('/')))
  .sort()
