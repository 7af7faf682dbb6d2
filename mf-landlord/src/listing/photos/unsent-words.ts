/** Why a form is not sent while photos of it are missing. */
export const unsentWords = {
  uploading: 'Your photos are still uploading. Please wait a moment.',
  failed: 'Some photos were not uploaded. Try again, or remove them.',
}
