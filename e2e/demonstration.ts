// The screens as seen by the demonstration's people, for programs that look at a portal outside of stories.
import { request } from '@playwright/test'
import { type Screen, type ShownHome, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

export const demonstrationScreens: Screen[] = screens.map(({ path, account }) => ({
  path,
  account: account && (account.endsWith('landlord') ? 'demonstration landlord' : 'demonstration tenant'),
}))

/** The oldest home on the map of the demonstration's landlord: everyone may see it, and that landlord may edit it. */
export const demonstrationHome = async (url: string): Promise<ShownHome> => {
  const caller = await request.newContext()
  await signIn(caller, 'demonstration landlord', url)
  const { properties }: { properties: (ShownHome & { latitude: number | null })[] } = await (
    await caller.get(`${url}/api/properties/my`)
  ).json()
  await caller.dispose()
  const home = properties.findLast(({ latitude }) => latitude !== null)
  if (!home) throw new Error(`The demonstration at ${url} has no home on the map.`)
  return home
}
