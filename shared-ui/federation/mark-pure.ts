// Lets a build leave out the components of a package that nothing uses.

/**
 * A loader for packages whose components are made by calls that nothing marks as free of side effects, or get their names
 * from statements of their own. A build keeps all of those: NavLink and Form for who imports Link. Names are for React's
 * developer tools only.
 */
export default function markPure(source: string): string {
  return source
    .replace(/^\s*__name\(\w+, "[^"]*"\);$/gm, '')
    .replace(/^var __name = .*$/m, 'var __name = value => value;')
    .replace(/^\w+\.displayName = [\w"]+;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}
