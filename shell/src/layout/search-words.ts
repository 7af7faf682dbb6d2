/** The header's search box, on the bar and in the panel. */
export const searchWords = { label: 'Search homes', placeholder: 'Search properties or locations...' }
