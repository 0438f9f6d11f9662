import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { listWords } from '../../../list-format.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import type { Decimal } from '../../../prices/money.ts'
import { type Instant, readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { ownPriceIn, priceIn } from './waits-for-own-price.ts'

/**
 * "Each time it ran away I raised my price", "I kept lowering my stop": who says so is shown the steps that the ledger has of it, with their
 * days. Nothing is said where it has fewer than two moves, another number than the words name, or a step the other way.
 */
export function movesTold(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits } = request
  if (splits.length > 0) return []
  const { thesis } = decision
  const price = toldIn(thesis, RAISED_PRICE)
  const stop = price ? null : toldIn(thesis, MOVED_STOP)
  const told = price ?? stop
  const steps = price ? ownPrices(request) : stop ? stopsSet(request) : []
  if (!told || steps.length < LEAST || (told.moves !== null && told.moves !== steps.length - 1)) return []
  const quoted = quotationOfTest(thesis, told.span)
  const values = { words: quoted, steps: listWords(steps.map(({ to, at }) => `${money(to)} on ${dayOf(at)}`)) }
  const finding = { part: 'psychology', weight: 83, ways: AS_TOLD, values, quoted, hasOwnForm: true } as const
  return [{ ...finding, kind: price ? 'own-price-raised' : 'stop-moved-away-again' }]
}

/** Two moves, and where they began. */
const LEAST = 3
type Step = { readonly to: Decimal; readonly at: Instant }

const dayOf = (at: Instant): string => readableDate(at, MARKET_ZONE)

/** The prices at which the entries that only watched would have bought; none where one is lower than the one before it. */
function ownPrices({ earlier }: CritiqueRequest): readonly Step[] {
  const watched = earlier.slice(earlier.findLastIndex(({ action }) => action === 'Sell') + 1)
  const named = watched.flatMap((entry) => {
    const place = isWatched({ decision: entry }) && entry.writtenAt === undefined ? ownPriceIn(entry) : null
    const price = place && priceIn(entry, place)
    return price && entry.price && new Big(price).lt(entry.price) ? [{ to: price, at: entry.at }] : []
  })
  const steps = named.filter(({ to }, at) => at === 0 || !new Big(to).eq(named[at - 1]?.to ?? '0'))
  return steps.every(({ to }, at) => at === 0 || new Big(to).gt(steps[at - 1]?.to ?? '0')) ? steps : []
}

/** Where the stop stood, from its first place on; none where a move was no move away, or was written down later. */
function stopsSet({ moves }: CritiqueRequest): readonly Step[] {
  const ofStop = moves.filter(({ level, from }) => level === 'stop-loss' && from !== null)
  const [first] = ofStop
  const areAway = ofStop.every(
    (move, at) =>
      isMovedAway(move) &&
      move.writtenAt === undefined &&
      move.setWrittenAt === undefined &&
      (at === 0 || move.from === ofStop[at - 1]?.to),
  )
  if (!first?.from || !first.setAt || !areAway) return []
  return [{ to: first.from, at: first.setAt }, ...ofStop.flatMap(({ to, at }) => (to === null ? [] : [{ to, at }]))]
}

/** Where the writer says so, and how many moves its words count; null where they count none. */
function toldIn(thesis: string, form: typeof RAISED_PRICE) {
  const plain = plainText(thesis)
  const span = form.in(plain).find((each) => isOwn(thesis, each))
  if (!span) return null
  const count = COUNT.exec(plain.slice(span.from, span.to))?.[1]
  return { span, moves: count === undefined ? null : (NUMBERS[count] ?? 0) }
}

function isOwn(thesis: string, span: Span): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  // "I read my entries: each time ..." reports the writer's own words.
  const readsOwn = /(?<![a-z])i (?:read|reread) (?:[a-z]+ ){0,3}my (?:[a-z]+ ){0,3}entries[^.!?]*$/
  const begins = BEGINS.test(plainText(thesis).slice(sentenceAround(thesis, span).from, span.from))
  const isOthers = isReported && !readsOwn.test(plainText(thesis).slice(0, span.from))
  return begins && !(isNegated || isOthers || isQuoted || isIronic || isSupposed)
}

const PRICE =
  '(?:the|my)(?: own)? (?:price|limit|bid|entry price|buying price)(?= ?(?:[.,;:!]|$|and|up|again|twice|each|every|with|to|[a-z0-9]+ times))'
const STOP = '(?:the|my)(?: own)? stop(?:-loss)?'
const EACH_TIME = "(?:each|every) time (?:[a-z0-9$.]+ ){1,9}?i(?: have|'ve| just| simply| then)*"
const TIMES =
  '(?:twice|thrice|two times|three times|four times|five times|again and again|every time|each time|over and over)(?= ?(?:[.,;:!]|$)| (?:and|but|already|now|since|so far)(?![a-z]))'

/** "Each time it ran away from my price I raised the price", "I kept raising my limit", "my limit has followed the share up". */
const RAISED_PRICE = words(
  `${EACH_TIME} (?:raised|lifted|upped|increased) ${PRICE}|${EACH_TIME} moved ${PRICE} up|i(?: have|'ve| had)? (?:keep|kept) (?:on )?(?:raising|lifting|upping|increasing) ${PRICE}|i(?: have|'ve| had)? (?:raised|lifted|upped|increased) ${PRICE} ${TIMES}|my (?:own )?(?:price|limit|bid) (?:has |have )?(?:followed|chased|run after|ran after) (?:the (?:share|stock|price)|it)`,
)
const MOVED_STOP = words(
  `${EACH_TIME} (?:lowered|moved|pushed|dropped|widened) ${STOP}|i(?: have|'ve| had)? (?:keep|kept) (?:on )?(?:lowering|moving|pushing|dropping|widening) ${STOP}|i(?: have|'ve| had)? (?:lowered|moved|pushed|dropped|widened) ${STOP}(?: down| lower| away)? ${TIMES}`,
)
/** Its own clause: not "I wish I had", "had I", "nobody can say". */
const BEGINS = /(?:^|[,;:] |(?<![a-z])(?:and|but|so|because|then|honestly|frankly) )$/
const COUNT = /(?<![a-z])(twice|thrice|(?:two|three|four|five)(?= times))(?![a-z])/
const NUMBERS: Readonly<Record<string, number>> = { twice: 2, two: 2, thrice: 3, three: 3, four: 4, five: 5 }

const AS_TOLD = ['You write {words}, and your entries have it: {steps}.'] as const
