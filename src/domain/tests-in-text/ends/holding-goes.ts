import { oneOf } from '../../language/one-of.ts'
import { ENDS_HERE } from '../vocabulary/words-of-leaving.ts'

/** Whether a clause says that what is owned goes, or so does its writer's part in what goes. */
export const holdingGoes = (words: string): boolean =>
  HOLDING_GOES.test(words) ||
  SALE_FOLLOWS.test(words) ||
  IT_HAS_TO_BE.test(words) ||
  HOLDING_IS_SOLD.test(words) ||
  SO_DOES.test(words)

/** Whether it says that it is not its writer's any more, no longer what was bought, or that nothing is left to hold it for. */
export const isNoLongerHeld = (words: string): boolean =>
  IS_NO_LONGER.test(words) ||
  IS_NO_GOOD.test(words) ||
  NOTHING_LEFT.test(words) ||
  MAKES_NO_SENSE.test(words) ||
  NO_OWNER.test(words)

const POSITION = oneOf`
  shares?, stock, position, stake, holding, money, calls?, puts?, rest, remainder, lot, bag, pair, trade, allocation, investment
  recommendation, overweight, holding period, ownership, shareholding, involvement, membership, tenure, (?<=(?:my|our) )(?:cash|capital|contracts?|options?|account|bonds?|units)
`
const OWN_POSITION = `(?:(?:the|my|our|this) (?:[a-z-]+ )?(?:leg|sleeve|tranche|line|slice)|(?:the |my |our |all |whole |this |these |those |every |each |last |entire |remaining |single |of |rest |half |full )*${POSITION})`
const WHAT_IS_HELD = oneOf`
  (?:whatever|all that|what) (?:is|'s|remains|remained|is then|is still)(?: (?:left|there))?(?: of (?:it|them|the (?:calls?|puts?|options?|premium|position)))?
  it, they, this, that, the (?:thing|matter|affair|story|chapter), both, half, (?:the other|another) half, a (?:third|quarter), all(?: of (?:it|them))?, everything
  ${OWN_POSITION}
`
const HELPING = `(?:'s| ${oneOf`
  is, are, gets?, will, would, be, has to, have to, must, should, then, all, also, to be, going, goes, go, comes?, can
`})*`
const GOES = oneOf`
  go(?:es)?(?! on), gone, out, sold, sell, clos(?:e|ed|es), closed out, cut, dumped, finish(?:ed)?, ends?, over, off, leaves?, exits?
  liquidated, unwound, terminates?, terminated, disposed of, dies, vanish(?:es)?, disappears?, flies, fly, walks?, exited, binned, axed, scrapped, ditched, covered, returned, redeemed, withdrawn, lapses?, history, elsewhere, toast, dead, void
  a sale, a sell, for sale, on sale, on the (?:ask|offer|market|bid|way out), goodbye, curtains, game over, in the bin, on the block, up for sale, to (?:my|the|our) broker
  somebody else's, someone else's, belongs? (?:elsewhere|to (?:somebody|someone)|in), comes? (?:out|off)(?: (?:the|my) (?:sheet|books?|list|portfolio|table|account))?, leaves? the (?:portfolio|account|books?|house)
  moves? (?:on|out|elsewhere), back (?:to|in|into) (?:the |an? |my )?(?:cash|bank|index|market|shop|broker|savings|seller)
`
const HOLDING_GOES = new RegExp(`^${WHAT_IS_HELD}${HELPING} ${GOES}${ENDS_HERE}`)

/** Passives that end nothing. */
const NOT_SOLD = oneOf`
  kept, held, added, increased, hedged, rolled, reviewed, protected, needed, raised, called, based, worth, priced, valued, diluted
  bought, paid, listed, supported, driven, backed, expected, halted, covered by, insured, used, secured
`
const PASSIVE = `(?: ${oneOf`is, are, gets?, will get, will be, would be, to be, is to be, are to be, have to be, has to be, must be, shall be, should be, then, promptly, immediately, simply`})+`
const BEHIND_SALE = oneOf`
  if, in, at, on, by, should, without, immediately, straight, forthwith, promptly, the same, that, before, when, completely, entirely
  fully, as, for (?:good|cash|whatever), within, no, next, right, and, down, same, whatever, regardless, first, tomorrow, once, upon
`
/** In any passive: "the position is wound up". */
const HOLDING_IS_SOLD = new RegExp(
  `^${OWN_POSITION}${PASSIVE} (?!${NOT_SOLD})[a-z]+(?:ed|en|wn|ld|lt)(?: (?:of|off|out|up|down|back|over|to))?(?=\\W*$|[.,;:]| ${BEHIND_SALE}(?![a-z]))`,
)

/** "A full sale is mandatory", "an orderly exit follows" */
const SALE_FOLLOWS =
  /^(?:an? |the |my |our )?(?:full |immediate |complete |orderly |total |prompt )*(?:sale|exit|disposal|liquidation|divestment|divestiture)(?: of (?:it|them|(?:the|my|our|all) [a-z]+))? (?:is (?:mandatory|due|required|called for|warranted|automatic|obligatory|unavoidable|the (?:only|right|logical) [a-z]+|to follow|in order)|becomes? (?:mandatory|due|necessary|unavoidable)|follows?|will follow|shall follow|takes place|ensues)(?![a-z])/

