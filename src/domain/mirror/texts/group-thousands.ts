import { type Language, LOCALES } from '../../locale.ts'

/**
 * The same texts, with separators in every count of a thousand and more that one of their functions is given: `5,100 claims`, in German
 * `5.100`. What is given as text stays as it is, and so does a count that reads like a year.
 */
export function withGroupedCounts<Texts extends object>(texts: Texts, language: Language): Texts {
  // A long journal is told thousands of sentences, and a member is made once for all of them.
  const members = new Map<PropertyKey, unknown>()
  return new Proxy(texts, {
    get(target, name) {
      if (!members.has(name)) members.set(name, groupedMember(Reflect.get(target, name), language))
      return members.get(name)
    },
    apply: (target, self, given: unknown[]) => grouped(Reflect.apply(Object(target), self, given), given, language),
  })
}

const groupedMember = (member: unknown, language: Language): unknown =>
  typeof member === 'function' || (typeof member === 'object' && member !== null && !Array.isArray(member))
    ? withGroupedCounts(member, language)
    : member

function grouped(told: unknown, given: readonly unknown[], language: Language): unknown {
  if (typeof told !== 'string') return told
  let text = told
  for (const each of given)
    if (typeof each === 'number') text = groupedIn(text, each, language)
    else if (typeof each === 'object' && each !== null)
      for (const count of Object.values(each)) if (typeof count === 'number') text = groupedIn(text, count, language)
  return text
}

const groupedIn = (text: string, count: number, language: Language): string =>
  Number.isInteger(count) && count >= LEAST_GROUPED && !isLikeYear(count)
    ? text.replaceAll(bare(count), count.toLocaleString(LOCALES[language]))
    : text

const LEAST_GROUPED = 1000

/** The same figures may be a year of the sentence. */
const isLikeYear = (count: number): boolean => count >= 1900 && count <= 2100

/** The count as a number of its own, and no part of another one. */
const bare = (count: number): RegExp => new RegExp(`(?<![\\d.,$])${count}(?!\\d|[.,]\\d)`, 'g')
