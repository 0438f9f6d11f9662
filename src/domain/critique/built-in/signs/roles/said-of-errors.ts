import type { Phrasings } from '../../basis/phrasing.ts'

/**
 * What is said of each error, one thing that is true of anybody's: it repeats the words and adds what somebody who means well would add. None
 * of it asks, so that the one question of a critique stays free.
 */
export const LEFT_BEHIND: Phrasings = [
  'You write {words}: that is about not being left behind, and {ticker} at {price} is not cheaper for it.',
]
export const CHANCE_GONE: Phrasings = [
  'You write {words}: the prices that you let go belong to a chance that is gone; this one has a price of its own, {price}.',
]
export const BY_SIGNAL: Phrasings = [
  'You write {words}: where all buy by one signal, those who give it can sell to those who follow.',
  'You write {words}: what the first gain there is what the last to come in lose.',
]
export const HAS_A_DAY: Phrasings = [
  'You write {words}: that day is fixed and the price on it is not; a fall of a tenth by then is an ordinary one.',
  'You write {words}: money with a date does not belong in a share, however good the share is.',
]
export const PROMISED_TO_OTHERS: Phrasings = [
  'You write {words}: it is promised to others, and a bad fortnight of {ticker} would be paid by them.',
]
export const OTHERS_MONEY: Phrasings = [
  'You write {words}: that is other people’s money, and it has to be whole when they come for it.',
]
export const HAS_TO_BE_REPAID: Phrasings = [
  'You write {words}: the loan is owed at every price, and the share need not be worth it on that day.',
  'You write {words}: what is borrowed has to be earned twice, once for the lender and once for you.',
]
export const ALL_IN_ONE: Phrasings = [
  'You write {words}: what is not in {ticker} could carry you through its bad years, and now little or nothing is.',
]
export const WAGE_AND_SAVINGS: Phrasings = [
  'You write {words}: one bad year of {ticker} can take from the wage and from the savings at once.',
  'With {words} more than this purchase hangs on {ticker}: what pays you and what you saved would have their bad year together.',
]
export const LOSS_ELSEWHERE: Phrasings = [
  'You write {words}: {ticker} does not know of that loss, and need not make it good.',
]
export const DOUBLED: Phrasings = [
  'You write {words}: doubled each time, the fifth purchase alone is sixteen times the first, and it need not turn before the sixth.',
]
export const NO_FALL: Phrasings = [
  'With {words} no fall has a place in the plan, and shares of better companies than most have fallen by half.',
  'You write {words}: somebody sells to you at {price}, and may know what speaks against it.',
]
export const CAME_BACK: Phrasings = [
  'You write {words}: the list is of those times that ended well, and each had a cause of its own.',
]
export const SOMEBODY_ELSES: Phrasings = [
  'You write {words}: their price and their day of sale are theirs, and yours are your own.',
  'You write {words}: that is a reason to look at {ticker}; to own it at {price} takes one of your own.',
]
export const NOT_UNDERSTOOD: Phrasings = [
  'Beside your {confidence} of 10 stands {words}: on the day it falls you will have to tell a reason to sell from a chance to buy.',
]
export const OF_PRODUCT: Phrasings = [
  'You write {words}: a product that one likes can belong to a company that earns little with it, or costs too much.',
]
export const OF_THE_MANY: Phrasings = [
  'You write {words}: a small share of many is as hard to win as a large share of few, and nothing follows from the many.',
  'You write {words}: what counts is the first thousand who pay, and whoever else sells to the many does the same sum.',
]
export const ONE_WHO_WON: Phrasings = [
  'You write {words}: those who tried the same and lost are told of by nobody, and they are the most.',
]
export const PRIZE: Phrasings = ['{words} names the prize, and its odds are the other half.']
export const NO_MEMORY_OF_DAYS: Phrasings = [
  'You write {words}: the times before it do not know of each other, and neither does the next.',
  'With {words} past times are counted, of which the next one knows nothing.',
]
export const PRICE_OF_ONE: Phrasings = [
  'You write {words}: that is the price of one share, and how many there are decides what all of {ticker} costs.',
  'You write {words}: a share of a few dollars falls by half as easily as one of hundreds.',
]
export const OF_ANOTHER_DAY: Phrasings = [
  '{words} measures it by a price of another day; what {ticker} earns today is a better measure.',
]
