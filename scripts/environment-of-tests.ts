import { settings, type Variables } from '@portal/settings/environment'

const settingNames = settings.map(({ name }) => name)

/** Lacks the portal's settings: with a developer's own key, tests would call a model that costs money. */
export const environmentOfTests = (variables: Variables = process.env): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !settingNames.includes(name)))
