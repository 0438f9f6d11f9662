import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { HoldingPeriod } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * "It was never the main thing", of something that an earlier entry called the main thing: both are quoted, with the day. What is denied today
 * has to be named in its sentence or in the one before it, and by the same word in the sentence of then that gave it its weight.
 */
export function historyRewritten({ decision }: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { thesis } = decision
  const plain = plainText(thesis)
  const sentences = sentencesOf(thesis)
  for (const [at, sentence] of sentences.entries()) {
    const words = plain.slice(sentence.from, sentence.to)
    const denied = DENIES.exec(words) ?? NEVER_FOR.exec(words)
    if (!denied || !isOwn(thesis, { from: sentence.from + denied.index, to: sentence.to })) continue
    const subject = denied.groups?.subject ?? ''
    if (SAYS.test(`${plain.slice(sentence.from, sentence.from + denied.index)} ${subject}`)) continue
    const before = sentences[at - 1]
    const isPronoun = /(?:^|[^a-z])(?:it|that|this)$/.test(subject)
    const named = isPronoun ? plain.slice(before?.from ?? 0, before?.to ?? 0) : subject
    const wrote = mainThingIn([origin, ...since], new Set(contentWords(named).filter((word) => word.length > 2)))
    if (!wrote || AS_BEFORE.test(plain)) continue
    const quoted = isPronoun && before ? quotationOfTest(thesis, before, sentence) : quotationOfTest(thesis, sentence)
    const values = { words: quoted, wrote: wroteOn(wrote.entry, quotationOfTest(wrote.entry.thesis, wrote.span)) }
    return {
      kind: 'new-reason-after-fall',
      part: 'psychology',
      weight: 86,
      ways: REWRITTEN,
      values,
      quoted,
      hasOwnForm: true,
      standsBesideTests: true,
    }
  }
  return null
}

/** The sentence of an earlier entry that calls one of these things the reason. */
function mainThingIn(entries: readonly CritiquedDecision[], named: ReadonlySet<string>) {
  for (const entry of entries) {
    const plain = plainText(entry.thesis)
    for (const span of sentencesOf(entry.thesis)) {
      const words = plain.slice(span.from, span.to)
      if (!IS_MAIN.test(words) || PLAYS_DOWN.test(words) || !isOwn(entry.thesis, span)) continue
      if (contentWords(words).some((word) => named.has(word) && !OF_ANY.has(word))) return { entry, span }
    }
  }
  return null
}

/** Words of any thesis, by which two sentences speak of one thing only by chance. */
const OF_ANY = new Set(
  contentWords(
    'thing main whole reason thesis case point story important company stock share shares buy bought hold sell year quarter',
  ),
)

export function isOwn(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic || isSupposed)
}

const MAIN =
  '(?:the (?:main|whole|real|only|big|key|central|core) (?:thing|reason|point|thesis|case|story|argument|idea|driver)|(?:my|the) (?:thesis|reason|case|point)(?! about)|important|decisive|central|what (?:i bought|i own|this was|it was) (?:it )?(?:for|about)|what mattered|what counted|why i (?:bought|own|hold|buy)(?: it)?|about (?:that|it|the [a-z]+))'
const DENIES = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but|because|since|anyway) )(?:anyway,? |honestly,? )?(?<subject>(?:(?:the|their|that|this|a) )?[a-z0-9&-]+(?: [a-z0-9&-]+){0,3}?) (?:(?:was|were)(?:n't ever| never|n't)|never (?:was|were|has been))(?: really| actually| exactly| that| so| truly| all that)* ${MAIN}(?![a-z])`,
)
/** "I never bought it for the backlog" */
const NEVER_FOR =
  /(?<![a-z])i(?:'ve| have| had)? never (?:bought|owned|held|wanted|was in)(?: (?:it|this|them|these|in))? (?:just |only )?(?:for|because of) (?<subject>(?:(?:the|its|their) )?[a-z0-9&-]+(?: [a-z0-9&-]+){0,3})(?= ?(?:[.,;:!]|$|and|but))/
/** "My brother says it was never the main thing" */
export const SAYS = wholeWords('says?|said|thinks?|thought|tells?|told|claims?|claimed|writes?|wrote')
export const IS_MAIN = wholeWords(
  'is the (?:main |whole |real |only |entire |central |core |key )*(?:thesis|reason|point|case|story|argument|thing|driver)(?: here| to (?:own|buy) it)?|(?:mainly|only|mostly|purely|entirely|solely) (?:because of|for|about|on)|because of the|(?:stands|rests|hangs|depends|lives|hinges) (?:and falls )?(?:on|with|by)|everything (?:hangs|depends|rests|stands) on|without (?:it|the [a-z]+),? (?:nothing|no |i )|is (?:why|what) i (?:buy|bought|own)(?: it)?(?: for)?|(?:my|the) (?:whole |main |only )?(?:thesis|reason|case)(?: is|:)|(?:bought|buy|buying|own) (?:(?:it|this|them|here) )?(?:only |mainly |just )?(?:for|because of) the|all about',
)
/** "A bonus, no more", "nice to have": it was not the main thing then either. */
export const PLAYS_DOWN = wholeWords(
  'nice to have|bonus|no more|not|never|besides|also|on top|extra|cherry|apart from|minor|small part|side dish|side show',
)
const AS_BEFORE = wholeWords('as i (?:wrote|said)|as written|i wrote (?:so|that|it)')

export const REWRITTEN = ['{wrote}; today it says {words}.', '{wrote}, and now you write {words}.'] as const
