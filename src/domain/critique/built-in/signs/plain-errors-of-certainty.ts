import { words } from '../../../language/wording.ts'
import { PLAIN_ERROR } from './plain-error.ts'
import type { Sign } from './sign.ts'

/** A case in which its writer would be wrong, sell or hold less: then not every outcome counts for it. */
const NAMES_CASE =
  /(?<![a-z])(?:(?:i'm|i am|i was|i'd be) (?:then )?wrong|wrong (?:if|when)|i(?:'ll| will| would)? (?:sell|leave|exit|cut|trim)|i'm out|stop (?:at|is)|out (?:if|when|below|under)|unless|except|must|have to|has to|hedged?|straddle|strangle|collar|both sides|market[- ]neutral)(?![a-z])/

const OUTCOME =
  '(?:whatever (?:happens|comes|they (?:say|report|print|do)|the (?:report|number|numbers|result|fed|court|vote) (?:is|are|says?|shows?|does|brings?))|no matter (?:what|how|which)(?: [a-z]+){1,5}|(?:either|any|each|every|both) ways?|heads or tails|up or down|good or bad|beat or miss|win or lose|(?:any|every|each) (?:outcome|result|report|number|quarter|scenario)|(?:everything|anything) (?:that )?(?:they|happens|comes)(?: (?:say|report|do|out))?)'
const FOR_ME =
  "(?:i(?:'m| am| will be|'ll be| was| end up| still am)? (?:still |only |just |proven |proved )*(?:right|proven right|win|the winner)|(?:(?:it|this|that|which) )?(?:will |only |just |still |always )*(?:proves?|confirms?|supports?|vindicates?|validates?|speaks for|is proof of|shows) (?:that )?(?:me|my|i'm|i am|i was|the thesis|the case|it)(?: (?:right|point|thesis|view|case))?)"

/** What no report could count against. */
export const PLAIN_ERRORS_OF_CERTAINTY: readonly Sign[] = [
  {
    ...PLAIN_ERROR,
    of: 'self',
    kind: 'confirmation',
    weight: 76,
    at: 'not-sale',
    allows: ['isSupposed', 'isNegated'],
    notBeside: NAMES_CASE,
    pattern: words(`${OUTCOME}(?:,| -| –|:)? ${FOR_ME}(?= ?(?:[.,;:!)]|$|and |because |lol ))`),
    says: [
      '{words} leaves no report that could count against it.',
      'By {words} good news and bad count the same, and so neither tells you anything.',
    ],
  },
]
