const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`
const LONGEST_FEBRUARY = 2024
const DAY_OF_MONTH = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)'

type Period = { readonly year: number; readonly month: number; readonly day: number | null }

/** Ways to write a period of a calendar, each at the start of a text; the first that fits is meant. */
const WAYS: readonly { readonly way: RegExp; readonly read: (groups: readonly string[]) => Period }[] = [
  { way: /^(20\d\d)-(\d\d)-(\d\d)/u, read: ([y, m, d]) => period(y, Number(m), d) },
  {
    way: new RegExp(`^(${MONTH})\\.? ${DAY_OF_MONTH}(?:,? (20\\d\\d))?`, 'iu'),
    read: ([m, d, y]) => period(y, monthNamed(m), d),
  },
  { way: new RegExp(`^(${MONTH})\\.?,? (20\\d\\d)`, 'iu'), read: ([m, y]) => period(y, monthNamed(m)) },
  { way: /^q([1-4])(?: of)? (20\d\d)/iu, read: ([q, y]) => period(y, Number(q) * 3) },
  { way: /^h([12]) (20\d\d)/iu, read: ([h, y]) => period(y, Number(h) * 6) },
  { way: /^(20\d\d)/u, read: ([y]) => period(y, 12) },
]

/**
 * Whether a time that a thesis names can lie ahead: not where its year, quarter, month or day is over, and not where the
 * calendar has no such day. A time without its year (`in June`) can.
 * @param from where the words for it begin
 * @param today ISO day of the decision
 */
export function mayLieAhead(text: string, from: number, to: number, today: string): boolean {
  const at = text.slice(from, to).search(new RegExp(`20\\d\\d|(?<![a-z])(?:${MONTH})|[qh][1-4]`, 'iu'))
  if (isOverByNumbers(text.slice(from, to), today)) return false
  if (at < 0) return true
  const words = text.slice(from + at, from + at + LONGEST_DATE).replaceAll(/\s+/gu, ' ')
  for (const { way, read } of WAYS) {
    const found = way.exec(words)
    if (found) return isAhead(read(found.slice(1)), today)
  }
  return true
}

/** "September 30th, 2026" and a few spaces more. */
const LONGEST_DATE = 30

const period = (year: string | undefined, month: number, day?: string): Period => ({
  year: year === undefined ? 0 : Number(year),
  month,
  day: day === undefined ? null : Number(day),
})

const monthNamed = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function isAhead({ year, month, day }: Period, today: string): boolean {
  const days = daysOf(month, year || LONGEST_FEBRUARY)
  if (days === 0 || (day !== null && (day < 1 || day > days))) return false
  return year === 0 || iso(year, month, day ?? days) >= today
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month < 1 || month > 12 ? 0 : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** `1/2/27` is a day of January or of February: it can't be told which, only when both are over, or neither is a day. */
function isOverByNumbers(words: string, today: string): boolean {
  const found = /(\d{1,2})\/(\d{1,2})\/(\d{2,4})/u.exec(words)
  if (!found) return false
  const [a = 0, b = 0, y = 0] = found.slice(1).map(Number)
  const year = y < 100 ? 2000 + y : y
  return !isAhead({ year, month: a, day: b }, today) && !isAhead({ year, month: b, day: a }, today)
}

const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
