import Big from 'big.js'
import { readDecimal, roundUnitPrice } from '#domain/prices/money.ts'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'

/** The price of a contract per share: `One contract is about 100 shares: $250.00 a contract is $2.50 a share.` */
export function contractLine(multiplier: string, price: string): string {
  const [shares, amount] = [readDecimal(multiplier), readDecimal(price)]
  if (shares === null || Number(shares) === 0) return 'How many shares one contract is about, usually 100.'
  const about = `One contract is about ${formatQuantity(shares)} ${Number(shares) === 1 ? 'share' : 'shares'}`
  if (amount === null) return `${about}: type the price of the contract, not of one share.`
  const perShare = roundUnitPrice(new Big(amount).div(shares).toFixed())
  return `${about}: ${formatUsd(amount)} a contract is ${formatUsd(perShare)} a share.`
}
