import type { DueReviewView } from '#contract/reviews.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'

type Decided = Pick<DueReviewView, 'action' | 'companyName' | 'option'>

/** `You bought Nike`, in the past tense; of an option `You bought 3 call options on Nike (strike $70.00, until Jan 15, 2027)`. */
export function decidedWords({ action, ...of }: Decided): string {
  const words = {
    Watch: 'began to watch',
    Buy: 'bought',
    Hold: 'went on holding',
    'Keep Watching': 'went on watching',
    Sell: 'sold',
    'Buy More': of.option ? 'bought another' : 'bought more of',
    'Sell Some': of.option ? 'sold' : 'sold some of',
  } as const
  return `You ${words[action]} ${assetWords(of)}`
}

function assetWords({ companyName, option }: Omit<Decided, 'action'>): string {
  if (!option) return companyName
  const { quantity, right, strike, expiresOn } = option
  const name = [right, quantity !== null && Number(quantity) === 1 ? 'option' : 'options']
  const counted = [quantity !== null && formatQuantity(quantity), ...name].filter(Boolean).join(' ')
  const terms = [strike && `strike ${formatUsd(strike)}`, expiresOn && `until ${formatDay(expiresOn)}`].filter(Boolean)
  return `${counted} on ${companyName}${terms.length > 0 ? ` (${terms.join(', ')})` : ''}`
}
