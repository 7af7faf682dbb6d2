/** No first screen waits for it. */
export const loadOpenTab = () => import(/* webpackChunkName: "on-demand-open-tab" */ './open-tab.ts')
