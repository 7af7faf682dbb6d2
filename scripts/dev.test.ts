import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

const command = ['sh', join(import.meta.dir, 'with-bun.sh'), 'dev']
const children: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of children) child.kill()
})

test('an unknown app is refused with a sentence that has their names', async () => {
  const { succeeded, output } = await captureCommand([...command, 'mf-guess'])
  expect(succeeded).toBe(false)
  expect(output).toEndWith('Say which app: npm run dev -- mf-ai | mf-landlord | mf-public | mf-tenant\n')
})

test('an app is served without Bun on the PATH, and says where to open it', async () => {
  const child = Bun.spawn([...command, 'mf-ai'], {
    cwd: root,
    env: { ...process.env, PORTAL_URL: 'http://localhost:1' },
    stdout: 'pipe',
    stderr: 'ignore',
  })
  children.push(child)
  let output = ''
  for await (const chunk of child.stdout) {
    output += new TextDecoder().decode(chunk)
    if (output.includes('compiled') || output.includes('?mf=')) break
  }
  expect(output).toContain('http://localhost:1/ai?mf=mf-ai@http://localhost:4004')
})
