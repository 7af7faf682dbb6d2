import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Undefined if this account or machine may not mount. */
export const mountSmallDisk = async (megabytes: number): Promise<string | undefined> => {
  if (!Bun.which('mount')) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  const options = `size=${megabytes}m,mode=755`
  if (Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder]).success) return folder
  await rm(folder, { recursive: true })
  return undefined
}

export const removeDisk = async (folder: string): Promise<void> => {
  Bun.spawnSync(['umount', '-l', folder])
  await rm(folder, { recursive: true })
}
