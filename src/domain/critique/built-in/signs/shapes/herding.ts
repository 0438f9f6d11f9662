import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { SELF, type Shape, tail } from './shape.ts'

/** Who may be written of beside the writer. */
const KIN =
  '(?:brother|sister|father|mother|dad|mom|mum|grandfather|grandmother|grandpa|grandma|granddad|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|hairdresser|dentist|doctor|broker|banker|adviser|advisor|driver|trainer|coach|roommate|landlord|plumber|student|teacher|parents|family)s?(?:[- ]in[- ]law)?'
const OWNS = '(?:own|owns|bought|buy|hold|holds|are in|is in)'
const PLACE =
  '(?:car park|parking lot|shop|shops|store|stores|restaurant|place|cafe|gym|terrace|mall|park|parks|queue|line)'
const KIN_OR_ROLE = words(
  '(?:the|an?|some|this) (?:man|woman|guy|girl|lady|person|kid|dude|fellow|couple) (?:who|that|from|at|next|on|in)|(?:my|our|an?|the|some|this) (?:[a-z-]+ ){0,3}?(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|son|daughter|wife|husband|friend|buddy|mate|boss|colleague|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|investor|analyst|professor|manager|expert|insider|guru|youtuber|journalist|columnist|director|billionaire|trader|teacher|landlord|hairdresser|plumber|trainer|coach|roommate)(?:[- ]in[- ]law)?',
)
const GROUP = words(
  "every(?:one|body)(?! else's| who| that)|guys|friends|colleagues|coworkers|neighbou?rs|group|chat|forum|sub|subreddit|reddit|discord|feed|timeline|the office|the gym|my (?:class|club|team|family|town)|half (?:of )?(?:the|my) [a-z]+|the whole [a-z]+|all of (?:them|us)|twitter|tiktok|telegram|whatsapp",
)
const GETS_IN = words(
  'pil(?:ed|ing|es) in|load(?:ed|ing) up|jump(?:ed|ing|s) (?:in|on)|(?:is|are|was|were|all|already) in(?= ?(?:[.,;!]|$|it|this|now|too|before|and))|bought (?:it|in|this|some|shares|the stock)|buying (?:it|in|this|shares|the stock)|own(?:s)? (?:it|this|shares)|hold(?:s|ing)? (?:it|this)|talk(?:s|ing)? (?:about|of) (?:it|nothing else|this)|made (?:a killing|a fortune|bank|money with|money on)|mention(?:s|ed)? it|got rich',
)
const MISSED = words(
  // "Missed a double" counts what waiting has cost, and fears nothing.
  'too late|missed(?! (?:a|the|that|another) (?:double|triple|[a-z]+-?bagger)(?![a-z]))|without me|passed on (?:it|this)|left behind|sidelines?|i (?:waited|hesitated|watched|said no)|laughed (?:at it|it off)|everyone else|should have (?:bought|been in)|i (?:told|kept telling)',
)
const NOW_IN = words(
  "finally|not again|this time|i'm in|im in|in now|in,? at last|last chance|don't care what|do not care what|whatever (?:it costs|the price)|(?:an?other|a (?:second|third|fourth|fifth)) (?:time|year|chance)|any longer|enough of (?:waiting|watching)|no more waiting",
)
const SLEEPLESS = words(
  "(?<=(?:^|[.,;!?:] ?|(?<![a-z])(?:and|but|so|i|because|that|while) ))(?:can't|cannot|can not|couldn't|could not|can hardly|could hardly|barely|don't|didn't|haven't|hardly) (?:even |really )?(?:sleep|slept)(?= ?(?:[.,;!]|$|any ?more|any longer|at night|because|since|for|while|with|when|knowing|and|over|seeing))",
)
const OTHERS_IN_IT = words(
  '(?:every(?:one|body)|(?:the )?(?:whole|entire) [a-z]+|all (?:of )?(?:my|the|them) ?(?:[a-z]+)?|half (?:of )?(?:the|my) [a-z]+)(?: [a-z]+){0,3} (?:is|are|was|were|got|getting|gets|makes?|making|made) (?:(?:already|all|now|up|so|getting) )*(?:\\d+ ?%|rich|richer|in(?= ?(?:[.,;!]|$|it|this|and|but|already))|money|up(?= )|green)|without me|(?:watch[a-z]*|seeing|saw|see|look(?:ing)? at) (?:it|this|them) (?:go|going|run|running|climb|climbing|rise|rising|fly|flying|double|doubling|rip|ripping)(?: [a-z]+)?|from (?:the )?(?:outside|sidelines?)|not (?:being |to be )?in (?:it|this)(?= ?(?:[.,;!]|$|and|while))',
)
const USES = words(
  '(?:wear|wears|wearing|drive|drives|driving|drink|drinks|eat|eats|type (?:this )?on|shop at|shop there|bank with|fly with|subscribe|play|plays|stream|sleep on|run in|cook with|ride) (?!by|at|up|on the|down|it home)(?:it|them|one|theirs|these|this|there|their [a-z]+|nothing else)|(?:is|was|are) one(?= ?(?:[.,;!]|$|and|too))|(?:have|has|own|owns|got) (?:one|two|three)(?= ?(?:[.,;!]|$|of|and|in))|(?:use|uses|using) (?:it|them|their [a-z]+|the (?:app|product|card|phone)|nothing else)|swears? by|type this on one|everything my (?:kids|wife|family|children) (?:own|use|wear)s?',
)
const OWN_CIRCLE = words(
  'i|we|my (?:[a-z]+ )?(?:wife|husband|kids|children|son|daughter|mother|father|mum|mom|dad|family|friends|sister|brother|watch|phone|car|house)|our (?:house|family|kids|kitchen|street)',
)

