import { join } from 'node:path'
import { root } from './root.ts'

export const runTool = async (
  program: string,
  options: string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> => {
  const child = Bun.spawn([process.execPath, program, ...options], {
    cwd: join(root, 'tools'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return child.exited
}
