import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName } from '../basis/request.ts'

/**
 * "Bonds 41.2%. Sold 25 to 40%.": a purchase or the sale of a part that brings the weight back to one that an earlier entry of the holding
 * period named as its rule; the rule itself need not be told again.
 */
export function weightAgain(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  if (!period?.buy || (decision.action !== 'Buy More' && decision.action !== 'Sell Some')) return []
  const weights = new Set([period.origin, ...period.since].flatMap(({ thesis }) => weightsByRule(thesis)))
  if (weights.size === 0) return []
  const span = backTo(decision.thesis, weights)
  if (!span) return []
  const quoted = quotationAround(decision.thesis, span)
  const values = { words: quoted, ticker: assetName(request) }
  return [{ kind: 'rebalancing-by-rule', part: 'psychology', weight: 81, ways: WAYS, values, quoted }]
}

/** The weights in percent of sentences that call them a rule. */
const weightsByRule = (thesis: string): readonly string[] =>
  sentencesOf(thesis).flatMap(({ from, to }) => {
    const plain = plainText(thesis.slice(from, to))
    return RULE.test(plain) && !OF_BUSINESS.test(plain)
      ? matchesOf(/(?<![\d.,-])(\d{1,2}) ?%/g, plain).map(([, weight = '']) => weight)
      : []
  })

const RULE =
  /(?<![a-z])(?:rebalanc\w*|by (?:my |the |a )?rule|rule (?:says|is)|target (?:weight|allocation)|my rule)(?![a-z])/
const OF_BUSINESS = /(?<![a-z])(?:margins?|growth|yield|sales|revenues?|churn|stop|lose|loss|falls?|drops?)(?![a-z])/

function backTo(thesis: string, weights: ReadonlySet<string>): Span | null {
  const plain = plainText(thesis)
  for (const { index, 0: found, groups } of matchesOf(BACK, plain)) {
    const span = { from: index, to: index + found.length }
    const { from, to } = sentenceAround(thesis, span)
    const isKept = groups?.weight === undefined || weights.has(groups.weight)
    if (isKept && isMeant(thesis, span) && !/\?\W*$/.test(plain.slice(from, to))) return span
  }
  return null
}

const BACK =
  /(?<![a-z])(?:(?:sold|bought|cut|trimmed|added|sell|buy|trim|add|back)(?: [\d.,]+)?(?: (?:shares|units|it|some|down|up|back|of it))* to (?<weight>\d{1,2}) ?%|same rule(?:,? (?:as (?:always|ever|last (?:year|time)|every (?:year|january))|(?:second|third|fourth|fifth|sixth) (?:year|time)))?)(?![a-z])/g

const WAYS = [
  'A rule of your own does the deciding here, {words}, and a rule like that asks no opinion about {ticker}.',
  'You keep a share of the whole, {words}, and neither hope nor fear has a say in it.',
] as const
