/** Raise its first part for a change that pages built before it cannot handle. */
export const apiVersion = '1.0.0'
