import { type Sentence, sentencePart } from './vocabulary/sentence.ts'

/**
 * The items of a list that is written in one line, "Sell rules: 1) dividend cut 2) payout ratio > 80%", each as a line under the
 * heading before it; null where there is no such list.
 */
export function itemsInLine(sentence: Sentence): readonly Sentence[] | null {
  const { words } = sentence
  const marks = Array.from(words.matchAll(MARK), ({ index, 0: mark, groups }) => ({
    from: index + mark.search(/[(\da-z]/),
    rank: rankOf(groups?.mark ?? ''),
  }))
  if (marks.length < 2 || marks.some(({ rank }, at) => rank !== at + 1)) return null
  const lead = words.slice(0, marks[0]?.from).trim()
  const heading = lead === '' ? (sentence.heading ?? null) : `${lead.replace(/\W+$/, '')}:`
  return marks.map(({ from }, at) => {
    const to = marks[at + 1]?.from ?? words.length
    const end = from + words.slice(from, to).replace(/[\s,;]*(?:(?:and|or)\s*)?$/, '').length
    return { ...sentencePart(sentence, { from, to: end }), heading }
  })
}

const MARK = /(?:^|[\s:;,])\(?(?<mark>[1-9]|[a-f])\)\s+(?=[a-z<>$])/g
const rankOf = (mark: string): number => (/\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1)
