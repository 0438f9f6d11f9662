import { type Language, LOCALES } from '../../locale.ts'

/**
 * The same texts, with separators in every count of a thousand and more that one of their functions is given: `5,100 claims`, in German
 * `5.100`. What is given as text stays as it is, and so does a count that reads like a year.
 */
export const withGroupedCounts = <Texts extends object>(texts: Texts, language: Language): Texts =>
  new Proxy(texts, {
    get: (target, name) => groupedMember(Reflect.get(target, name), language),
    apply: (target, self, given: unknown[]) => grouped(Reflect.apply(Object(target), self, given), given, language),
  })

const groupedMember = (member: unknown, language: Language): unknown =>
  typeof member === 'function' || (typeof member === 'object' && member !== null && !Array.isArray(member))
    ? withGroupedCounts(member, language)
    : member

function grouped(told: unknown, given: readonly unknown[], language: Language): unknown {
  if (typeof told !== 'string') return told
  return given
    .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : [each]))
    .filter((each) => typeof each === 'number')
    .filter((count) => Number.isInteger(count) && count >= LEAST_GROUPED && !isLikeYear(count))
    .reduce((text, count) => text.replaceAll(bare(count), count.toLocaleString(LOCALES[language])), told)
}

const LEAST_GROUPED = 1000

/** The same figures may be a year of the sentence. */
const isLikeYear = (count: number): boolean => count >= 1900 && count <= 2100

/** The count as a number of its own, and no part of another one. */
const bare = (count: number): RegExp => new RegExp(`(?<![\\d.,$])${count}(?!\\d|[.,]\\d)`, 'g')
