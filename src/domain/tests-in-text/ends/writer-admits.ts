import { oneOf } from '../../language/one-of.ts'
import { HELPING, WRITER } from '../vocabulary/words-of-leaving.ts'

/** Whether a clause says that its writer admits something bad, or passes a verdict on what they believed or bought. */
export const writerAdmits = (words: string): boolean => ADMITS.test(words) || isVerdictOnOneself(words)

/** Whether it is a verdict on oneself alone: what was believed, read, paid or hoped turns out bad. */
export const isVerdictOnOneself = (words: string): boolean => ERRED.test(words)

const SUBJECT = oneOf`i, it, they, the, my, this, that, our, we, he, she, there, nobody, people, customers, [a-z]+ (?:has|have|is|are|was|will)`
const IS_BAD = oneOf`
  (?<![a-z])(?:wrong|mistaken?|error|mis(?!s)[a-z]+|bad|badly|not|no|never|nobody|none|nothing|left|lost|dead|gone|over|broken)(?![a-z])
  (?<![a-z])(?:beaten|fail[a-z]*|fool[a-z]*|naive|dream[a-z]*|bears?|overpaid|over[a-z]+ed|under[a-z]+ed)(?![a-z])
  n't(?![a-z])
`
/** What is learnt: a clause with something bad in it, or an error by its name. */
const LEARNT = oneOf`
  (?:that )?(?=${SUBJECT}(?![a-z])).*${IS_BAD}
  (?:my |the |our |an? )?(?:defeat|error|mistake|loss|misjudg[a-z]+|blame|facts)
`
const TO_LEARN = oneOf`
  accept, recogni[sz]e, acknowledge, conclude, know, reali[sz]e, agree, see, say, take it, understand, learn(?:t|ed)?
  discover(?:ed)?, find out, found out
`
const ADMITS = new RegExp(
  `^${WRITER}${HELPING} ${oneOf`
    admit, concede, confess, own up, own (?:the|my) (?:mistake|error), stand corrected, say sorry, apologi[sz]e, was played, got played, hold up my hands, eat (?:my words|humble pie|crow)
    ${TO_LEARN} ${LEARNT}
  `}(?![a-z])`,
)

const HAS_BEEN = `(?: ${oneOf`have, had, was, were, will, would, must, clearly, just, simply, then, also, been, only, have been, be`})*`
const ERROR_OF_WRITER = oneOf`
  mis(?:read|took|taken|understood|(?!sed)[a-z]+ed), over(?:paid|estimated|rated|looked|[a-z]+ed), under(?:estimated|[a-z]+ed)
  wrong, mistaken, erred, misguided, in error, fooled, naive, blind, dreaming, kidding, sold (?:a|an|the) [a-z]+
  backed the wrong, bet on the wrong, picked the wrong, bought the wrong, got (?:it|this|that|them) (?:all )?wrong
  bought (?:a|an|into a) (?:dream|story|lie|fad|dud|dog|lemon|melting), made (?:a|the|my) (?:mistake|error)
  calculated (?:bad|wrong), calculated badly, (?:never )?had (?:no|never), never had, no (?:reason|case|edge|idea)
  played, conned, duped, suckered, deceived, deluded, deluding, (?:fooling|kidding) myself, (?:got|been|was|were) (?:played|had|conned|suckered|taken)
  too (?:early|optimistic|hopeful|generous|kind|trusting), the (?:one|fool) who
`
const BAD_THING = oneOf`
  bad, wrong, poor, terrible, fads?, dream, mistake, misread, mirage, illusion, lie, dud, lemon, trap, value trap, gimmick, wishful
  one-off, fluke, error, nonsense, bluff, hype
`
const IT_WAS = `(?:'s been|'d be| ${oneOf`was, were, is, has been, had been, would be, would have been`})`
const ERRED = new RegExp(
  oneOf`
    ^(?:i|we|i've|we've|i'd|we'd|i'll|we'll)${HAS_BEEN} ${ERROR_OF_WRITER}(?![a-z])
    ^(?:it|this|that|they)${IT_WAS}(?: (?:a|an|the|my|just|only|never|always|all))* ${BAD_THING}(?![a-z])
  `,
)
