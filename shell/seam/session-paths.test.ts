import { expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { logoutPath, sessionPath } from './session-paths.ts'

test('the paths are those of the endpoints', () => {
  expect(sessionPath).toBe(authEndpoints.profile.path)
  expect(logoutPath).toBe(authEndpoints.logout.path)
})
