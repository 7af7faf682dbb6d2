import { settings, type Variables } from '@portal/settings/environment'

const settingNames = settings.map(({ name }) => name)

/**
 * The environment of tests and stories: without the portal's settings, which each test sets as it needs. With a developer's own
 * key, they would call a model that costs money.
 */
export const environmentOfTests = (variables: Variables = process.env): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !settingNames.includes(name)))
