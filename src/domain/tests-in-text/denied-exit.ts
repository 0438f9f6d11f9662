import type { Span } from '../language/plain-text.ts'
import { sentenceAround } from '../language/sentences.ts'
import { words } from '../language/wording.ts'

const LEAVE =
  '(?:sell|selling|leave|leaving|exit|exiting|get out|getting out|bail|quit|let (?:it|them|go)|part with (?:it|this|them|my shares|a share)|give (?:it|them|this) up)'
const I_WOULD = `(?:i|we)(?:'d|'ll| would| will| could| can| might)(?: (?:ever|even|really|possibly))* ${LEAVE}`
const MAKES_ME = `(?:would|could|can|will|might|is going to)(?: (?:ever|possibly|really))* (?:(?:make|get|bring|move|force|persuade|convince|drive|push|cause|have|tempt) (?:me|us)(?: (?:to|into|out of))? ${LEAVE}|change my mind|shake me out)`
const SOME = '(?:a|any|one)(?: (?:single|possible|conceivable))?'
const AT_WHICH = "[a-z']+(?: [a-z0-9$']+){0,4} (?:at|on|in|under|for|by|after) which"
const IT = '(?: (?:it|this|them|my shares|a share|any(?: of it)?))?'

/** "There is no price at which I would sell", "nothing they report could make me leave", "I would sell at no price". */
export const DENIED_EXIT = words(
  [
    `(?:there(?:'s| is| are| exists)|(?:i|we)(?: can)? (?:see|have|know|know of|think of|imagine)) (?:absolutely |simply |really |just )?(?:no|not ${SOME})(?: (?:single|possible|conceivable))? ${AT_WHICH} ${I_WOULD}`,
    `(?:(?:i|we)(?: can)? (?:see|have|know|think of|imagine) )?(?:no|nothing|not ${SOME}) (?:(?!(?:in|from|about|at|here|yet|today|so|far|this|these|now)(?![a-z]))[a-z']+ ){0,6}${MAKES_ME}`,
    `(?:(?:i|we) )?(?:can't|cannot|can not|couldn't|could not|don't|do not) (?:think of|imagine|see|name|conceive of|know of) (?:anything|what|${SOME})(?: [a-z']+){0,3} ${MAKES_ME}`,
    `(?:(?:i|we) )?(?:can't|cannot|can not|couldn't|could not|don't|do not) (?:think of|imagine|see|name|conceive of|know of) ${SOME} ${AT_WHICH} ${I_WOULD}`,
    `${I_WOULD}${IT} (?:at no (?:price|level|point)|under no circumstances?|for no (?:price|reason|money))`,
    `(?:at no price|under no circumstances?|for no money)(?: would| will| could)? (?:i|we)(?:'d|'ll| would| will| could)? ${LEAVE}`,
    `(?:i|we)(?:(?:'d|'ll| would| will| could) (?:not|never)| wouldn't| won't| couldn't)(?: (?:ever|even))* ${LEAVE}${IT}(?: (?:this time|again|now|of them|of it))*,? (?:at any price|under any circumstances?|for any (?:price|reason|money)|at whatever price|whatever the price|no matter (?:what|how)(?: [a-z]+){0,4}|whatever (?:happens|comes)(?! to)|come what may)`,
  ].join('|'),
)

/** Whether the words at a place deny that anything would make their writer leave, and name no exception: then they are no test. */
export function deniesExit(text: string, plain: string, { from, to }: Span): boolean {
  return DENIED_EXIT.in(plain).some((denial) => {
    const [clause = ''] = plain.slice(denial.from, sentenceAround(text, denial).to).split(/[;:]|, (?:but|and|so) /)
    return denial.from < to && from < denial.to && !EXCEPTS.test(clause)
  })
}

const EXCEPTS =
  /(?<![a-z])(?:short of|except|unless|but (?!i(?![a-z]))|other than|apart from|besides|until|till|if)(?![a-z])/
