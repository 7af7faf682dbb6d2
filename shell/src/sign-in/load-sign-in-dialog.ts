/** Few people ever see it. */
export const loadSignInDialog = () =>
  import(/* webpackChunkName: "on-demand-sign-in" */ './sign-in-dialog.tsx')
