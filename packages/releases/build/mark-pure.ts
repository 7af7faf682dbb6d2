// Lets a build drop the unused components of a package.

/**
 * A loader for packages whose components come from calls that are not marked as free of side effects, or get their names
 * from separate statements. A build keeps all of those: an app that imports Link also gets NavLink and Form. The names are only
 * for React's developer tools.
 */
export default function markPure(source: string): string {
  return source
    .replace(/^\s*__name\(\w+, "[^"]*"\);$/gm, '')
    .replace(/^var __name = .*$/m, 'var __name = value => value;')
    .replace(/^\w+\.displayName = [\w"]+;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}