/** Decisions that follow others, or the wish to be part of something, and those that do not. */
export const HERDING_SHAPES: readonly Shape[] = [
  {
    // "The only idiot watching from outside": not to have been in it is what hurts.
    kind: 'fear-of-missing-out',
    at: 'purchase',
    allows: ['isPast', 'isNegated'],
    pattern: words(`
      (?:i|i'm|im|we|feel(?:ing)? like|felt like|being|be)(?: (?:am|was|were|are|be|been|have been))*(?: (?:still|always|again|basically|literally))* the (?:only|last|single|one) (?:(?:stupid|poor|big|sad|dumb|bloody) )?(?:idiot|fool|one|person|loser|clown|moron|mug|guy|girl|man|woman|donkey|dummy|muppet)(?: (?:left|still|there|who (?:was|is|were)|that (?:was|is)))* (?:watch[a-z]*|wait[a-z]*|looking|staring|standing|sitting|stood|sat|left|stuck)(?: (?:it|this|in|on|there|all of it))? (?:from (?:the )?(?:outside|sidelines?|fence|window|pavement|stands|bench|shore)|outside(?! of)|on the (?:sidelines?|fence|outside|platform|bench|shore|pavement))`),
  },
  {
    kind: 'fear-of-missing-out',
    at: 'purchase',
    of: 'others',
    allows: ['isPast', 'isNegated'],
    pattern: together([SLEEPLESS, OTHERS_IN_IT]),
  },
  {
    kind: 'herd',
    pattern: words(`
      my ${KIN},? (?:and )?my (?:[a-z]+ )?${KIN}(?:,? and my (?:[a-z]+ )?${KIN})?(?: all| both)? ${OWNS} (?:it|this|them|some|shares)|my [a-z]+,? (?:and )?my (?:[a-z]+ ){1,2}(?:,? )?and my [a-z]+ (?:all|both) ${OWNS} (?:it|this|them|some)|
      (?:every(?:one|body)|all|nearly all|most|half)(?: of)?(?: my| the| our)?(?: [a-z']+){0,3} (?:is|are|has|have) (?:already |all |now |just )*(?:loading|loaded|piling|piled|buying|jumping|in it|in this|on board|getting in)(?: up| in)?`),
  },
  {
    kind: 'fear-of-missing-out',
    pattern: words(`
      (?:late|last(?: one)?|latecomer) to (?:the|this|every) party|better late than never|
      (?:no more|done|tired of|sick of|not going to|won't|never again|cannot|can't)(?: [a-z]+){0,3} (?:stand|standing|sit|sitting|stay|watch|watching)(?: [a-z]+){0,5} (?:sidelines?|aside|bench|fence)|
      (?:never again|not again)(?: will i| do i| shall i| am i going to| going to| i)? (?:stand|sit|miss|wait|watch|hesitate)${tail(3)}|(?<=missed it [^.!?]{1,20}[.!?] )not again|
      (?:won't|will not|can't|cannot|cant|not going to|never|don't want to|not) (?:to )?(?:let|have) (?:it |this |this one |that one |them )(?:get |go |slip )away(?: from me)?(?: again| twice| this time)|
      (?:can't|cannot|cant|couldn't) (?:just )?(?:watch|look at) (?:this|it|that)(?: go| run| rise)?(?: up)? ?(?:any longer|any more|anymore)|
      (?:buy|buying|get|getting|go|going) (?:it |in |some )?(?:at the open |right now |today |now )?(?:whatever it costs|whatever the cost|at any price|no matter (?:the price|what it costs))|
      (?:still|and i'm|and im) not in(?= ?(?:[.,;!]|$))|(?:im|i'm) the (?:only|last) one (?:who|not|without|that)${tail(3)}|if i (?:don't|dont|do not) (?:buy|get in|act) (?:now|today|soon|this week)`),
  },
  {
    kind: 'regret',
    allows: ['isPast', 'isNegated'],
    pattern: words(`
      i sold(?: it| them| mine| this| everything| all of it)?(?: (?!but|so|because|since|when|for)[a-z0-9$.]+){0,5} and (?:i )?(?:have |have been |'ve )?(?:watch(?:ed|ing)|regret(?:ted|ting)|curs(?:ed|ing)|hat(?:ed|ing)|been kicking|kick(?:ed|ing)|thought about)${tail(6)}|
      i sold(?: it| them| mine| this)?(?: (?:at|for) \\$?\\d[\\d.,]*)?(?: [a-z]+){0,3} like (?:an? )?(?:idiot|fool|moron|genius|coward)|(?:it )?(?:has |have )?haunt(?:ed|s) me${tail(3)}|missed (?:it )?(?:at|since) \\$?\\d+|(?:can't|cannot) believe (?:that )?i (?:sold|let|passed|missed)${tail(4)}|i had (?:\\d+ )?(?:shares|it|some|them)(?: [a-z]+)? (?:at|for) \\$?\\d+ and (?:sold|let)${tail(4)}|
      i sold (?:too (?:early|soon)|way too early)|missed [a-z]+,? (?:and )?(?:i )?missed [a-z]+`),
  },
  {
    kind: 'familiarity',
    of: 'others',
    allows: ['isNegated', 'isPast'],
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales|deliveries/,
    pattern: words(`
      (?:the |their |every |our |its )?${PLACE}(?: [a-z]+){0,3} (?:is|are|was|were) (?:always |so |totally |completely |still |just )*(?:full|packed|crowded|busy|out the door|around the block)|(?:line|lines|queue|queues) (?:is |are |was |were )?(?:out|around|down) the (?:door|block|street|corner)|
      never (?:met|seen|had|heard of) an? (?:unhappy|dissatisfied|bad|disappointed) (?:member|customer|user|owner|guest|one|product|experience)|
      every(?:one|body) (?:at|in|on) (?:my|our|the) [a-z]+(?: [a-z]+)? (?:wears|uses|drinks|drives|plays|rides|has one|runs in)(?: [a-z]+)?`),
  },
  {
    kind: 'familiarity',
    of: 'self',
    allows: ['isNegated', 'isPast'],
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales|deliveries/,
    pattern: words(`
      see (?:it|them|their [a-z]+)(?: everywhere| in every [a-z]+| on every [a-z]+| all over [a-z]+)|
      (?:have|had|we've|i've|'ve) (?:always )?(?:drunk|used|worn|driven|eaten|shopped|flown|banked|ordered|bought)(?: [a-z]+){0,3} (?:since|for (?:\\d+|[a-z]+) years|all my life|for ever|forever)|(?:drink|use|take|wear|eat|drive|order|watch|play) (?:it|them|one) (?:every|each) (?:day|week|morning|evening|weekend)${tail(3)}|
      (?:best|only|greatest) [a-z]+ (?:that )?(?:i|i've|i have|we) (?:ever |have ever )?(?:had|owned|used|drove|been in|drunk|eaten|worn)|(?:i'm|im|i am|we are|we're|i go|we go|am) there every (?:day|week|morning|weekend|saturday|sunday)`),
  },
  {
    kind: 'authority',
    allows: ['isReported', 'isSupposed'],
    pattern: words(`
      (?:a|an|the|some|this|one) (?:famous |well-known |old |smart |very |clever |rich |retired )*(?:man|woman|guy|lady|fellow|gentleman|analyst|manager|investor|expert|professor|youtuber|host|speaker|trader)(?: [a-z]+){0,9} (?:called|calls|named|names|picked|picks|recommended|recommends|put)(?: it| this| them)?(?: as)? (?:his|her|the|a|their) (?:best|top|favou?rite|biggest|number one|next|strong)${tail(2)}|
      i trust (?:him|her|them)(?= ?(?:[.,;!]|$| completely| blindly| with| more))|(?:he|she|they) told me to (?:buy|get|load|add)(?: (?:it|this|some|them|in|more|now|up|shares|the stock))*(?= ?(?:[.,;!]|$|before |now|today|and ))|(?:if|what) [a-z]+ (?:pays|paid|buys|owns),? (?:\\$?\\d[\\d.]*,? )?(?:then )?(?:\\$?\\d+|it|i|we|me) (?:can|cannot|can't|must|should)${tail(4)}|
      (?:warren|buffett|berkshire|cathie|elon|jensen|saylor|ackman|burry|pelosi|altman|bezos|chamath|tepper) (?:backed|backs|sees|owns|holds|pays)${tail(5)}|(?:my |our |a )?(?:[a-z]+ )?${KIN} (?:whispered|mentioned|recommended|suggested)${tail(5)}|${KIN} (?:works|worked) (?:at|in|for) (?:the|a|their) [a-z]+ and (?:says|said|swears|told)${tail(4)}|someone (?:with|w\\/) inside (?:knowledge|info|information)${tail(6)}`),
  },
  {
    kind: 'own-judgement',
    of: 'others',
    needs: /./,
    says: ['With {words} the reason is yours, so you will notice when it stops being true.'],
    allows: ['isNegated', 'isReported', 'isSupposed', 'isQuoted', 'isPast'],
    pattern: words(`
      (?:nobody|no one) told me(?: to(?: buy(?: it)?)?)?(?= ?(?:[.,;!]|$|and))|i (?:put|place|give|set) (?:that |it |this )?(?:little|no|not much|hardly any) (?:weight|value|credit|importance)(?: on (?:that|it|this))?|(?:neither|none) of which tells me (?:anything|much)${tail(3)}|(?:that|this|which) is no reason to (?:own|buy|hold|sell)${tail(2)}|i trust (?:the )?(?:company|figures|numbers|filings|report) more than(?: [a-z]+){1,3}|i (?:read|check) the (?:ruling|filing|report|numbers) first`),
  },
  {
    kind: 'urge-to-act',
    pattern: words(`
      (?:it|the money|this|cash|that|the cash) would (?:only|just|otherwise) (?:sit|lie|rot)${tail(4)}|(?:cash|money|\\d+k|dollars|bucks|grand) (?:is |just )?(?:sitting|lying)(?: [a-z]+){0,3} doing nothing|so why not(?= ?(?:[.,;!?]|$))`),
  },
  { kind: 'herd', at: 'purchase', pattern: together([GROUP, GETS_IN]) },
  {
    kind: 'fear-of-missing-out',
    at: 'purchase',
    allows: ['isPast', 'isSupposed', 'isNegated', 'isReported'],
    unless: /\d ?%|revenue|margin|earnings|orders|if /,
    pattern: together([MISSED], [NOW_IN, SELF]),
  },
  {
    kind: 'authority',
    at: 'purchase',
    allows: ['isReported'],
    pattern: together([
      KIN_OR_ROLE,
      words(
        'says?|said|thinks|swears|believes|told me|made (?:\\$?\\d[\\d.,]*k?|a fortune|a killing|money) (?:with|on|in)|is (?:sure|certain|convinced)|holds (?:it|them|this|shares|a lot|[a-z]+ (?:thousand|hundred|million) shares)|owns (?:it|this|shares)|has (?:bought|a lot of) (?:it|this)|put (?:his|her|their) [a-z]+',
      ),
    ]),
  },
  {
    kind: 'familiarity',
    of: 'others',
    pattern: together([OWN_CIRCLE, USES]),
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales|deliveries/,
  },
  {
    kind: 'urge-to-act',
    unless: /(?<![a-z])(?:their|its|company|balance sheet|board|management|deposits)(?![a-z])/,
    at: 'purchase',
    of: 'others',
    pattern: together([
      words('money|cash|savings|bonus|dollars|account'),
      words(
        'idle|asleep|(?:than|of|just) sleep(?:ing)?|rot(?:s|ting)?|doing nothing|do something|burn(?:s|ing) a hole|lazy|gathering dust',
      ),
    ]),
  },
  {
    kind: 'regret',
    at: 'purchase',
    allows: ['isPast', 'isNegated', 'isSupposed'],
    pattern: together([
      words('i (?:sold|missed|passed|let|skipped|laughed|ignored|was offered|could have|turned it down)'),
      words(
        'ever since|every (?:single )?day|to this day|still (?:hurts|think|dream|angry|sore)|never (?:forgive|forgave|forgot|got over)|sick|hate myself|kick(?:ing)? myself|like an? (?:idiot|fool)|not (?:again|twice)|second chance|make up for',
      ),
    ]),
  },
  {
    // What everybody is said to know, or a few who say the same.
    kind: 'herd',
    at: 'purchase',
    of: 'others',
    allows: ['isReported', 'isNegated'],
    pattern: words(
      "every(?:one|body) (?:on|in|at) (?:my|our|the) [a-z]+(?: [a-z]+){0,3} (?:is|are|has|have|owns?|holds?|bought|buys|talks?)(?: [a-z]+){0,4}|every(?:one|body) (?:and (?:their|his) [a-z]+ )?knows (?!(?:him|her|the name|the brand|what they|that feeling)(?![a-z]))(?:[a-z0-9']+ ?){2,6}|(?:millions|thousands|all) of us (?:own|hold|are in|have)(?: [a-z]+){0,2}|(?:none|no one|nobody|not one) of us (?:is|are|will|sells?) ?(?:selling|sell)?",
    ),
  },
  {
    kind: 'authority',
    at: 'purchase',
    of: 'others',
    allows: ['isReported'],
    pattern: words('(?:[a-z]+ said (?:it|so),? )+(?:and )?(?:the|my) [a-z]+(?: [a-z]+){0,5} said (?:it|so)'),
  },
  {
    // The product as it is seen on a shelf, in a street, in the hands of a family.
    kind: 'familiarity',
    at: 'purchase',
    of: 'others',
    allows: ['isPast', 'isNegated'],
    pattern: together([
      words(
        'every (?:single )?(?:cooler|shelf|shop|store|table|desk|street|kid|teenager|student|mom|house|driveway|gym|locker|office|car|second [a-z]+)|(?:whole|entire|full) (?:shelf|shelves|aisle|parking lot|car park)|(?:always|completely|totally|constantly) (?:full|packed|crowded|sold out|busy)|line (?:out|around) the|queue (?:out|around) the|(?:my|our) (?:[a-z]+ )?(?:nephew|niece|daughter|son|kids|wife|husband|girlfriend|boyfriend|mother|sister|brother)s? (?:drinks?|wears?|uses?|buys?|eats?|plays?|drives?|loves?|orders?|lives? on|spends?)',
      ),
      words(
        'i (?:went|was|drove|walked|saw|see|counted|visited|shop|live|work|drink|use|wear|buy)|went to|(?:my|our) (?:[a-z]+ )?(?:town|city|street|office|school|gym|mall|neighbou?rhood|weekend|drive|in-laws|nephew|niece|daughter|son|kids|wife|husband|girlfriend|boyfriend|mother|sister|brother)',
      ),
    ]),
    unless: /(?<![a-z])(?:margin|earnings|cash flow|times sales|revenue (?:grew|is|was|up|of))(?![a-z])/,
  },
  {
    // A sale of one's own, and what the price has done since.
    kind: 'regret',
    at: 'purchase',
    of: 'others',
    allows: ['isPast', 'isNegated', 'isSupposed', 'isReported'],
    pattern: together([
      words('sold(?: (?:it|mine|out|everything|them|all))? (?:at|for|in|too|way|last)'),
      words(
        '(?:watch(?:ed|ing)?|saw|seen|see|look(?:ed)? on as) (?:it|this|that) (?:go|run|touch|rise|climb|hit|double|triple|fly|rip|reach|soar)(?: [a-z0-9]+){0,3}|without me|has (?:doubled|tripled) since|(?:kick(?:ed|ing)?|hate[ds]?) myself',
      ),
    ]),
  },
  {
    // All the others, and the gain that they have and the writer has not.
    kind: 'fear-of-missing-out',
    at: 'purchase',
    of: 'others',
    allows: ['isPast', 'isNegated', 'isReported', 'isSupposed'],
    pattern: together([
      words(
        'every(?:one|body)|all (?:of )?(?:them|my [a-z]+|the others)|the (?:whole|entire) [a-z]+|half (?:of )?(?:the|my) [a-z]+',
      ),
      words(
        "(?:but|except|besides|apart from) (?:me|us|myself)|and (?:i|we) (?:did not|didn't|have not|haven't|am not|i'm not)|while i (?:sat|sit|watch|watched|waited|was)",
      ),
    ]),
  },
  {
    kind: 'fear-of-missing-out',
    at: 'purchase',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(
      "(?:today|now|in|buy(?:ing)?|buy it|get(?:ting)? in|going in)(?: (?:today|now|in|it))? before (?:it|this|they)(?:'s| is| are| gets| goes| hits)?(?: back)? (?:at|over|above|past|to|through) \\$?\\d+|(?:can't|cannot|couldn't) (?:hear|listen to|stand|bear|look at)(?: [a-z]+){1,4} any ?(?:more|longer)",
    ),
  },
  {
    // Who uses it where the writer works or lives: so many of a place that is theirs.
    kind: 'familiarity',
    at: 'purchase',
    of: 'others',
    allows: ['isPast'],
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales/,
    pattern: together([
      words(
        '(?:half|most|all|three quarters|every(?:one|body)|nearly all) (?:of )?(?:(?:in|on|at) )?(?:my|our) (?:[a-z]+ )?(?:ward|office|class|team|gym|street|school|floor|crew|shift|department|building|town|road|village|unit|plant|shop|clinic|patients|customers|clients|students|colleagues|family|church)|(?:two|three|four|five|\\d+) of the [a-z]+(?: too)?',
      ),
      words(
        '(?:is|are|was|were)(?: all)? on it|us(?:e|es|ed|ing) (?:it|them)|has one|have one|tak(?:e|es|ing) it|wear(?:s|ing)? (?:it|them)|driv(?:e|es|ing) (?:it|one|them)|swears? by|switched|order(?:s|ed)? (?:it|them|there)|(?:ask|asks|asking) for it',
      ),
    ]),
  },
  {
    // What somebody sees at work, or holds in their hands, as evidence of what a share is worth.
    kind: 'familiarity',
    at: 'not-sale',
    of: 'others',
    allows: ['isPast', 'isNegated'],
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales/,
    pattern: words(
      'tells? (?:me|you) more than (?:any|every|all|a|the) (?:[a-z]+ )?(?:chart|reports?|analysts?|figures?|numbers?|spreadsheet|filings?|models?|balance sheet)s?|i see (?:it|this|that|them) (?:every|each) (?:single )?(?:day|week|shift|morning|night) (?:at|in|on|as|from)(?: (?!(?:and|but)(?![a-z]))[a-z]+){1,3}|(?:held|had|have|hold|take|taken|took) (?:their|its) [a-z]+ (?:in|through) my (?:own )?hands?|(?:i )?(?:fix|repair|install|service|sell|fit|stock|pour|serve|deliver|prescribe)(?:ed)? (?:them|it|these|their [a-z]+) (?:every|each|all) (?:day|week|shift)|all (?:my|our) (?:customers|patients|clients|students|guests) (?:ask|want|come|buy|use|order|talk)(?: [a-z]+){0,3}',
    ),
  },
]
