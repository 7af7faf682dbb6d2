import { root } from './root.ts'

/** The sorted apps; scripts pick up a new one automatically. */
export const apps = [...new Bun.Glob('mf-*/package.json').scanSync({ cwd: root })]
  .map(file => file.slice(0, file.indexOf('/')))
  .sort()
