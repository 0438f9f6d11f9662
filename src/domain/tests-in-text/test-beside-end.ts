import { plainText, type Span } from '../language/plain-text.ts'
import { tokensOf } from '../language/tokens.ts'
import { isReported } from './conditions/conditions.ts'
import { mainClausesIn } from './consequences/consequence-of-main-clause.ts'
import { consequencesIn } from './consequences/consequences.ts'
import { isEnd } from './ends/ends-it.ts'
import { isNoTest } from './not-a-test.ts'
import { isGoodNews } from './vocabulary/condition-patterns.ts'
import { isEventuality, isTrouble, mayCome } from './vocabulary/eventuality.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * Listed words of an end, with something that may come on either side of them, whatever opens it: "no plant by June, no shares in
 * July", "I'd admit defeat with a share of the market under 20%". Before the end only a mark or "and" has to part the two; after
 * it a preposition or an "if" has to join them.
 */
export function testBesideEnd(sentence: Sentence): Found | null {
  const { words, tokens } = sentence
  if (isNoTest(words)) return null
  for (const each of [...consequencesIn(tokens), ...mainClausesIn(tokens)]) {
    if (!isEnd(each) || isReported(sentence, each)) continue
    const place = { from: tokens[each.from]?.from ?? 0, to: tokens[each.to - 1]?.to ?? words.length }
    const found =
      before(sentence, place, each.kind === 'state' || each.isInOtherVerbs === true) ??
      (each.isInOtherVerbs
        ? null
        : behind(sentence, place, each.kind === 'own' && /^(?:sell|was-wrong)$/.test(each.followedBy)))
    if (found) return found
  }
  return null
}

function before(sentence: Sentence, { from: end, to }: Span, needsOpener: boolean): Found | null {
  const { words } = sentence
  const link = LINK.exec(words.slice(0, end))
  if (!link) return null
  const from = startOf(words, link.index)
  const condition = words.slice(from, link.index).replace(OPENER, '')
  const opened = link.index - condition.length
  const isOpened = opened > from
  if (!isOpened && (needsOpener || NO_NAME.test(condition) || !STARTS_NAME.test(condition))) return null
  if (!isEventuality(condition) || !isTroubleOrFigure(condition)) return null
  return foundByShape(sentence, { from: opened, to: link.index }, { from, to })
}

/** @param isOwn whether its writer leaves or was wrong: then any condition with an "if" tells when */
function behind(sentence: Sentence, { from, to }: Span, isOwn: boolean): Found | null {
  const { words } = sentence
  const link = JOINS.exec(words.slice(to))
  if (!link) return null
  const start = to + link[0].length
  const rest = words.slice(start)
  const end =
    start + (/[;.!?)](?:\s|$)|, (?:but|because|since|although|and i|so)(?![a-z])|\W*$/.exec(rest)?.index ?? rest.length)
  const condition = words.slice(start, end)
  const isAny = isOwn && / (?:if|should|in case) $/.test(link[0]) && mayCome(condition) && !isGoodNews(condition)
  const measured = `${link[0].trim().split(' ').at(-1)} ${condition}`
  return isAny || (isEventuality(condition) && isTroubleOrFigure(measured))
    ? foundByShape(sentence, { from: start, to: end }, { from, to: end })
    : null
}

/** A figure without a word for a bad thing has to be compared with something. */
const isTroubleOrFigure = (condition: string): boolean =>
  isTrouble(condition) || tokensOf(plainText(condition)).some(({ word }) => COMPARES.test(word))
const COMPARES =
  /^(?:below|under|beneath|above|over|past|beyond|at|<|>|less|more|fewer|sub|minus|slower|lower|higher|smaller|within|by)$/

const LINK =
  /(?<=\d ?%) $|(?:[,;:=–—-]|->|=>|→|(?<![a-z])(?:and|then|so|means|is when|is where|that's when|which is when|at which point|in which case|whereupon))(?: (?:and|then|so|that's when|thats when|that is when|well|for me|honestly))* $/
const OPENER =
  /^(?:and |but |so |then )?(?:if|when|once|whenever|should|were|in case|as soon as|the (?:day|moment|minute|instant|second|quarter|year) (?:that |when |in which |on which )?|with|at|on|upon|after|without|failing|absent|barring|below|under|beneath|past|beyond) /
/** What is told, asked or done by the writer or somebody else is no name of something that may come. */
const NO_NAME =
  /^(?:i|we|he|she|you|my (?!rule|plan)|our|this|that|there|which|who|what|because|since|while|although|though|as)(?![a-z])/
const STARTS_NAME =
  /^(?:(?:and|but|so) )?(?:an?|any|another|one|two|three|four|five|no|zero|first|second|third|next|the (?:first|next|second|third)|more|less|fewer|still|not|never|lose|miss|cut|fail|they|it|[a-z0-9&/-]+ (?:[a-z0-9&/-]+ ){0,3}?(?:not|still|again|below|under|above|over|at|<|>|flat|negative|down|red|back|gone|lost|missed|cut|[a-z]+(?:s|ing))(?![a-z]))/
const JOINS =
  /^,?(?: (?:of this|of it|by (?:lunchtime|lunch|noon|the close|monday|the evening|then)|the same (?:day|week|hour|morning)|right away|at the open|it|it all|all of it|everything|out|here|completely|immediately|at once|that day|the same day|of it|of here|of this|my (?:shares|position|stake)|the (?:shares|position|stake|lot|rest|whole thing)|without (?:a word|debate|discussion|regret|mercy)|w\/o debate))*,?(?: ?[:=–—-]| ->| =>| →)? ?(?:if|when|once|whenever|should|in case(?: of)?|in the event of|as soon as|the (?:day|moment|minute|instant|second) (?:that |when )?|with|at|on|upon|after|without|failing|absent|below|under|beneath|past|beyond) (?!\$?\d[\d.,]*(?! ?(?:%|x|percent|bps|bn|m|[a-z]*illion)))/

/** Where the part begins that ends before the link. */
const startOf = (words: string, to: number): number => {
  let from = 0
  for (const match of words.slice(0, to).matchAll(/[;:] |[.!] |, (?:but|and|so) | [–—-] /g))
    from = match.index + match[0].length
  return from
}
