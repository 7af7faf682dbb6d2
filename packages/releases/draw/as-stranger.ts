/**
 * Options for starting a program that runs the code of releases: it gets no environment variables, such as passwords, and no
 * open folder, which could lead into one that is closed to others. import-drawn.ts does the rest.
 */
export const asStranger = { cwd: '/', env: {} }
