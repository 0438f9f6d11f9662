import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './plain-error.ts'
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
]
