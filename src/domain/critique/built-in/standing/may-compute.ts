import Big from 'big.js'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { isReadable } from '../basis/readable.ts'
import { isPurchase, isWatched } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'

/**
 * Whether figures of the text may be put beside the price: of a purchase or of what is watched, written on its day, in dollars. What an option
 * costs is compared with nothing that is told of its share.
 */
export function mayCompute(request: CritiqueRequest): boolean {
  const { decision, option } = request
  const isOpen = isPurchase(request) || isWatched(request)
  return (
    isOpen &&
    !option &&
    decision.price !== null &&
    new Big(decision.price).gt(0) &&
    writingOf(request).isInTime &&
    isOfBuyer(request) &&
    isReadable(request) &&
    !namesOtherCurrency(request)
  )
}
