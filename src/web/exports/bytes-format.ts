const [KB, MB, GB] = [1_000, 1_000_000, 1_000_000_000]

/** A size in decimal units, for example `12.4 MB`. */
export function bytesWords(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  if (bytes < MB) return `${Math.round(bytes / KB)} kB`
  const [unit, name] = bytes < GB ? [MB, 'MB'] : [GB, 'GB']
  return `${(bytes / unit).toFixed(1)} ${name}`
}
