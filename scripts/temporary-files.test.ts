import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'
import { withTemporaryFiles } from './temporary-files.ts'

const leaveFiles = `
  const { mkdtempSync } = require('node:fs')
  console.log(mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'left-')))
  process.kill(process.pid, 'SIGKILL')`

test('what a killed program leaves among its temporary files is removed, also when the work fails', async () => {
  const before = tmpdir()
  let left = ''
  const work = async () => {
    const { output } = await captureCommand([process.execPath, '-e', leaveFiles], { cwd: root })
    left = output.split('\n')[0] ?? ''
    expect(left).toStartWith(tmpdir())
    expect(existsSync(left)).toBe(true)
    throw new Error('The work failed')
  }
  await expect(withTemporaryFiles(work)).rejects.toThrow('The work failed')
  expect(left).toContain('left-')
  expect(existsSync(left)).toBe(false)
  expect(tmpdir()).toBe(before)
})
