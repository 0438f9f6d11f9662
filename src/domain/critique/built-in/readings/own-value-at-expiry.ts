import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { sideOfOption } from '../basis/side-of-option.ts'

/**
 * "6.40 to 20 by Friday morning": what an option that is bought and ends within weeks is to be worth by its writer's own words. Where the share has to stand
 * for that at its end, and for what was paid, follows from the strike alone.
 */
export function ownValueAtExpiry(request: CritiqueRequest): readonly Finding[] {
  const { option, decision } = request
  const { price, thesis } = decision
  if (decision.action !== 'Buy' || price === null || decision.writtenAt !== undefined) return []
  if (!option?.right || !option.strike || !option.expiresOn || sideOfOption(request) !== 'bought') return []
  if (calendarDaysBetween(decision.at, `${option.expiresOn}T21:00:00.000Z`) > MOST_DAYS) return []
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const told = FROM_TO.exec(plain.slice(sentence.from, sentence.to))
    const [from, to] = [told?.groups?.from ?? '', told?.groups?.to ?? '']
    if (!told || !new Big(from).eq(price) || new Big(to).lte(from)) continue
    const { isReported, isQuoted, isIronic, isNegated, isSupposed } = standingOf(thesis, {
      from: sentence.from + told.index,
      to: sentence.from + told.index + told[0].length,
    })
    const quoted = quotationOfWhole(thesis, sentence)
    if (!quoted || isReported || isQuoted || isIronic || isNegated || isSupposed) continue
    const at = (worth: string) => new Big(option.strike ?? '0')[option.right === 'call' ? 'plus' : 'minus'](worth)
    if (at(to).lte(0)) continue
    const values = {
      words: quoted,
      right: option.right,
      day: readableDate(`${option.expiresOn}T17:00:00.000Z`, MARKET_ZONE),
      worth: money(to),
      share: money(at(to).toFixed()),
      paid: money(price),
      even: money(at(price).toFixed()),
    }
    const finding = { kind: 'option-terms', part: 'fundamentals', weight: 79, hasOwnForm: true } as const
    return [{ ...finding, ways: NEEDS, values, quoted }]
  }
  return []
}

/** Further away an option may be worth more than its share alone makes it. */
const MOST_DAYS = 31
const FROM_TO =
  /(?<![\d.$])\$?(?<from>\d+(?:\.\d+)?) (?:to|->|→) \$?(?<to>\d+(?:\.\d+)?)(?![\d%])(?! ?(?:%|x|contracts|shares))/

const NEEDS = [
  'You write {words}: when this {right} ends, on {day}, it is worth {worth} with the share at {share}, and your {paid} with the share at {even}.',
] as const
