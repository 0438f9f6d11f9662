import { matchesOf } from '../language/matches-of.ts'
import { endsIt } from './ends/ends-it.ts'
import { type Sentence, sentencePart } from './vocabulary/sentence.ts'

/**
 * The items of a list that is written in one line, "Sell rules: 1) dividend cut 2) payout ratio > 80%", each as a line under the
 * heading before it; null where there is no such list.
 */
export function itemsInLine(sentence: Sentence): readonly Sentence[] | null {
  const { words } = sentence
  const marks = matchesOf(MARK, words).map(({ index, 0: mark, groups }) => ({
    from: index + mark.search(/[(\da-z]/),
    rank: rankOf(groups?.mark ?? ''),
  }))
  if (marks.length < 2 || marks.some(({ rank }, at) => rank !== at + 1)) return null
  const lead = words.slice(0, marks[0]?.from).trim()
  const end = marks.length > 1 && lead === '' ? endOfAll(words.slice(marks.at(-1)?.from)) : null
  const heading = end ? 'sell if:' : lead === '' ? (sentence.heading ?? null) : `${lead.replace(/\W+$/, '')}:`
  return marks.map(({ from }, at) => {
    const to = marks[at + 1]?.from ?? (end === null ? words.length : from + end)
    const stop = from + words.slice(from, to).replace(/[\s,;]*(?:(?:and|or)\s*)?$/, '').length
    return { ...sentencePart(sentence, { from, to: stop }), heading }
  })
}

/** "(c) a third CFO: then I'm out": where behind the last item stands what follows from any of them. */
function endOfAll(last: string): number | null {
  const found = FOLLOWS.exec(last)
  return found && endsIt(last.slice(found.index + found[0].length)) ? found.index : null
}

const FOLLOWS =
  /(?::|;|,| [–—-]| ->| →| =>)(?: (?:and |then |any (?:one )?of (?:these|those|them)(?: and|:|,)? |either(?: and|:|,)? )+| )(?=(?:i|i'[a-z]+|we|we'[a-z]+|out|sell|gone)(?![a-z]))/
const MARK = /(?:^|[\s:;,])\(?(?<mark>[1-9]|[a-f])\)\s+(?=[a-z<>$])/g
const rankOf = (mark: string): number => (/\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1)
