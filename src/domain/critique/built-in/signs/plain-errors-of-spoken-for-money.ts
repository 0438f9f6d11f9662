import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './roles/plain-error.ts'
import type { Sign } from './sign.ts'

/** Money that was won on another share, beside it. */
const WAS_MADE =
  /(?<![a-z])(?:i |we |i've |just )?(?:made|won|earned|gained|pocketed|cleared) (?:about |over |almost |another |like )*[$€£]?(?:\d[\d.,]*k?|[a-z]+ (?:grand|thousand))(?: (?:dollars|bucks|grand|euros|pounds|quid|percent|%))? (?:on|with|from|in|off|out of|trading|shorting|selling)(?![a-z])|(?<![a-z])(?:winnings|profits?|gains?) (?:from|on|of|off|out of)(?![a-z])/
/** Somebody else's, or counted as what it is. */
const NOT_PLAYED_WITH =
  /(?<![a-z])(?:still (?:my|mine|real)|as real|no such thing|(?:my|his|her|the|a) (?:wife|husband|mother|father|mum|mom|dad|sister|brother|son|daughter|client|kids?|aunt|uncle|boss|company|employer|club|church|trust|fund)(?:'s)?(?: account| money)?|from my (?:job|salary|wages|work)|clients?|custody|i don't see it (?:so|that way)|so (?:what|they say)|don't believe)(?![a-z])/
const BILL =
  '(?:rent|tuition|mortgage(?: payment)?|school fees|fees|tax(?:es)?|tax money|tax bill|down ?payment|house deposit|deposit|wedding(?: money| fund)?|daycare|nursery fees|child support|semester|holiday money|grocery money|emergency fund|car payment|roof money|surgery money)'
/** Of what the company or its tenants pay, or where it is covered. */
const COVERED =
  /(?<![a-z])(?:tenants?|landlords (?:raise|get|collect)|customers|students|borrowers|households|company|portfolio companies|already paid|is paid|are paid|covered|set aside|separate|untouched|safe|priced|guidance|estimate|forecast|bank (?:has|holds)|not (?:the|my|our)|never|no longer|used to|would never|wouldn't)(?![a-z])|\d ?(?:bn|billion)(?![a-z])/

const NEAR_ONE =
  "(?:(?:my |our )?(?:mum|mom|mummy|dad|gran|grandma|grandpa|nan)|(?:my|our) (?:mother|father|grandmother|grandfather|aunt|uncle|parents|in-laws|son|daughter|kids?|children|wife|husband|partner|sister|brother|mother-in-law|father-in-law))(?:'s|s'|')"
const THEIR_POT =
  '(?:(?:whole|entire|full) )?(?:(?:nursing home|care home|care|college|university|school|pension|retirement|life|wedding|house|emergency|surgery|funeral|rainy day) ?)?(?:fund|money|savings|pot|account|deposit|inheritance|nest egg)'
const THINGS =
  '(?:roof|boiler|kitchen|bathroom|wedding|honeymoon|car|tuition|school fees|tax(?:es)?|tax bill|rent|mortgage|deposit|down ?payment|holiday|braces|surgery|funeral|baby|move|windows|heating|dentist|nursing home|care home)'
const PUTS =
  '(?:put|putting|moved|moving|move|invested|investing|invest|used|using|use|took|taking|threw|throwing|shifted|poured)'
/** The writer is who does it, or a sentence that names nobody. */
const BY_WRITER = "(?<=(?:^|[.!?;:] |(?<![a-z])(?:i|we|i've|we've|can|just|have) ))"
/** With the owner's word, of a part only, or not done. */
const AGREED =
  /(?<![a-z])(?:(?:he|she|they) (?:asked|agreed|agrees|wants? (?:it|me to)|told me to|decided|signed)|with (?:his|her|their) (?:consent|approval|blessing)|at (?:his|her|their) request|power of attorney|trustee|(?:not|never|(?:do|would|wo|did|ca|could)n't)(?: ever)? (?:put|putting|move|moving|use|using|touch|touching|invest|investing|meant|mine)|instead of|would never|wouldn't|won't|tempt\w*|could|thought about|consider\w*|used to|joint|1 ?%|2 ?%|3 ?%|index|etf|bonds?|is (?:safe|untouched|covered)|stays?|already paid|have paid|has paid)(?![a-z])|\?/

/** Whose money it is said not to be, and what it is to pay soon. */
export const PLAIN_ERRORS_OF_SPOKEN_FOR_MONEY: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    kind: 'house-money',
    weight: 57,
    at: 'purchase',
    allows: ['isNegated', 'isPast'],
    beside: WAS_MADE,
    notBeside: NOT_PLAYED_WITH,
    pattern: words(`
      (?:that's|that is|this is|it's) (?:all |only |just )?(?:what|the money(?: that)?) (?:i'm|i am|we're|we are) (?:playing|gambling|betting|speculating|punting|messing)(?: around)? with(?: here| now)?|
      (?:it's |it is |that's |so it's )?not (?:really |even |exactly |actually )*my (?:own )?money(?= ?(?:[.,;!)]|$|anyway|any more|and |so ))`),
    says: ['You write {words}: wherever it came from, it is your own money now.'],
  },
  {
    // "September's tuition is in here now": what it is to pay, and that it is in this.
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 86,
    at: 'not-sale',
    notBeside: COVERED,
    pattern: words(`
      (?:(?:next|this) (?:semester|month|term|year|quarter|winter|summer)'?s? |(?:january|february|march|april|may|june|july|august|september|october|november|december|autumn|spring|fall)'?s? |(?:my|our|her|his|the kids'|my (?:son|daughter|kid|brother|sister|wife|husband)'s|our (?:son|daughter|kid)'s) )+${BILL}(?: money)?(?: for [a-z]+)? (?:is|are|sits?|went|goes|rides?|is riding|are riding|lives)(?: all| now| currently| parked| sitting)* (?:in|into|on) (?:here|this|it|these|this one)(?= ?(?:[.,;!)]|$|now|and |until |till |so |for ))`),
    says: [
      'You write {words}: the day of that is fixed, and no thesis about {ticker} moves it.',
      'You write {words}: a share can be right in three years and half its price in the month in which you need it.',
    ],
  },
  {
    // "I moved my mother's care money into it."
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 88,
    at: 'purchase',
    notBeside: AGREED,
    pattern: words(`
      ${BY_WRITER}${PUTS} (?:all of |all |half of |most of |some of )?${NEAR_ONE} ${THEIR_POT}(?= (?:in(?:to)?|here|on) (?:it|this|here|them|[a-z]+)(?= ?(?:[.,;!)]|$|and |because |so |for ))| ?(?:[.!)]|$))|
      (?:that's|that is|this is|it is|it's|with|from|out of) (?:all of |all |half of |most of )?${NEAR_ONE} ${THEIR_POT}(?= ?(?:[.,;!)]|$))|
      (?<=(?:^|[.!?;] ))${NEAR_ONE} ${THEIR_POT} (?:is|are|sits|went|goes)(?: all| now)* (?:in|into) (?:it|this|here|them)(?: now)?(?= ?(?:[.,;!)]|$))`),
    says: [
      'You write {words}: whose loss would it be if {ticker} lost half?',
      'The money in {words} has its own purpose, and {ticker} does not know of it.',
    ],
  },
  {
    // "Put in the 6k that was meant for the roof."
    ...PLAIN_ERROR,
    kind: 'money-needed',
    weight: 87,
    at: 'purchase',
    allows: ['isPast'],
    notBeside: AGREED,
    pattern: words(`
      ${BY_WRITER}${PUTS} (?:in |here )?(?:the|my|our|all the|all my) (?:[$€£]?\\d[\\d.,]*k?|[a-z]+ (?:grand|thousand)|money|cash|savings)(?: (?:dollars|bucks|euros|pounds|grand|money))?,? (?:that |which |we |i )?(?:(?:was|were|is|are|had|have|i'd|we'd|had been|i had|we had) )?(?:meant|set aside|put aside|saved|earmarked|reserved|budgeted|put by|intended) for (?:the |my |our |her |his |a |a new |new |the new |next year's |this year's )*${THINGS}(?= ?(?:[.,;!)]|$|in |into |here|and |because |until ))|
      (?:the |our |my )${THINGS} is (?:due |on |at |in )?(?:(?:in|on|next|this) )?[a-z]+,? and the money for it is (?:all |now )?(?:in|into) (?:it|this|here)(?= ?(?:[.,;!)]|$))`),
    says: [
      'You write {words}: the day of that is fixed, and no thesis about {ticker} moves it.',
      'You write {words}: a share can be right in three years and half its price in the month in which you need it.',
    ],
  },
]
