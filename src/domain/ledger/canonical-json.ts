/**
 * Canonical JSON after RFC 8785: members sorted by UTF-16 code units, no white space, ECMAScript number and string
 * forms (both are what JSON.stringify writes). The same value always gives the same bytes, so it can be hashed.
 * @throws TypeError for what JSON cannot carry: undefined, NaN, Infinity, a lone surrogate.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([name, member]) => `${scalar(name)}:${canonicalJson(member)}`).join(',')}}`
  }
  return scalar(value)
}

function scalar(value: unknown): string {
  const isText = typeof value === 'string' && value.isWellFormed()
  if (isText || typeof value === 'boolean' || value === null || Number.isFinite(value)) return JSON.stringify(value)
  throw new TypeError(`Not a JSON value: ${typeof value}`)
}
