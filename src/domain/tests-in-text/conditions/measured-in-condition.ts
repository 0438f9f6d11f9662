import type { Comparison } from '../../language/comparison.ts'
import { periodsOf } from '../../language/periods.ts'
import { plainText, type Span, trimmed } from '../../language/plain-text.ts'

/** What is measured stands without the time: "by Q2 margins are not above 20%". */
export function withoutDate(text: string, date: Span | undefined): [string, string] {
  if (!date) return [text, plainText(text)]
  const by = /(?:by|before|until|in|at|on|end of|the) *$/u.exec(plainText(text).slice(0, date.from))
  const from = date.from - (by?.[0].length ?? 0)
  const blanked = text.slice(0, from) + ' '.repeat(date.to - from) + text.slice(date.to)
  return [blanked, plainText(blanked)]
}

/** The words for what is measured, before the comparison or after it; null for a pronoun. */
export function subjectOf(text: string, plain: string, comparison: Comparison): string | null {
  const before = measuredIn(text, plain, { from: 0, to: comparison.from })
  if (before) return before
  const rest = plain.slice(comparison.quantity.to)
  const after = GROWTH_OF.exec(rest) ?? MEASURED_AFTER.exec(rest)
  if (!after?.[1]) return null
  const from = comparison.quantity.to + after.index + after[0].length - after[1].length
  return measuredIn(text, plain, { from, to: from + after[1].length })
}

/** "It", "this": the share, where nothing else was spoken of. */
export const pronounIn = (plain: string, { from }: Comparison): string | null =>
  /^(?:and |if |when |once )?(it|this|they)(?:'s)?(?![a-z])/u.exec(plain.slice(0, from))?.[1] ?? null

/** A stretch without verbs and small words at its edges; null where nothing but a pronoun or a time is left. */
export function measuredIn(text: string, plain: string, span: Span): string | null {
  let { from, to } = trimmed(plain, span)
  // Of two conditions, the last one is that of the figure.
  from += /^.*(?<![a-z])(?:or|and) (?:if|when|once|that)(?![a-z])/u.exec(plain.slice(from, to))?.[0].length ?? 0
  for (let words = plain.slice(from, to); TRAILING.test(words); words = plain.slice(from, to))
    to -= TRAILING.exec(words)?.[0].length ?? words.length
  const period = periodsOf(plain.slice(from, to))[0]
  if (period?.from === 0) from += period.to
  from += /^[\s,]+/.exec(plain.slice(from, to))?.[0].length ?? 0
  from += LEADING.exec(`${plain.slice(from, to)} `)?.[0].length ?? 0
  const words = plain.slice(from, Math.max(from, to)).trim()
  return words === '' || PRONOUN.test(words) || words.length > 60 ? null : text.slice(from, to).trim()
}

/** Words at the start that say nothing of what is measured. */
const LEADING =
  /^(?:(?:to (?:get|bring|show|have|push|lift|raise|cut|reduce|keep|report|make)|(?:i|we) (?:want|need|expect|require)(?: to see| to have)?|(?:i|we) (?:like|watch|follow|track|count on|rely on|look at)|the|a|an|its|their|my|any|one|two|three|four|both|if|when|once|that|should|we see|i see|there is|there are|there's|they report|it reports|the company reports|anything|something|a print|one print|growth of|just|only|even|ever|still|then|also|and|or|but|so|at|in|with)(?![a-z])[\s,]*)+/u
/** Verbs and what goes with them, between what is measured and the figure. */
const TRAILING =
  /(?:^|[\s,]+)(?:is|are|was|were|be|been|am|'s|'m|isn't|aren't|wasn't|doesn't|don't|didn't|won't|can't|not|never|no longer|again|ever|still|does|do|did|has|have|had|to|should|must|needs?|will|would|can|cannot|comes?|come|came|went|coming|in|prints?|printed|stays?|stayed|staying|remains?|holds?|stands?|falls?|fell|falling|drops?|dropped|dips?|goes|go|going|gets?|trades?|closes?|closed|slows?|slips?|declines?|shrinks?|rises?|climbs?|grows?|grew|growing|(?<!(?:to|i|we) )(?:sees?|(?:sees?|shows?|posts?|prints?|reports?|delivers?|has|have|manages?) growth)|increases?|shows?|hits?|misses|exceeds?|compress(?:es)?|widens?|narrows?|tightens?|sinks?|slides?|collapses?|plunges?|jumps?|moves?|swings?|balloons?|crashes|turns?|back|down|up|even|once|out|at|of|by|for|into|fails?|keeps?|that|which|and|or|where|run|runs|reach|reaches|improves?|only|least|a|any|another)$/u
const PRONOUN =
  /^(?:there|it|it's|its|this|this's|that|that's|they|these|those|he|she|one|i|we|growth rate|number|numbers|figure|the figure)$/u
/** "Less than 8% growth in services": of what it is the growth stands behind it. */
const GROWTH_OF =
  /^ ((?:[a-z-]+ )?growth (?:in|of|at) (?!the (?:next|last|first|second|third|fourth)|next|this|last|any|a |an |one|two|three|four|every|each|q[1-4]|h[12])[a-z&][a-z&/' -]{1,40}?)(?= (?:in|for|by|over|within|any|next|this|until|again|and|or|i|we|on|at|after|before) |[,.;:)]|$)/u
/** Of a figure that stands first: "less than 5% growth", "a 10% drop in bookings". */
const MEASURED_AFTER =
  /^\+?(?: (?:drop|fall|decline|decrease|rise|increase|loss))?(?: (?:in|of))? ((?!next |this |last |in |for |by |over |and |or |then |a |on |per |within |again|i |we |from |at |the (?:next|stock|price))[a-z][a-z&/' -]{2,40}?)(?= (?:in|for|by|over|within|two|three|any|next|this|until|again|and|or|i|we|this|on|at|after|before|to (?:be|make|stay|keep|hold|justify|matter)) |[,.;:)]|$)/u
