// Repeated here, because the endpoints come with all their schemas; a test compares them.

/** Returns the session. */
export const sessionPath = '/api/auth/profile'

export const logoutPath = '/api/auth/logout'
