import { root } from './root.ts'

/** The folders of all apps, sorted: whatever looks at each of them looks at a new one, too. */
export const apps = [...new Bun.Glob('mf-*/package.json').scanSync({ cwd: root })]
  .map(file => file.slice(0, file.indexOf('/')))
  .sort()
