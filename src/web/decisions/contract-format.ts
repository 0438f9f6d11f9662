import Big from 'big.js'
import type { Language } from '#domain/locale.ts'
import { readDecimal, roundUnitPrice } from '#domain/prices/money.ts'
import { formatUnits, formatUsd } from '#web/ui/format.ts'
import { decisionMessages } from './decision-messages.ts'

/** The price of a contract per share: `One contract stands for 100 shares: $250.00 a contract is $2.50 a share.` */
export function contractLine(multiplier: string, price: string, language: Language = 'en'): string {
  const { howMany, about, perShare } = decisionMessages(language).contract
  const [shares, amount] = [readDecimal(multiplier), readDecimal(price)]
  if (shares === null || Number(shares) === 0) return howMany
  const units = formatUnits('stock', shares, language)
  if (amount === null) return about(units)
  const share = roundUnitPrice(new Big(amount).div(shares).toFixed())
  return perShare(units, formatUsd(amount, language), formatUsd(share, language))
}
