/** What a person reads when their form is not sent because photos of it are missing. */
export const unsentWords = {
  uploading: 'Your photos are still uploading. Please wait a moment.',
  failed: 'Some photos were not uploaded. Try again, or remove them.',
}
