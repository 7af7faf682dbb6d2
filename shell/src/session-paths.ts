// Written again, because the endpoints bring all their schemas; a test compares them.

/** Says who is signed in. */
export const sessionPath = '/api/auth/profile'

export const logoutPath = '/api/auth/logout'
