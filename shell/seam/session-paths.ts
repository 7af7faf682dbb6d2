// Copied, because the endpoints come with all their schemas; a test compares them.

export const sessionPath = '/api/auth/profile'

export const logoutPath = '/api/auth/logout'
