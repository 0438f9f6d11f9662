import type { Action } from '../../ledger/action.ts'
import type { CritiqueRequest } from '../critique.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { dayOf } from './quotation.ts'
import { assetName } from './request.ts'
import { holdingPeriodOf } from './round.ts'

/** What each decision leaves open, for a thesis whose wording shows nothing. */
const QUESTIONS: Readonly<Record<Action, Phrasings>> = {
  Buy: [
    'At {confidence} out of 10, which part of the thesis do the missing points stand for?',
    'What did you leave out because it speaks against a Buy of {ticker}?',
    'Someone sold to you at this price: what do they believe that you don’t?',
  ],
  'Buy More': [
    'Would you buy this amount if you held none of it yet?',
    'What is known about {ticker} today that was not known at the first Buy?',
  ],
  Hold: [
    'What have you learned about {ticker} lately that is not its price?',
    'If you held none of it today, would this entry be enough to buy it?',
  ],
  'Keep Watching': [
    'What did you expect to see by now, and did you see it?',
    'What would make you stop watching {ticker} altogether?',
  ],
  Watch: [
    'What do you know about {ticker} that a confidence of {confidence} out of 10 stands on?',
    'What would make you strike {ticker} off the list again?',
  ],
  Sell: [
    'Read it with the price covered: would the same words still say Sell?',
    'Which sentence of the thesis you bought on has stopped being true?',
  ],
  'Sell Some': [
    'Why this part and not all of it, or none?',
    'What has to be true of {ticker} for both halves of this decision to be right?',
  ],
}

/** For an entry that continues another one: what changed, other than the price. */
const SINCE: Partial<Readonly<Record<Action, Phrasings>>> = {
  Hold: [
    'What has changed since {day} that is not the price?',
    'Set beside your entry of {day}, which sentence here is new, and what made you write it?',
  ],
  'Keep Watching': [
    'Since {day} you have been looking: what have you seen that is not the price?',
    'What would you have missed by not looking at {ticker} since {day}?',
  ],
}

/** One question that the decision leaves open. */
export function askByAction(request: CritiqueRequest): string {
  const { action, confidence, thesis } = request.decision
  const round = holdingPeriodOf(request)
  const values = {
    confidence: String(confidence),
    ticker: assetName(request),
    day: round ? dayOf(round.previous) : '',
  }
  const since = round && SINCE[action]
  return phrase(since ? since : QUESTIONS[action], thesis, values)
}
