import { type Built, buildPackage } from '@portal/releases/build/build'
import { folderOf } from '@portal/releases/build/build-packages'
import type { Checks } from '@portal/releases/store/archive'
import { checkTypes } from './check-types.ts'

/** Throws the compiler's errors, or one sentence for an unknown name. */
export const buildChecked = async (app: string): Promise<{ built: Built; checked: Checks }> => {
  const folder = folderOf(app)
  try {
    const built = await buildPackage(folder)
    return { built, checked: (await checkTypes(folder)) ? ['types'] : [] }
  } catch (error) {
    throw new Error(`${app} could not be built.\n${error instanceof Error ? error.message : error}`)
  }
}
