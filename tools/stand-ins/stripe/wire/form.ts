// The form encoding of Stripe's requests: `items[0][price]=price_1&metadata[user]=7`.
export type FormValue = string | FormValue[] | FormFields
export interface FormFields {
  [name: string]: FormValue
}

const isFields = (value: FormValue | undefined): value is FormFields =>
  typeof value === 'object' && !Array.isArray(value)

/** Fields named 0, 1, 2 are a list. */
const withLists = (fields: FormFields): FormValue => {
  const entries = Object.entries(fields).map(([name, value]): [string, FormValue] => [
    name,
    isFields(value) ? withLists(value) : value,
  ])
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** All values are still text. */
export const readForm = (form: URLSearchParams): FormFields => {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of form) {
    const [first = '', ...rest] = name.split(/\]?\[|\]$/).filter((part, index) => index === 0 || part !== '')
    const path = [first, ...rest]
    const last = path.pop() ?? ''
    let within = fields
    for (const part of path) {
      const next = within[part]
      const deeper: FormFields = isFields(next) ? next : Object.create(null)
      within[part] = deeper
      within = deeper
    }
    // `ids[]=a&ids[]=b`
    if (name.endsWith('[]') && path.length === 0) {
      const list = within[last]
      within[last] = Array.isArray(list) ? [...list, value] : [value]
    } else within[last] = value
  }
  return withListsIn(fields)
}

const withListsIn = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isFields(value) ? withLists(value) : value]),
  )
