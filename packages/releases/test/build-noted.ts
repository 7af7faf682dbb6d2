import { noteCost } from '@portal/server/test/note-cost'
import { type Built, buildPackage } from '../build/build.ts'

/** Notes it unless an earlier build was taken. */
export const buildNoted = async (directory: string): Promise<Built> => {
  const built = await buildPackage(directory)
  if (built.isNew) noteCost('builds')
  return built
}
