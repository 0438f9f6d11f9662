import { together } from '../../../../../language/together.ts'
import { words } from '../../../../../language/wording.ts'
import type { Sign } from '../../sign.ts'
import { BY_SIGNAL, LEFT_BEHIND } from '../said-of-errors.ts'
import { SCATTERED_ERROR, STANDS_FOR } from './scattered-error.ts'

/** Who the others are, what they have or say, and that it is too much to bear. */
const CROWD =
  '(?:(?:the |our |my )?(?:whole|entire|half the|half my|half our) (?:[a-z]+ )?[a-z]+|everyone|everybody|every (?:last |single )?[a-z]+|all (?:of )?(?:the|my|our|those|these) [a-z]+|the others|the (?:rest of the|other) [a-z]+|the (?:second|first|third|young|new|old) [a-z]+|my (?:colleagues|mates|friends|cousins|neighbou?rs|brothers|sisters|students|pupils|patients|apprentices|kids|children|interns|tenants|players)|even (?:the|my|our) [a-z]+)'
const HAS_OR_TALKS =
  '(?:(?:has|have|had|is|are|was|were|been|keeps?)(?: [a-z]+){0,3} )?(?:has|have|holds?|hold|owns?|in it|talk(?:s|ed|ing)?|bought|buys?|made|rich|richer|building (?:an? )?[a-z]+|builds|ordered|got|went|laugh(?:s|ed|ing)?|speak(?:s|ing)?)'
const GIVES_IN =
  "(?:(?:done|finished|through|fed up|tired|sick)(?: [a-z]+)? (?:being|of being|with being|of (?:watching|waiting|hearing|standing|sitting|counting|nodding))(?: [a-z]+){0,6}|(?:i am|i'm|being|be|as|like|was) the (?:one|only|last|odd|fool|idiot)(?: [a-z]+){0,6}|not again|never too late|here i am|so i'm in|i (?:give|gave|cave|caved) in|my turn|(?:i|we) (?:want|wanted)(?: [a-z]+){0,4} (?:too|as well)|left (?:out|behind)|from (?:the )?(?:outside|sidelines?|pavement|window|bench|bank)|late to the|tired of (?:my|this|the|that) [a-z]+|once,? (?:and )?not twice|(?:richer|better off|further|happier|smarter) than (?:i|me)(?: am)?|look them in the eye|nothing to say|join(?:ed|ing)? (?:them|in|the party|the others)|before it is too late|at last i|finally (?:i|in|bought)|cannot (?:listen|watch|hear)|can't (?:listen|watch|hear|stand)|(?:why|how) (?:not|always) (?:me|i)|me too|envy|jealous)"

/** Where they meet, and what is given out there. */
const MASS =
  '(?:(?:\\d[\\d.,]*|hundreds?|thousands?|(?:[a-z]+ )?(?:hundred|thousand|million))(?: of us| strong| members| apes| brothers| in the (?:room|group|channel|chat))|(?:signal|trading|whatsapp|telegram|discord|facebook|vip|premium|paid|private)[- ](?:group|room|channel|chat|server)|telegram|discord|the (?:room|channel|admin|mod|server|captain|chief|general|leader|squad|pack|crew|army|community|tribe)|captain|admins?|squad|our (?:room|group|channel|leader|captain|army|squad|discord)|the thread|in the thread|guru|prophet|the doc|tipp? from (?:the|a|my|our))'
const COMMAND =
  '(?:(?:gave|gives|give|got|get|said|says|posted|posts|sent|sends|called|calls|dropped|announced)(?: (?:us|me|out))? (?:the )?(?:go|signal|word|command|order|call|name|ticker|entry|pick|alert|countdown|green light)|entry \\d[\\d.,]* (?:and )?target|target \\d[\\d.,]*|hold(?:ing|s)?(?: the)? (?:door|line|wall|gate|fort|hands)|(?:the )?(?:shorts|hedge funds|hedgies|suits|short sellers|wall street)(?: [a-z]+){0,2} (?:must|have to|will|are|pay|cover|burn|bleed|cry|suffer)(?: [a-z]+){0,4}|spot on|before the others (?:wake|come|see|know|arrive)|place your orders|sets? (?:his|her|their|the|a)(?: [a-z]+)? (?:limit|order)|so (?:that )?the (?:robots|algos|machines|bots|shorts)|(?:right|correct) (?:with|on|about) (?:the )?(?:last|previous)(?: [a-z0-9]+){1,3}|(?:last|previous) (?:two|three|four|five|\\d+) (?:calls?|picks?|signals?|tips?|ones)(?: [a-z0-9%]+){0,5}|all (?:go|buy|press|click|push|jump) together|nobody (?:sells|leaves|moves)|at (?:noon|nine|ten|open|the bell|\\d+(?::\\d\\d)?) sharp)'

/** What others have, do or say together, and that one gives in. */
export const SCATTERED_OF_COMPANY: readonly Sign[] = [
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'fear-of-missing-out',
    weight: 71,
    at: 'purchase',
    allows: STANDS_FOR,
    pattern: together([words(`${CROWD} ${HAS_OR_TALKS}`)], [words(GIVES_IN)]),
    notBeside: /(?<![a-z])(?:customers?|let them|good for them|no hurry)(?![a-z])/,
    says: LEFT_BEHIND,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'herd',
    weight: 82,
    at: 'purchase',
    allows: STANDS_FOR,
    unlessWeighed: 'in-words',
    notBeside:
      /(?<![a-z])(?:float|days to cover|not touching|accident|scam|the board|crew members|paying members|subscribers|army (?:contract|orders?)|captain of)(?![a-z])/,
    pattern: together([words(COMMAND)], [words(MASS)]),
    says: BY_SIGNAL,
  },
]
