import { plainText } from '../../../language/plain-text.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/** Whether a test names nothing by which its condition could be seen met. */
export function isVague({ measured, side, words, followedBy }: OwnTest): boolean {
  // "Until the thesis breaks, and the thesis is 15% growth" says by what.
  if (side !== 'happens' || /\d/.test(words)) return false
  const condition = plainText(measured ?? words).replace(/^(?:if|when|once) /, '')
  return (
    VAGUELY.test(condition) || OF_TASTE.test(condition) || (followedBy === 'review' && FAILS_SOMEHOW.test(condition))
  )
}

/** A condition that nobody could ever see met. */
const VAGUELY =
  /^(?:the |my |this |its )?(?:(?:whole |investment |long[- ]term )*(?:story|thesis|fundamentals?|things?|something|anything|situation|facts?|picture|outlook|narrative|case|it|business|market|sentiment|feeling|mood|trend|vibes?|vision|dream|mission|magic|spirit|soul|culture)) (?:really |ever |fundamentally |materially |significantly |suddenly )?(?:changes?|changed|go(?:es)? (?:wrong|bad(?:ly)?|south|sideways)|went (?:wrong|bad(?:ly)?|south|sideways)|do(?:es)? (?:badly|poorly)|did (?:badly|poorly)|breaks?(?: down)?|deteriorates?d?|worsen(?:s|ed)?|g[eo]ts? (?:worse|bad|ugly)|turn(?:s|ed)? (?:bad|sour|ugly|around)(?![a-z])|turns?(?=\W*$)|looks? (?:bad|wrong|worse|different)|feels? (?:wrong|bad|off)|is (?:broken|over|bad|dead|gone|lost)|(?<=(?:vision|dream|mission|magic|spirit|soul|story|narrative|idea|thesis) (?:really |ever |finally )?)(?:dies?|fades?|fails?|vanishes|disappears|is no more)|no longer (?:holds|works|fits)|doesn't (?:work|hold|feel)[a-z ]*|stops? working|disappoints?)|^(?:it|they|this) (?:falls?|drops?)(?: too)? (?:much|far|a lot)|^i (?:feel|don't feel|no longer feel|stop believing|lose faith|change my mind)/

/** "It stops being decent": where decent ends, each day can say anew. */
const OF_TASTE =
  /^(?:it|they|this|that|things?|(?:the |its |their |this )?(?:[a-z]+ )?(?:story|business|company|growth|results?|numbers?|management|product|quality|service|stock|shares?))(?: (?:ever|really|just))?(?: stops?(?: being)?| ceases? to be|(?: is|'s| are) (?:no longer|not|only)| (?:isn't|aren't)) (?:really |that |so |as |very |quite )?(?:decent|good|great|nice|fine|ok|okay|interesting|exciting|fun|attractive|convincing|compelling|solid|impressive|special|cool|reasonable|sensible|promising|appealing|what it was|mediocre|so-so|middling)(?: any ?more| any longer| enough| as before)?(?= ?(?:[.,;!]|$))/

/** Only to be thought about again, should a plan not work: "if the turnaround doesn't work out I'll think again". */
const FAILS_SOMEHOW =
  /^(?:the |their |this |its )?(?:new )?(?:turnaround|plan|strategy|idea|bet|restructuring|boss|ceo|thesis|story|things?|it|this) (?:still |really |just )*(?:(?:doesn't|does not|don't|do not|isn't|is not) (?:really |quite )?(?:work(?:ing)?|pan(?:ning)? out|play(?:ing)? out|go(?:ing)? (?:well|right|(?:to|as) plan(?:ned)?)|turn(?:ing)? out)(?: out| well| right)?|fails?|flops?)(?= ?(?:[.,;!]|$))/
