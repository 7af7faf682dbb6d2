/** What notes that came with an action change: they are what the tenant reads, as long as there are any. */
export const landlordNotesOf = (notes: string | null | undefined): { landlordNotes?: string } =>
  notes?.trim() ? { landlordNotes: notes } : {}
