/** What a page reports as its route where it is on none: at an unknown address, or for the assistant beside other pages. */
export const noRoute = '*'
