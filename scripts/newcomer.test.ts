// Either the two commands of the README work anyway, or one sentence says what to do.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onlyInLong } from '@portal/server/test/length'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { Newcomer } from './test/newcomer.ts'

const npmStart = ['npm', 'start']
/** An unused id, if we may choose; a newcomer is not root. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const trouble = /npm err|^\s+at |error:/im

const other = Bun.serve({ hostname: '0.0.0.0', port: 0, fetch: () => new Response('other') })
afterAll(() => other.stop(true))
const takenPort = String(other.port)
const portIsTaken = `Port ${takenPort} is in use: stop the program that holds it or choose another, such as PORT=${Number(takenPort) + 1}.\n`

const newcomers: Newcomer[] = []
const arrive = async (options?: { name?: string; folder?: string }): Promise<Newcomer> => {
  const newcomer = await Newcomer.arrive(options)
  newcomers.push(newcomer)
  return newcomer
}
afterEach(async () => {
  for (const newcomer of newcomers.splice(0)) await newcomer.leave()
})

test.if(somebody.uid !== undefined)('a clone of another account is one sentence', async () => {
  const newcomer = await arrive()
  const { clone } = newcomer
  expect(await newcomer.run(npmStart, {}, somebody)).toBe(
    `Bun cannot be saved to ${clone}/.bun: make that folder writable, then run this again.\n`,
  )
  await newcomer.addBun()
  expect(await newcomer.run(['npm', 'test'], {}, somebody)).toBe(
    `This account may not write to ${clone}: start as its owner or use another folder.\n`,
  )
})

const probe = await mountSmallDisk(1)
if (probe) await removeDisk(probe)

// Short: with-bun.test.ts, install-packages.test.ts and start.test.ts.
onlyInLong(() => {
  test('npm install, by habit, is refused and leaves nothing behind', async () => {
    const newcomer = await arrive()
    const before = readdirSync(newcomer.clone)
    await newcomer.run(['npm', 'install'], newcomer.withoutNetwork)
    await newcomer.run(['npm', 'ci'], newcomer.withoutNetwork)
    expect(readdirSync(newcomer.clone)).toEqual(before)
  })

  test('without a network one sentence says so, for Bun and for the packages; the next try works', async () => {
    const newcomer = await arrive()
    const { withCache, withoutNetwork } = newcomer
    const noBun = await newcomer.run(npmStart, withoutNetwork)
    expect(noBun).toMatch(
      /^Fetching Bun .*\nBun could not be fetched from npm \(.*\): check the network, .* again\.\n$/,
    )
    expect(readdirSync(join(newcomer.clone, '.bun'), { recursive: true })).toHaveLength(1)

    await newcomer.addBun()
    const noPackages = await newcomer.run(npmStart, withoutNetwork)
    expect(noPackages).toMatch(
      /^Installing packages…\nThe packages could not be installed \(.*\): check the network, .* again\.\n$/,
    )
    const network = await newcomer.run(npmStart, { ...withCache, PORT: takenPort })
    expect(network).toMatch(new RegExp(`^(Installing packages….*\n)+${portIsTaken}$`))
    expect(existsSync(join(newcomer.clone, '.data'))).toBe(false)
    expect(newcomer.processes()).toEqual([])
  })

  // Short: find-chromium.test.ts.
  test('without root and Chromium, the user stories have failed and say what to install', async () => {
    const newcomer = await arrive()
    await newcomer.addBun()
    await newcomer.run(
      ['sh', '-c', `"$0" scripts/install-packages.ts test`, process.execPath],
      newcomer.withCache,
    )
    const output = await newcomer.run(['npm', 'test', '--', 'e2e'], {}, somebody)
    const sentence =
      'No Chromium was found: install one (on Debian `apt-get install chromium`) or set CHROMIUM to the path of yours.'
    expect(output).toEndWith(`\n${sentence}\n\n✗ e2e\n    ${sentence}\n\n0 passed, 1 failed\n`)
  })

  test.if(probe !== undefined)('with 300 MB of disk, one sentence each for Bun and packages', async () => {
    const disk = (await mountSmallDisk(300)) ?? ''
    const newcomer = await Newcomer.arrive({ folder: disk })
    const { clone } = newcomer
    const noBun = await newcomer.run(npmStart)
    await newcomer.addBun()
    const noPackages = await newcomer.run(npmStart, newcomer.withCache)
    await removeDisk(disk)
    expect(noBun).toBe(`The disk that holds ${clone} is full: free about 2 GB, then run this again.\n`)
    expect(noPackages).toMatch(
      new RegExp(
        `^(Installing packages….*\n)+The disk that holds ${clone} is full: free about 2 GB and try again\\.\n$`,
      ),
    )
  })

  describe('in a folder whose name has spaces, an umlaut and an ampersand', () => {
    let newcomer: Newcomer
    const dataDir = () => join(newcomer.folder, 'die Daten & mehr')
    const settings = (port = 0) => ({ ...newcomer.withCache, DATA_DIR: dataDir(), PORT: String(port) })
    beforeAll(async () => {
      newcomer = await Newcomer.arrive({ name: 'Meine Häuser & Co' })
      await newcomer.addBun()
    })
    afterAll(() => newcomer.leave())

    test.each(['Installing packages…', 'Preparing the database…'])(
      'Ctrl+C after “%s” ends everything without a message',
      async moment => {
        const begun = newcomer.begin(npmStart, settings())
        await begun.until(moment)
        await Bun.sleep(50)
        await newcomer.interrupt(begun)
        expect(begun.said()).toContain(moment)
        expect(begun.said()).not.toMatch(trouble)
      },
    )

    test('two starts at once, with the same folders, share them; no incomplete database is left', async () => {
      const both = [newcomer.begin(npmStart, settings()), newcomer.begin(npmStart, settings())]
      await Promise.all(both.map(({ until }) => until('Building what changed…')))
      await Promise.all(both.map(begun => newcomer.interrupt(begun)))
      for (const { said } of both) {
        expect(said()).toContain('Building what changed…')
        expect(said()).not.toMatch(trouble)
      }
      expect(readdirSync(dataDir()).filter(name => name.startsWith('postgres-'))).toEqual([])
    })
  })
})
