// What the server reads for the pages of visitors. Their own code does without it, and no browser loads this file.
export { personReads } from './account/people/person-reads.ts'
export { propertyReads } from './search/property/property-reads.ts'
export { searchReads } from './search/search-reads.ts'
