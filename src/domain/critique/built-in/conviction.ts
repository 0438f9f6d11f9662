import type { CritiqueRequest } from '../critique.ts'
import { findFalsifier } from './falsifiers.ts'
import { findFigures } from './figures.ts'
import type { Finding } from './finding.ts'
import { isEnglish } from './language.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { openingQuotation, quotationAround } from './quotation.ts'
import { assetName, isPurchase, isSale, isWatched } from './request.ts'
import { findWording, wording } from './wording.ts'

/** From here on a confidence claims to know; down from there it doubts. */
const HIGH = 8
const LOW = 3

const HEDGE = wording(
  `
  maybe | perhaps | possibly | probably | might | I guess | I suppose |
  (I'm )?not (so |really |too |entirely |100 ?% )?(sure|certain|convinced) | unsure | uncertain | who knows |
  kind of | sort of | could be | I don't know | hard to say | somewhat`,
)

const HEDGED: Phrasings = [
  'The number says {confidence} out of 10 and the words say {words}: do the two mean the same?',
  'You write {words} beside a confidence of {confidence} out of 10: which of them do you mean?',
]
const HEDGED_ASKS: Phrasings = [
  'Which would you keep if you could record only one, the number or the word?',
  'How many of ten such cases would have to come out right for that number to be fair?',
]
const BARE: Phrasings = [
  'Beside a confidence of {confidence} out of 10 you write {words}: which figure, and which way to be wrong, belongs to it?',
  'The confidence is {confidence} out of 10, and you write {words}: what would take either of them down?',
]
const BARE_UNQUOTED: Phrasings = [
  'The confidence is {confidence} out of 10: which figure, and which way to be wrong, belongs to it?',
]
const BARE_ASKS: Phrasings = [
  'Which single fact about {ticker}, if it turned out false, would take that number down to 5?',
  'What do you know today that someone at 5 out of 10 does not?',
]
const DOUBTFUL: Phrasings = [
  'A {action} at {confidence} out of 10, where you write {words}, puts money where your own number shows little belief.',
  'You act at a confidence of {confidence} out of 10 and write {words}: what else made this decision?',
]
const DOUBTFUL_UNQUOTED: Phrasings = [
  'This {action} is at {confidence} out of 10: what else than the thesis made the decision?',
]
const DOUBTFUL_ASKS: Phrasings = [
  'Is there a reason that you did not write down?',
  'What would a 7 need that you do not have today, and could you have waited for it?',
]

/**
 * Where the confidence and the words disagree; null when they don't.
 * @param taken quotations that other findings use already
 */
export function findConvictionGap(request: CritiqueRequest, taken: readonly (string | null)[]): Finding | null {
  const { thesis, confidence, action } = request.decision
  const hedge = findWording(thesis, HEDGE)
  const values = { confidence: String(confidence), action, ticker: assetName(request) }
  if (confidence >= HIGH && hedge) {
    const quoted = quotationAround(thesis, hedge)
    return finding(HEDGED, HEDGED_ASKS, thesis, { ...values, words: quoted }, quoted)
  }
  if (confidence >= HIGH && isBare(request)) {
    const quoted = openingQuotation(thesis, taken)
    return finding(quoted ? BARE : BARE_UNQUOTED, BARE_ASKS, thesis, { ...values, words: quoted ?? '' }, quoted)
  }
  if (confidence <= LOW && isPurchase(request)) {
    const quoted = hedge ? quotationAround(thesis, hedge) : openingQuotation(thesis, taken)
    return finding(
      quoted ? DOUBTFUL : DOUBTFUL_UNQUOTED,
      DOUBTFUL_ASKS,
      thesis,
      { ...values, words: quoted ?? '' },
      quoted,
    )
  }
  return null
}

/** A sale and a watch owe no falsifier: there the confidence is not set against one. */
function isBare(request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  if (isSale(request) || isWatched(request) || !isEnglish(thesis)) return false
  return findFigures(thesis).length === 0 && !findFalsifier(thesis)
}

const finding = (
  says: Phrasings,
  asks: Phrasings,
  thesis: string,
  values: Readonly<Record<string, string>>,
  quoted: string | null,
): Finding => ({ says: phrase(says, thesis, values), asks: phrase(asks, thesis, values), quoted })
