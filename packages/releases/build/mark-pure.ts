/**
 * A loader for packages whose components come from calls not marked as free of side effects, or get their
 * names from separate statements. A build keeps all of those: with Link it would keep NavLink and Form. Only
 * React's developer tools use the names.
 */
export default function markPure(source: string): string {
  return source
    .replace(/^\s*__name\(\w+, "[^"]*"\);$/gm, '')
    .replace(/^var __name = .*$/m, 'var __name = value => value;')
    .replace(/^\w+\.displayName = [\w"]+;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}
