/**
 * How a program starts that runs the code of releases: it gets nothing of the environment, such as passwords, and no folder,
 * which would be a way into one that is closed to others. import-drawn.ts does the rest.
 */
export const asStranger = { cwd: '/', env: {} }
