/**
 * Whether a text only points to what its writer has written before, instead of writing it once more: "same falsifier as in February",
 * "conditions as before", "see my note of March 3", "the January line still stands".
 * @param plain as `plainText` gives it
 */
export const pointsBack = (plain: string): boolean => POINTS.test(plain) && (SAME.test(plain) || OF_BEFORE.test(plain))

/** Whether what stands under a heading, or behind an "is", is such a pointer alone: "wrong if: same as in January", "my exit is unchanged". */
export const isPointerAlone = (plain: string): boolean => POINTS.test(plain) && POINTER_ALONE.test(plain)

const POINTS = /same|unchanged|as |like |see |stand|appl|hold|valid/

const DAY =
  '(?:(?:early|mid|late|last) )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|(?:19|20)\\d\\d|\\d{1,2}[./-]\\d{1,2})(?: \\d{1,2})?'
const TIME = `(?:(?:the|my|our) )?(?:${DAY}|(?:last |first )?(?:year|quarter|month|week|time|entry|note|post|thesis|beginning|start|buy|purchase))`
const WRITTEN = '(?:written|described|agreed|noted|stated|said|set|set out|put|planned|promised)'
/** "As in February", "as written", "like last time". */
const AS_BEFORE = `(?:as|like) (?:${WRITTEN}(?: down)? ?)?(?:(?:in|on|of|from|at|with) ${TIME}|before|ever|always|last time|${WRITTEN})`
const SAME = new RegExp(
  `(?<![a-z])(?:(?:the )?same (?:[a-z]+ ){0,3}(?:as|like)|${AS_BEFORE}|unchanged|as (?:before|ever|always)|see (?:my )?${TIME})(?![a-z])`,
)
/** "The rules of February hold", "the old line still applies", "January still stands". */
const OF_BEFORE = new RegExp(
  `(?<![a-z])(?:(?:old|earlier|previous|first|original|former) [a-z]+|[a-z]+ (?:of|from) (?:before|${TIME})|${DAY}(?:'s)?(?: [a-z]+)?) (?:still |just |also |all )*(?:stands?|appl(?:y|ies)|holds?|is valid|are valid|remains?)(?![a-z])`,
)
const POINTER_ALONE = new RegExp(
  `(?:^|: ?|^(?!.*(?<![a-z])(?:if|when|once|unless|should)(?![a-z])).*(?<![a-z])(?:is|are|stays?|remains?) )(?:still |just |exactly |all )*(?:(?:the )?same(?: [a-z]+){0,2} (?:as|like) (?:in |on |of |from |with )?(?:${TIME}|before|ever|always)|(?:the )?same|unchanged|${AS_BEFORE})\\W*$`,
)
