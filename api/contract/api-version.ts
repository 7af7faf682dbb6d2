/** The version of the API. Raise its first part for what a page that was built before cannot use. */
export const apiVersion = '1.0.0'
