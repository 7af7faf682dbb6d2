/** Few people ever see it, so its code is not part of every page. */
export const loadSignInDialog = () =>
  import(/* webpackChunkName: "on-demand-sign-in" */ './sign-in-dialog.tsx')
