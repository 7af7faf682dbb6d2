/** The route that a page reports when it is on none: at an unknown address, or for the assistant beside other pages. */
export const noRoute = '*'
