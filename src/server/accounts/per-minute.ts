/** A field that is added to a log line: how many lines of its kind were left out before it. */
type Sample = { readonly leftOutBefore?: number }

const MINUTE = 'YYYY-MM-DDTHH:MM'.length

/**
 * Limits log lines that strangers can cause: at most `lines` of a kind in a minute; the next line says how many were left out.
 * @returns the fields to add to the line; null when it must not be written
 */
export function perMinute(lines: number, now: () => string): (kind: string) => Sample | null {
  const written = new Map<string, { minute: string; lines: number; leftOut: number }>()
  return (kind) => {
    const minute = now().slice(0, MINUTE)
    const before = written.get(kind)
    const count = before?.minute === minute ? before : { minute, lines: 0, leftOut: before?.leftOut ?? 0 }
    written.set(kind, count)
    if (count.lines >= lines) {
      count.leftOut += 1
      return null
    }
    count.lines += 1
    const { leftOut } = count
    count.leftOut = 0
    return leftOut > 0 ? { leftOutBefore: leftOut } : {}
  }
}
