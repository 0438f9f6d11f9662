import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'

/** How much of everything one position may be by a principle. */
export type SizeLimit = {
  /** In percent. */
  readonly percent: number
  /** "No position above 5%" allows 5%; "every position under 5%" does not. */
  readonly isReachable: boolean
}

/** The limit of a principle that sets one for any single position, and makes no exception; null for every other principle. */
export function sizeLimitOf(principle: string): SizeLimit | null {
  const plain = plainText(principle)
  const share = quantitiesOf(principle).filter(({ unit }) => unit === 'percent')
  const [limit] = share
  if (!limit || share.length > 1 || EXCEPTS.test(plain)) return null
  const [before, after] = [plain.slice(0, limit.from), plain.slice(limit.to)]
  const isLimit =
    (OF_ANY_BEFORE.test(before) && ENDS.test(after)) || (MOST_BEFORE.test(before) && OF_ANY_AFTER.test(after))
  return isLimit ? { percent: Number(limit.value), isReachable: !/(?:below|under|less than)\s*$/.test(before) } : null
}

/** What may stand for another rule in this very case. */
const EXCEPTS =
  /(?<![a-z])(?:unless|except|exceptions?|but|only if|apart|other than|usually|mostly|normally|try|at cost|cost basis|etfs?|funds?|index|risk|lose|loss|gains?)(?![a-z])/

const UNIT =
  '(?:positions?|holdings?|shares?|stocks?|names?|assets?|company|companies|bets?|investments?|tickers?|purchases?)(?: sizes?)?'
const ANY = '(?:(?:any|one|a|each|every|all|my|the)(?: (?:single|one|individual))?|single|individual)'
const OPENING = "^\\W*(?:\\d+[.)] *)?(?:(?:i|we)(?: will| shall|'ll)? )?"
const MOST =
  '(?:at most|no more than|not more than|max(?:imum)?\\.?(?: of)?|up to|(?:never|not) (?:over|above|more than))'
const OF_ALL = "(?: of (?:my|our|the|all|everything|what|total|net)(?: [a-z']+){0,4})?"

/** "No single stock above", "max position size", "I keep every position under". */
const OF_ANY_BEFORE = new RegExp(
  `${OPENING}(?:${[
    `(?:no|never an?)(?: (?:single|one))? ${UNIT}(?: (?:is|may be|should be|gets?|goes|grows?|becomes?|larger|bigger|of|with))*(?: than)? ?(?:above|over|beyond|more than|larger than|bigger than)?(?<=above|over|beyond|than)`,
    `(?:cap|limit|keep|hold)(?: (?:the size of|${ANY}))* ${UNIT} (?:at|to|below|under|within|${MOST})`,
    `max(?:imum)?\\.? ${UNIT}(?: is| of|:)*`,
    `(?:${ANY} )?${UNIT}(?:(?: is| are| stays?| remains?| must be| has to be| limit| cap|:)*(?: capped at| limited to| under| below| less than| ${MOST})|(?: (?:limit|cap|max(?:imum)?))(?: is| of|:)*)`,
  ].join('|')}) *$`,
)
/** "Never more than | in one company" */
const MOST_BEFORE = new RegExp(
  `${OPENING}(?:(?:never|do not|don't|won't|not)(?: ever)?(?: (?:put|invest|hold|buy|have|own|bet|place))?(?: (?:more than|over|above))|${MOST}|limit(?: of)?|max:?) *$`,
)
const ENDS = new RegExp(`^(?: positions?)?${OF_ALL}\\s*(?:[.,;!:–-]\\D*)?$`)
const OF_ANY_AFTER = new RegExp(`^${OF_ALL} (?:in|into|on|per|for)(?: ${ANY})? ${UNIT}${OF_ALL}\\s*(?:[.,;!:–-]\\D*)?$`)