/** "It is to be discarded", "they have to be let go": what has to be done to it, and is done by nobody else. */
const IT_HAS_TO_BE = new RegExp(
  `^${oneOf`it, they, these, this`} ${oneOf`is to be, are to be, has to be, have to be, must be, should be, shall be, gets, get`} (?!${NOT_SOLD}|${oneOf`
    repeated, redone, delayed, approved, repaid, refinanced, renegotiated, written, restated, impaired, explained, fixed, replaced, cut
    seen, said, tested, proven, reported, confirmed, financed, funded, better, worse, watched, taken, given, faced, managed, shared
    cheaper, interesting, easier, harder, harmed, listed, accepted, understood, diluted, acquired, saved, rescued, bigger, smaller
    expected, involved, started, complicated, crowded, delisted, tired, wasted, passed
  `})[a-z]+(?:ed|en|wn|ld|ut|go)(?=\\W*$|[.,;:]| (?:out|off|away|if|in|at|on|by|should|for good|without|immediately))`,
)

/** "... and so do I", "so will my account": what happens to the other happens to the holding. */
const SO_DOES =
  /^so (?:do|does|will|would|am|is|did|shall) (?:i|we|(?:my|our|the) (?:account|money|shares|position|stake|holding|interest|patience|case|thesis|faith|investment|reason|argument)[a-z ]*)(?![a-z])/

const NOT_OURS = oneOf`
  (?:my|our|a|an|the|one|any) (?:[a-z-]+ )?(?:kind|sort|type|stock|share|shares|business|company|investment|holding|money|problem|place|home|name|bet|position)
  my [a-z]+(?= any ?more| any longer), for (?:me|us), investable, worth (?:holding|owning|having|keeping|my (?:capital|collateral|money|cash|time|while)), what (?:i|we) (?:bought|signed up for|own|paid for|want)
  (?:anything|something|one) (?:i|we) (?:want|wish|own|bought|can)
`
const IS_NO_LONGER = new RegExp(
  `^(?:it|this|that|they|these)?(?:'s| is| are| would be| will be)? ?(?:not|no longer|never) ${NOT_OURS}(?: (?:of|to|for|own|mine|me|us|be|hold|have|any|more|longer|[a-z]+))*(?=\\W*$|[.,;:!]| (?:if|should|when|once))`,
)
const IT_IS = "^(?:it|this|that|they|these)?(?:'s| is| are| would be| will be)? ?"
const IS_NO_GOOD = new RegExp(
  oneOf`
    ${IT_IS}(?:is|becomes?|gets?|turns|would be|will be) (?:un|in|im)(?:investable|tenable|ownable|holdable|defensible|bearable|acceptable|owned|justifiable)(?![a-z])
    ${IT_IS}(?:stops?|ceases?|quits) (?:to be|being) (?!cheap|expensive|good value|a (?:bargain|good))
  `,
)

const A_REASON = oneOf`point, reason, case, sense, argument, thesis, trade, position, business, use, mercy, excuse, grounds?, basis`
const TO_STAY = oneOf`
  left, any ?more, any longer, for me, for us, here, if, when, once, should
  to (?:be|hold|own|stay|keep|remain|believe|defend|continue|sit|wait), in (?:me|us|being|holding|owning|staying|it)
  for (?:being|holding|owning|staying), (?:up)?on which, why i
`
const NONE_LEFT = oneOf`
  ${A_REASON}(?=\W*$|[.,;:]| ${TO_STAY}(?![a-z]))
  me(?=\W*$|[.,;]), (?:more )?of me, left (?:to|for|here|in), to (?:hold|believe|stay|wait|own|defend|argue)
`
/** "No reason to stay", "there is nothing left to hold" */
const NOTHING_LEFT = new RegExp(
  `^(?:(?:there|i|we)(?:'s|'d| is| are| remains?| exists?| would| will| have| had|'ll|'ve| be| see| find)* )?(?:no|nothing|not (?:much|any|a)|little|without)(?: (?:more|further|other|good|longer|any|a|much))* ?${NONE_LEFT}(?![a-z])`,
)
const MAKES_NO_SENSE =
  /^(?:it|this|that|the (?:shares?|stock|position|holding)) (?:makes|would make|has|is|would be|will be|'d be) (?:for me |to me |me )?(?:no|without|little|zero|pointless) ?(?:more )?(?:sense|point|reason|logic)?(?: (?:to|for|in) |\W*$)/

/** Of somebody who owned it once: "a former shareholder", "not an owner". */
const NO_OWNER = new RegExp(
  `(?<![a-z])${oneOf`
    (?:an? |the )?(?:former|ex|past|once a)[ -](?:shareholder|holder|owner|investor|believer|fan|bull)
    not an? (?:owner|holder|shareholder|investor|believer)
    (?:nothing|no(?:thing)? (?:more|further)|little)(?: more| further| else)? to do with (?:it|them|this)
    (?:don't|do not|dont|not) (?:expect|look|count|ask|bother)(?:ing)? (?:to )?(?:find|see|on|for|call)? ?(?:me|us|my)
    there goes?, me (?:out|gone|off) of (?:it|this|here), get me out, nothing of me
  `}(?![a-z])`,
)
