import { plainText } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { statesFigures } from './facts-of-text.ts'

/**
 * Whether an entry weighs what it does: it says when it would be left, how small it is, what it does not know and what of that follows, or
 * what the business earns. Words that are scattered over an entry mean an error only where nothing of that stands beside them.
 */
export const weighsIt = (thesis: string): boolean => saysWhatWeighs(thesis) || statesFigures(thesis)

/** The same, where the figures may be part of the error. */
export const saysWhatWeighs = rememberLatest((thesis: string): boolean => {
  const plain = plainText(thesis)
  return (
    WEIGHS.test(plain) ||
    sentencesOf(thesis).some(({ from, to }) => {
      const sentence = plain.slice(from, to)
      return ENDS_IT.test(sentence) && ON_CONDITION.test(sentence)
    })
  )
})

const ENDS_IT =
  /(?<![a-z])(?:i(?:'ll| will| would|'d)? (?:sell|leave|exit|go|stop|halve|trim|cut)|sell|(?<!(?:come|comes|turn|turns|find|figure|work|works|ran|run|worked) )out|i'm (?:wrong|gone|out)|i am (?:wrong|gone|out)|wrong|is over|i stop|it goes|gone|off the list)(?![a-z])/
const ON_CONDITION =
  /(?<![a-z])(?:if|when|once|should|below|under|above|over|unless|at [$€£]?\d|stop)(?![a-z])(?! (?:it|this) is back)/
const WEIGHS =
  /(?<![a-z])(?:(?:proves?|says?|means?|tells?(?: me)?) (?:nothing|little)|no (?:argument|reason|proof|evidence)(?= ?(?:[.,;!)]|$|to |for |of ))|not (?:a|my|the|why|because of|an) (?:reason|business|argument|point|case|measure|i)|is not why|(?:don't|do not|doesn't) (?:count on|expect|trust myself|rely)|may not|might not|(?:can|could|may) (?:be wrong|err|lose)|i (?:found|checked|read (?:the|its|their|both)|looked up|calculated|counted|compared)|so i (?:read|checked|looked|asked|wait|pass)|my own (?:reason|number|estimate|sums?|view|model)|learn(?:ed|t)|nobody tells|they say|he says|she says|or so|times (?:earnings|sales|book|ebitda|cash)|p\/e|net cash|cash flow|net debt|stop (?:at|is)? ?\d|(?:position|size|stake):? \d[\d.]* ?%|\d[\d.]* ?% of (?:my|our|what|all|the (?:account|portfolio|depot))|(?:no more than|at most|not more than) (?:\d[\d.]* ?%|half|a (?:third|quarter|tenth)|\d[\d.,]* shares|this|that|what)|a (?:tenth|twentieth|fiftieth|hundredth) of (?:my|our|what|the (?:account|money|portfolio|depot))|one share|only \d[\d.]* ?%|wrong (?:if|when)|i'm wrong|i am wrong|fallacy|fomo|fear of missing|hedged|as a hedge|my hedge|bear case|base case|falsif\w+|probability|expected value|fair value|rebalanc\w*|index (?:fund|plan)|savings plan|every month|monthly|can do without|(?:for|in) ten years|for decades)(?![a-z])/
