import Big from 'big.js'
import { becameOf, type EchoedPassage, echoedAsset, wroteNearlyThis } from '../../../echo/echoed-passage.ts'
import type { JournalFactKind } from '../../../journal-facts/journal-facts.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isStepOfPlan } from '../basis/plan-of-before.ts'
import { openingQuotation } from '../basis/quotation.ts'
import { isFund, isPurchase, isSale } from '../basis/request.ts'

/** What the person's other assets show: words that they wrote before, and how such decisions came out. */
export function readEcho(request: CritiqueRequest): readonly Finding[] {
  const echoes = (request.echo ?? []).filter(({ at }) => at < request.decision.at)
  return [...winnerSoldLoserKept(request, echoes), ...nearlyThis(request, echoes), ...recordsOf(request)]
}

/** Tells of the earlier passage that went wrong; where none did, of the most similar one. */
function nearlyThis({ decision }: CritiqueRequest, echoes: readonly EchoedPassage[]): readonly Finding[] {
  const echo = echoes.find(wentWrong) ?? echoes[0]
  const words = echo && openingQuotation(echo.passage)
  if (!echo || !words) return []
  const became = becameOf(echo, decision.writtenAt ?? decision.at)
  const values = {
    words,
    wrote: wroteNearlyThis(echo),
    became: became ? `; ${became.replace(/^It/, 'it')}` : '',
  }
  const isWrong = wentWrong(echo)
  return [
    {
      kind: isWrong ? 'echo-went-wrong' : 'echo',
      part: 'psychology',
      weight: isWrong ? 83 : 44,
      ways: ECHO,
      values,
      quoted: words,
    },
  ]
}

const isAtTarget = ({ decision, position }: CritiqueRequest): boolean =>
  Boolean(position?.takeProfit) && decision.price !== null && new Big(decision.price).gte(position?.takeProfit ?? '0')

/** Against what was decided then: a fall after buying or holding, a rise after selling. Of what was only watched nobody knows. */
function wentWrong({ action, since }: EchoedPassage): boolean {
  if (!since || action === 'Watch' || action === 'Keep Watching') return false
  const change = new Big(since.changePercent)
  return /^Sell/.test(action) ? change.gte(TELLING) : change.lte(-TELLING)
}

/** In percent: a move of less is the noise of a week. */
const TELLING = 5

/** For the same reason one position was sold above its cost and another one kept below it. */
function winnerSoldLoserKept(request: CritiqueRequest, echoes: readonly EchoedPassage[]): readonly Finding[] {
  const own = gainOf(request)
  const isKept = request.decision.action === 'Hold'
  if (!(isSale(request) ? isWinner(own) : isKept && isLoser(own))) return []
  const echo = echoes
    .filter(isWrittenInTime)
    .find(({ action, gainPercent }) =>
      isKept ? /^Sell/.test(action) && isWinner(gainPercent) : action === 'Hold' && isLoser(gainPercent),
    )
  const words = echo && openingQuotation(echo.passage)
  if (!echo || !words) return []
  const values = { words, day: readableDate(echo.at, MARKET_ZONE), asset: echoedAsset(echo) }
  const ways = isKept ? LOSER_KEPT : WINNER_SOLD
  return [{ kind: 'winner-sold-loser-kept', part: 'psychology', weight: 85, ways, values, quoted: words }]
}

/** The decision's price against the average cost of what it is about, in percent; null where either is not known. */
const gainOf = ({ decision, position }: CritiqueRequest): Decimal | null =>
  position && decision.price !== null ? percentChange(position.averageCost, decision.price) : null

/** Beyond what rounding an average cost to the cent could make of it. */
const isWinner = (gainPercent: Decimal | null): boolean => gainPercent !== null && new Big(gainPercent).gte(1)
const isLoser = (gainPercent: Decimal | null): boolean => gainPercent !== null && new Big(gainPercent).lte(-1)

/** A sentence is the same with newer figures in it. */
const withoutFigures = (text: string): string => text.replace(/[−-]?\d[\d.,]*/g, '')

/** Each is said once on an asset's page. */
function recordsOf(request: CritiqueRequest): readonly Finding[] {
  const { journalFacts = [], earlierCritiques = [] } = request
  const isSaid = (says: string) =>
    earlierCritiques.some(({ text }) => withoutFigures(text).includes(withoutFigures(says)))
  const isInPlace = (kind: JournalFactKind) => {
    // How much money goes in is decided at a purchase.
    if (kind === 'size-against-confidence') return isPurchase(request)
    // Whoever sells at their own target, or by a plan, takes no gain too soon.
    if (kind === 'gain-taken-past-stops') return !(isStepOfPlan(request) || isAtTarget(request))
    // What was planned, or is bought of a whole market, answers to no loss.
    return kind !== 'bought-after-loss' || !(isStepOfPlan(request) || isFund(request))
  }
  const facts = journalFacts.filter(({ kind, says }) => isInPlace(kind) && !isSaid(says)).slice(0, 1)
  return facts.map(({ kind, says }) => ({
    kind,
    part: 'psychology',
    weight: WEIGHTS[kind],
    ways: [says],
    quoted: null,
  }))
}

/** A loss of this week is about this purchase, and what is done with other stops about this one; what holds of all decisions is said where there is nothing nearer. */
const WEIGHTS: Readonly<Record<JournalFactKind, number>> = {
  'bought-after-loss': 76,
  'gain-taken-past-stops': 79,
  'stayed-past-stop': 78,
  'stops-kept': 64,
  'last-at-confidence': 42,
  'record-at-confidence': 40,
  'record-of-sales': 40,
  'size-against-confidence': 40,
  'size-beside-others': 39,
}

const ECHO = ['{wrote}: {words}{became}.'] as const
const WINNER_SOLD = [
  'You sell this above its cost for nearly the reason for which you kept {asset} below its cost on {day}: {words}.',
] as const
const LOSER_KEPT = [
  'You keep this below its cost for nearly the reason for which you sold {asset} above its cost on {day}: {words}.',
] as const
