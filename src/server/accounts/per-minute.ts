/** What a line of the log says besides: how many like it were left out before it. */
type Sample = { readonly leftOutBefore?: number }

const MINUTE = 'YYYY-MM-DDTHH:MM'.length

/**
 * Holds back what strangers can cause as often as they like: so many lines of a kind in a minute, then only how many were left out.
 * @returns what to write into the line; null where there is to be none
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
