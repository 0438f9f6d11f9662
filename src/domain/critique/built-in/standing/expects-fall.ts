import { plainText } from '../../../language/plain-text.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWatched } from '../basis/request.ts'

/** Whether somebody who only watches writes that it will fall: then their number is about that, and not about the claim that a form supposes. */
export function expectsFall(request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  if (!isWatched(request)) return false
  return FALLS.in(plainText(thesis)).some((span) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed)
  })
}

const A_FALL = '(?:crash|correction|collapse|recession|bear market|sell-?off|drawdown|bust|reckoning|fall|drop)'
const IT =
  '(?:it|this|they|everything|(?:the|this) (?:stock|share|shares|price|market|index|sector|bubble|whole thing|rally))'
const FALLS = words(
  [
    `(?:the |a |this |another |next )?${A_FALL} (?:must|will|has to|is going to|is about to) (?:come|happen|arrive|follow|hit)`,
    `(?:the |a |another |next )?${A_FALL} (?:is|comes?) (?:coming|due|overdue|near|close|ahead|soon|inevitable|this year|next year)`,
    `(?:everything|all of it|(?:the )?(?:whole )?market|${IT}) is (?:way |far |so |wildly |hugely )?(?:overvalued|too (?:expensive|dear|high)|a bubble|in a bubble)`,
    `${IT} (?:will|must|has to|is going to|is about to|should) (?:crash|fall|drop|collapse|halve|burst|pop|correct|go down|come down|go lower|go to zero)`,
    `(?:i )?(?:expect|wait for|waiting for|see) (?:a |the |another )?(?:[a-z]+ )?${A_FALL}`,
  ].join('|'),
)
