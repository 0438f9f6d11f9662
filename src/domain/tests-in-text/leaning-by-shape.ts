import { comparisonsOf } from '../language/comparison.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { endsForWriter } from './ends/end-by-shape.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** "Lower than that, three quarters running, and ...: sell", "Four, and it was a lender with an app", "So does a second year of it." */
export function leaningOnFigure(sentence: Sentence): Found | null {
  const { words, before, text, span } = sentence
  if (!before) return null
  const earlier = text.slice(before.from, before.to)
  const plain = earlier.toLowerCase()
  const told = text.slice(0, before.to)
  const also = ALSO.exec(words)
  if (also && ENDS_IT.test(plain))
    return foundByShape(
      sentence,
      { from: also[0].length, to: words.replace(/[^\w%]+$/, '').length },
      { from: 0, to: words.length },
    )
  const count = COUNT_ALONE.exec(words)
  if (count && COUNTS_ONE.test(plain) && endsForWriter(words.slice(count[0].length)))
    return {
      span: { from: before.from, to: span.to },
      condition: { from: before.from, to: span.from + count[0].length },
      takes: 'straight',
      followedBy: 'sell',
    }
  const lead = LESS_OR_MORE.exec(words) ?? FIGURE_ALONE.exec(words)
  // The figures last: they are read in all that stands before.
  if (!lead || /(?<![a-z])(?:price|shares?|stock)(?![a-z])/.test(plain) || quantitiesOf(told).length === 0) return null
  const main = words.slice(lead[0].length)
  if (!(endsForWriter(main) || PAST_VERDICT.test(main) || /[;,] sell\W*$/.test(main))) return null
  const isSide = /^(?:and |but )?(?:lower|worse|less|fewer|higher|more)/.test(lead[0])
  return isSide
    ? {
        span: { from: before.from, to: span.to },
        condition: before,
        takes: comparisonsOf(earlier).length > 0 ? 'reversed' : 'straight',
        followedBy: 'was-wrong',
      }
    : {
        span: { from: before.from, to: span.to },
        condition: { from: span.from, to: span.from + lead[0].length },
        takes: 'straight',
        followedBy: 'was-wrong',
      }
}

const ALSO =
  /^(?:and |but )?so (?:does|do|would|will|did) (?=(?:a|an|another|any|the|two|three|no|losing|cutting)(?![a-z]))/
const ENDS_IT =
  /(?<![a-z])(?:ends?|kills?|breaks?|finish(?:es)?|disproves?|refutes?|proves? me|sends? me|makes? me|gets? me out|changes? my mind|my cue|my signal)(?![a-z])/
/** "With one down quarter I'd shrug. With two I would take the loss.": a count of what the sentence before counts. */
const COUNT_ALONE =
  /^(?:and |but )?(?:(?:with|after|at|on|upon) )?(?:the |a )?(?:two|three|four|second|third|another)(?: of (?:them|those|these)| (?:such|in a row|running))*(?:,? (?:and |then )|,? (?=(?:i|i'm|i'd|i'll|we|we'd|we'll) ))/
const COUNTS_ONE =
  /(?<![a-z])(?:one|a single|a|the first) (?:(?:more|such|bad|down|weak|soft|red|missed|poor) ){0,2}(?:quarters?|years?|months?|prints?|reports?|miss|cut|delay|downgrade|recall|warning|slip|loss|strike|setback)(?![a-z])/
const LESS_OR_MORE =
  /^(?:and |but )?(?:lower|worse|less|fewer|higher|more) than (?:that|this|it)(?:,[^,;]{3,40})?,? (?:and |then )?/
const FIGURE_ALONE =
  /^(?:and |but |at )?(?:minus |-)?(?:\d[\d.,]*%?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: or (?:less|more|worse|lower|higher))?, (?:and |then )/
const PAST_VERDICT = /^(?:it|this|that|they|the [a-z]+|i|we) (?:was|were|had)(?: (?:never|only|just|not))? /
