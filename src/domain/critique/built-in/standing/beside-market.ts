import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isToldIn } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, earlierText } from '../basis/request.ts'
import type { StandingFact } from './standing-finding.ts'

/** What the share and the market did since the holding period began, or in the month before a first entry. */
export function besideMarket(request: CritiqueRequest): readonly StandingFact[] {
  const values = comparedValues(request)
  if (!values) return []
  return [{ values, ways: fellAlone(request) && !isToldIn(ALONE, earlierText(request)) ? ALONE : BESIDE }]
}

/** Whether in the month before a first entry the share went so far from the market that it may be why it is bought, or looked at. */
const isFarFromMarket = ({ market }: CritiqueRequest): boolean => differenceOf(market)?.abs().gte(FAR_POINTS) ?? false

/** Whether it fell while the market did not. */
function fellAlone({ market, earlier }: CritiqueRequest): boolean {
  if (!market || earlier.length === 0) return false
  const [asset, index] = [market.ofAsset, market.ofMarket].map(({ from, until }) => percentChange(from, until))
  return Number(asset ?? 0) <= -FELL_PERCENT && Number(index ?? -1) >= 0
}

function differenceOf(market: CritiqueRequest['market']): Big | null {
  if (!market) return null
  const [asset, index] = [market.ofAsset, market.ofMarket].map(({ from, until }) => percentChange(from, until))
  return asset && index ? new Big(asset).minus(index) : null
}

/** The same, where the two went apart. */
export const apartFromMarket = (request: CritiqueRequest): readonly StandingFact[] =>
  (request.earlier.length === 0 ? isFarFromMarket(request) : isApart(request)) ? besideMarket(request) : []

/** Whether the share went another way than the market by more than a month brings by itself. */
const isApart = ({ market }: CritiqueRequest): boolean => differenceOf(market)?.abs().gte(APART_POINTS) ?? false

const [APART_POINTS, FAR_POINTS, FELL_PERCENT] = [5, 10, 5] as const

/** The market is named as what happened: beside the words stands what it did. */
export function readMarketNamed(request: CritiqueRequest): readonly Finding[] {
  const values = comparedValues(request)
  if (!values) return []
  const { thesis } = request.decision
  const span = MARKET_FELL.in(plainText(thesis)).find((each) => !Object.values(standingOf(thesis, each)).some(Boolean))
  if (!span) return []
  const quoted = quotationAround(thesis, span)
  return [
    {
      kind: 'market-named',
      part: 'worldEvents',
      weight: 68,
      ways: NAMED,
      values: { ...values, words: quoted },
      quoted,
    },
  ]
}

function comparedValues(request: CritiqueRequest): Readonly<Record<string, string>> | null {
  const { market } = request
  if (!market) return null
  const [asset, index] = [moved(market.ofAsset), moved(market.ofMarket)]
  if (asset === null || index === null) return null
  return {
    asset,
    index,
    name: request.option ? 'the share' : assetName(request),
    market: market.market,
    from: readableDay(market.from),
    until: readableDay(market.until),
  }
}

function moved({ from, until }: { readonly from: Decimal; readonly until: Decimal }): string | null {
  const change = percentChange(from, until)
  if (change === null) return null
  if (Number(change) === 0) return 'stood where it had stood'
  return `${change.startsWith('-') ? 'fell' : 'rose'} ${distanceWords(change)}`
}

/** The whole market, as something that fell or is in a bad state: no single share, and nothing that is still to come. */
const MARKET_FELL = words(`
  (?:the )?(?:whole |entire |broad(?:er)? |overall |general |rest of the |stock ){0,2}markets?(?: itself)?(?:'s| is| are| has been| have been| was| were)? (?:just |all |also |only |simply )?(?:being |having |in |going through )?(?:a |an )?(?:bad |foul |red |weak )?(?:mood|down|red|weak|falling|fell|selling off|sold off|dropping|dropped|tanking|tanked|bleeding|crashing|crashed|panicking|nervous|correcting|correction|sell-?off|panic|week|month|quarter)(?: too| as well)?|
  (?:everything|all (?:stocks|shares)|every (?:stock|share))(?: else)?(?:'s| is| are| has been| went| goes) (?:down|red|in the red|falling|selling off|bleeding|fallen|lower)(?: too| as well)?|
  (?:it's|it is|this is|that's|that is) (?:just |only |simply |nothing but )?the (?:whole |broad(?:er)? |overall |general )?market(?= ?(?:[.,;!]|$| being| and not| not))`)

const BESIDE = [
  'From the close of {from} to that of {until}, {name} {asset} and {market} {index}.',
  'By the closes of {from} and {until}, {market} {index} while {name} {asset}.',
] as const
const ALONE = [
  'From the close of {from} to that of {until}, {market} {index} and {name} {asset}: the market is no reason for it.',
  'By the closes of {from} and {until}, {market} {index} while {name} {asset}: that was not the market.',
] as const
const NAMED = [
  'You write {words}: from the close of {from} to that of {until}, {market} {index} and {name} {asset}.',
  'Beside your words {words} stand the closes of {from} and {until}: {market} {index}, {name} {asset}.',
] as const
