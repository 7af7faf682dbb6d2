/** At an unknown address, or for the assistant beside other pages. */
export const noRoute = '*'
