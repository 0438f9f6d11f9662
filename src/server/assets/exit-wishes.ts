import type { Decision } from '#contract/decisions.ts'
import type { ExitWish, ExitWishes } from '#domain/assets/exits.ts'
import { Refusal } from '../http/problem.ts'

/**
 * What a decision's body wishes of stop and target.
 * @throws Refusal for a Yes that says no place, and for a place that is said twice.
 */
export function exitWishes(body: Decision): ExitWishes {
  const stopLoss = exitWish('stopLoss', body.stopLossYesNo, body.stopLossPercentage, body.stopLossPrice)
  const takeProfit = exitWish('takeProfit', body.takeProfitYesNo, body.takeProfitPercentage, body.takeProfitPrice)
  return { ...(stopLoss && { stopLoss }), ...(takeProfit && { takeProfit }) }
}

type Said = string | null | undefined

function exitWish(name: keyof ExitWishes, yesNo: Said, percent: Said, price: Said): ExitWish | null {
  if (yesNo === 'No') return 'none'
  if (percent != null && price != null)
    throw refusal(`${name}Price`, 'Say either a percentage or a price, not both. Nothing was recorded.')
  if (percent != null) return { percent }
  if (price === '0') throw refusal(`${name}Price`, 'A stop or a target is a price above zero, for example 85.50.')
  if (price != null) return { price }
  if (yesNo === 'Yes')
    throw refusal(`${name}Percentage`, 'Say at which percentage, 1 at least, or at which price, or choose No.')
  return null
}

const refusal = (field: string, message: string) => new Refusal({ code: 'invalid', field, message })
