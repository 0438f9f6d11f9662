import { type Language, perLanguage } from '#domain/locale.ts'
import { formatCount } from '#web/ui/format.ts'
import { exportMessages } from './export-messages.ts'

const [KB, MB, GB] = [1_000, 1_000_000, 1_000_000_000]

const tenthsIn = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A size in decimal units, for example `12.4 MB`. */
export function bytesWords(bytes: number, language: Language = 'en'): string {
  if (bytes < KB) return exportMessages(language).bytes(String(bytes))
  if (bytes < MB) return `${formatCount(Math.round(bytes / KB), language)} kB`
  const [unit, name] = bytes < GB ? [MB, 'MB'] : [GB, 'GB']
  return `${tenthsIn(language).format(bytes / unit)} ${name}`
}
