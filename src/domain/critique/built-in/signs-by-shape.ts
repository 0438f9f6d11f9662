import { words } from '../../language/wording.ts'
import type { Sign } from './sign.ts'

/** Who may be written of beside the writer. */
const KIN =
  '(?:brother|sister|father|mother|dad|mom|mum|grandfather|grandmother|grandpa|grandma|granddad|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|hairdresser|dentist|doctor|broker|banker|adviser|advisor|driver|trainer|coach|roommate|landlord|plumber|student|teacher|parents|family)s?(?:[- ]in[- ]law)?'
/** Of whom something may be inherited, a loyalty too. */
const FAMILY = '(?:grand)?(?:father|mother|dad|mom|mum|pa|ma|parents|uncle|aunt|family|husband|wife)'
const OWNS = '(?:own|owns|bought|buy|hold|holds|are in|is in)'
const HOME = '(?:house|home|flat|apartment|condo|property)'
const AMOUNT = '(?:\\$?\\d[\\d.,]*k?(?: dollars| bucks| euros)?)'
const SHARE_OF_WHOLE = '(?:[0-9]|10|[0-9]\\.\\d|half a|one|two|three|four|five) ?(?:%|percent)'
const WHOLE =
  '(?:my|our) (?:portfolio|pf|account|acct|savings|money|net worth|capital|wealth|book|nav|assets)|the (?:portfolio|pf|account|acct|nav|money)|what (?:i|we) (?:own|have)|(?:all|everything)(?: that)? (?:i|we) (?:own|have)'
const NUMBER_WORD =
  '(?:\\d{1,2}(?:\\.\\d)?|five|six|seven|eight|ten|twelve|fifteen|twenty|a (?:tenth|fifth|quarter|third))'
const PLACE =
  '(?:car park|parking lot|shop|shops|store|stores|restaurant|place|cafe|gym|terrace|mall|park|parks|queue|line)'

/** What may follow in the same clause, so that a quotation ends neither at a conjunction nor at an article. */
const tail = (most: number): string =>
  `(?: (?!(?:and|but|that|which|because|so|when|if|as|than|while|n)(?![a-z]))[a-z0-9$']+){0,${most}}(?<! (?:a|an|the|my|his|her|their|its|our|to|of|in|at|on|for|with|from|by|am|is|are|was|were|this|i|do))`

/** A sign that is told by the shape of a clause, of which the words are classes; what is left out is as in the sign of its kind. */
export type Shape = Pick<Sign, 'kind' | 'pattern'> & Partial<Sign>

/**
 * Whole families of clauses that say the same thing: somebody, a verb of owning, the share; a stretch of days in a row; a sum, out of, a
 * house. They carry further than the phrases of the other signs, which name what people wrote word for word.
 */
const SHAPES: readonly Shape[] = [
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
    kind: 'get-even',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    pattern: words(`
      (?:just |only |simply )?want my (?:\\$?\\d[\\d.,]*k?|money|cost|price)(?: dollars| a share)? back|
      (?:when|once|until|till|til|if|as soon as|the day|the moment)(?: [a-z]+){0,3} (?:reach(?:es)?|is at|hits|sees|touch(?:es)|gets to|back (?:at|to)|returns to) my (?:purchase|buy|buying|entry|cost|own|average)(?: (?:price|cost|basis))?|
      not (?:one|a|a single) (?:cent|dollar|penny) (?:earlier|less|under|below)|owes? me \\$?\\d[\\d.,]*(?: dollars| a share)*|(?:then )?(?:i )?only need(?:s)? \\$?\\d+ to be out`),
  },
  {
    kind: 'loss-aversion',
    allows: ['isNegated', 'isSupposed', 'isIronic'],
    pattern: words(`
      (?:a )?paper loss(?:es)? (?:is|are) (?:no|not a) loss(?:es)?|(?:it's |its |it is |that's |is )?(?:only |just |merely |still )*(?:a )?(?:paper loss(?:es)?|loss(?:es)? on paper|unreali[sz]ed(?: loss(?:es)?)?)(?= ?(?:[.,;!?)]|$| (?:until|till|til|unless|as long|so far|anyway|is|for now)))|
      (?:not|no|isn't|ain't) (?:a )?(?:real )?loss (?:until|till|til|unless|if|as long as|before)(?: [a-z']+){1,3}|(?:loss|losses|minus|money) (?:would|will|becomes?|gets?) (?:then )?be(?:come)? (?:really gone|real|final)|cannot bring myself to (?:sell|do it|press|put)${tail(3)}|
      (?:not|never) selling (?:at|near) the (?:bottom|low|lows)`),
  },
  {
    kind: 'disposition',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    pattern: words(`
      (?:nobody|no one|noone|you|one)(?: ever| never| can't| cannot)* (?:went|go|goes|gets?|got) (?:broke|poor|bankrupt)(?: by| from)?(?: (?:taking|booking))?(?: an?| some| the)? ?(?:profits?|gains?)?|
      (?:rather|better) (?:have|see|take) (?:it|them|the money|the gain|that) in (?:my|the) (?:pocket|bank|account)|(?:stand|bear|take) the (?:thought|idea) of (?:giving|losing)(?: [a-z]+){0,3} back|so that i (?:can't|cannot|don't) lose (?:it|them)(?: again)?`),
  },
  {
    kind: 'attachment',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    unless: /\d ?%|revenue|margin|earnings|vest|pension (?:plan|fund)/,
    pattern: words(`
      (?:feel|be) like a traitor|be the (?:one|first) (?:who|to) (?:lets?|sells?)(?: it| them)? ?(?:go)?|(?:part|piece) of me would die|bury me with (?:it|them)|not selling,? (?:not (?:one|a) share|ever|never)(?: [a-z]+)?|not (?:one|a single) share,? not ever|
      (?:my|our) (?:late )?${FAMILY} (?:worked|drove|built|had|held|owned|wore|swore|retired)(?: [a-z]+){0,6}(?= ?(?:[.,;!]|$))|i just like the stock|my (?:mum|mom|dad|father|mother|grandfather|grandmother)'s (?:pension|savings|shares)${tail(4)}`),
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
    kind: 'borrowed-money',
    allows: ['isPast'],
    pattern: words(`
      (?:took|taken|take|taking|pulled|pull|drew|got|borrowed|withdrew)(?: out)?(?: (?:an?|some|another|extra|the|out|${AMOUNT}))*(?: out)? (?:of|against|on|from) (?:the|my|our|her|his) (?:${HOME}|equity|mortgage|life insurance|401k)|
      (?:i |we |when we |just )?(?:refinanc(?:ed|ing)|remortgag(?:ed|ing))(?: (?:the|my|our) ${HOME})?|second mortgage|home equity(?: loan| line)?|
      margin (?:is |interest |rates? |loans? |debt |costs? )+(?:so |very |really |only |just |dirt |still )*(?:cheap|at \\$?\\d[\\d.]* ?%)|margin (?:is|costs|at) (?:only |just )?\\d[\\d.]* ?% (?:at|with|from) (?:my|the) broker|(?:my|the) broker (?:lends|gives|offers|charges)(?: me)?${tail(4)}|
      (?:took|take|taking|got|get|getting|used|using) (?:out )?(?:a|an|the|another) (?:[a-z]+ )?(?:loan|heloc|cash advance|credit line|line of credit)|with (?:the|my) (?:bank|broker)'s money|(?:went|going|go|in) (?:in )?(?:at )?[2-5]x(?: leverage| levered)?(?= ?(?:[.,;!]|$))|(?:[2-5]x|two times|double) lever(?:age|aged|ed)|borrowed (?:it|${AMOUNT}|the money|money|against|from)`),
  },
  {
    kind: 'money-needed',
    pattern: words(`
      (?:this|that|it|which) (?:is|was|'s) (?:all |really |actually )?(?:the |my |our |her |his )?(?:(?:next|this|last) [a-z]+'s |[a-z]+'s )?(?:tuition|rent|down ?payment|house deposit|wedding money|school fees|college fund|tax money|mortgage money|rent money|emergency fund)(?= ?(?:[.,;!]|$| money| for| and| due| until))|
      the money for (?:the|my|our|her|his) (?:new )?[a-z]+(?= (?:into|in|on|is|goes|went)| ?[.,;!]|$)|(?:my|our|his|her|their) (?:kid's |son's |daughter's )?(?:college|school|wedding|tuition|rent|house) (?:money|fund|savings)|(?:tuition|rent|mortgage|tax bill|down ?payment|wedding) (?:is|comes|falls) due|what i had left of the month`),
  },
  {
    kind: 'revenge',
    allows: ['isPast'],
    at: 'purchase',
    needs: /(?<![a-z])(?:from (?:me|us)|lost|losing|loss|losses|burned|burnt|stole|cost me|wiped|stopped out)(?![a-z])/,
    pattern: words(`
      (?:take|get|win|have|want|claw|earn)(?:ing)? (?:it|that|them|this|all of it|my (?:money|${AMOUNT})|what (?:it|they) took)(?: all)? back|every (?:cent|dollar|penny)(?: of it)?(?: back)?|(?:took|stole) (?:this|it|${AMOUNT}|my [a-z]+|everything) from (?:me|us)`),
  },
  {
    kind: 'house-money',
    needs: /(?<![a-z])(?:i|my|we|me|im|i'm)(?![a-z])/,
    allows: ['isPast', 'isSupposed'],
    at: 'purchase',
    pattern: words(`
      (?:as|since|because)? ?(?:that|it|this|which) (?:was|is|'s|were) (?:all |only |just |pure |mostly |basically |anyway )*(?:profit|winnings|found money|free money|play money|bonus money)(?= ?(?:[.,;!]|$| anyway| i| and| so))|
      with (?:the|my) (?:money|profits?|gains?|winnings|proceeds) (?:from|of|on|out of) (?:the |my |selling )?[a-z]+(?: (?:sale|trade|calls|puts|shares|win|win[- ]?fall))?(?=[^.;!?]{0,40}(?:bold|risk|free|easy|fun|careless|lose))|(?:bit|little) (?:bolder|braver|freer|looser) with (?:it|this|that)|didn't cost me (?:anything|a cent)`),
  },
  {
    kind: 'gamblers-fallacy',
    weight: 71,
    pattern: words(`
      (?:down|red|lower|falling|fell|fallen) (?:for )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:straight|consecutive) (?:days|weeks|months|sessions)|
      (?:gone|went|fallen|falls|been|fell|dropped|closed|down|red|lower) (?:down |lower |red )?(?:for )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:straight |red |losing |bad )?(?:days|weeks|months|sessions) (?:in a row|straight|running|on end)|(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:red|losing|bad|down) (?:days|weeks|months|sessions)(?: in a row)?,? (?:so |now )?(?:it|this|the next|tomorrow)`),
    unless: /dividend|revenue|sales|margin|orders|comps|traffic|guid|earnings|i sell|i'm out|then i/,
  },
  {
    kind: 'recency',
    allows: ['isSupposed'],
    pattern: words(`
      (?:chart|line|stock|it|price|trend) (?:just |only |simply |keeps )?(?:goes|going|points|pointing|looks) (?:straight )?(?:up and to the right|straight up|one way|up every (?:day|week|month|year|time)|up(?= and thats| and that's| anyway|[.,;!]|$))|up and to the right|
      (?:it |this |that |btc |bitcoin |gold )?(?:does|did|makes|made|returns|returned) \\d+(?: ?%| percent)? (?:a|per|every) year(?= ?(?:[.,;!]|$))(?=[^.;!?]*(?:arithmetic|math|so|easy|$))`),
  },
  {
    kind: 'low-price-as-cheap',
    of: 'others',
    allows: ['isSupposed'],
    pattern: words(`
      (?:at|for|only|just) (?:\\$?\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:bucks|dollars)(?: a share)? (?:what (?:can|do) i|you (?:can't|cannot|get)|i (?:can't|cannot|get)|it (?:can't|cannot))${tail(3)}`),
  },
  {
    kind: 'fall-as-reason',
    allows: ['isSupposed', 'isNegated'],
    isRhetorical: true,
    pattern: words(`
      how (?:much )?(?:lower|further|low|far|deep) (?:can|could|will) (?:it|this|they) (?:possibly |really |still )?(?:go|get|fall|sink|drop)|how (?:could|can) it (?:possibly |ever |really )?(?:go|fall|get|sink) (?:any )?(?:lower|further)|(?:not|can't|cannot|can) (?:really )?(?:go|get|fall|sink|drop) (?:that )?(?:much|any) (?:lower|further|more)`),
  },
  {
    kind: 'anchoring-to-past-price',
    allows: ['isPast', 'isSupposed'],
    pattern: words(`
      was \\$?\\d[\\d.,]*(?= ?[.,;!]? ?(?:and |it's |its |is |it is )*(?:now|today)(?: only| at| just| it's| its| it is| is)* \\$?\\d)|(?:used to own|owned|bought) (?:this|it) at \\$?\\d+`),
  },
  {
    kind: 'sunk-cost',
    of: 'others',
    told: undefined,
    at: 'hold',
    allows: ['isSupposed'],
    pattern: words(
      `to (?:leave|sell|quit|stop|give up|go)(?: it)?(?: now| here)? would (?:mean|make)(?: that)?(?: [a-z]+){0,5} for nothing`,
    ),
  },
  {
    kind: 'sunk-cost',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    at: 'not-sale',
    told: 'past',
    pattern: words(`
      (?:i |i've |i have |we |have )?(?:spent|put|invested|sunk|poured|given)(?: in)? (?:\\d+|two|three|four|five|six|ten|many|so many|a lot of|countless|hundreds of|all my)(?: [a-z]+)? (?:years|months|weeks|hours|evenings|nights|weekends)${tail(5)}|
      (?:two|three|four|five|six|ten|many|\\d+) years of my (?:life|evenings|weekends|work|time)${tail(4)}|all (?:of )?(?:that|this|it) (?:was|would be|would have been) for nothing|(?:it was|been) all for nothing|throw(?:ing)? (?:that|it|all that|this|two years|all of it) away(?: now)?`),
  },
  {
    kind: 'hedge',
    of: 'others',
    says: ['You take this as a hedge, {words}: it does its work when something else of yours falls.'],
    needs: /(?<![a-z])puts?(?![a-z])/,
    allows: ['isSupposed', 'isNegated'],
    pattern: words(`
      (?<=(?:^|[.!?,;(] ?|\\d |two |three |four |five |six |ten |my |the |these |some |buy |bought |jan |feb |mar |march |apr |april |may |jun |june |jul |july |aug |sep |sept |oct |nov |dec ))puts?(?: [a-z0-9.%]+){0,6},? (?:against|vs|versus|under|over|for) (?:the |my |our |a )?(?:[a-z0-9%]+ ){0,6}(?:shares|portfolio|book|account|holdings|position|long|longs|stocks|large caps|large-caps)|
      against the \\d+ ?% (?:that|which|i|in|of)${tail(4)}|expect (?:it|them|these|this|both)? ?to (?:expire worthless|lose (?:it|this|the premium)|be worthless)|(?:to )?buys? a floor${tail(5)}`),
  },
  {
    kind: 'income-plan',
    pattern: words(`
      (?<=(?:^|[.!?] ))(?:bought |held |mine |here |own it |hold it )?(?:only |just |purely |simply )?for the (?:monthly |quarterly )?(?:dividends?|income|yield|coupons?|distributions?|payouts?|cheques?|checks?)(?= ?(?:[:.,;!]|$| alone| only))|
      pays (?:me )?(?:my|our) (?:[a-z]+ )?(?:bill|bills|electricity|heating|groceries|holiday|holidays)(?= ?(?:[.,;!]|$| and| every))|(?:want|need) (?:shares|something|stocks) that pays? (?:me )?(?:every|each)(?: [a-z]+)?|(?:meant|supposed|there|here) to pay (?:for )?(?:my|our) [a-z]+|as long as i get my \\d[\\d.]* ?%(?: every year)?`),
  },
  {
    kind: 'rebalancing-by-rule',
    allows: ['isSupposed', 'isNegated', 'isPast'],
    needs:
      /(?<![a-z])(?:rule|rules|always|my (?:own )?plan|limit|cap|ceiling|max|maximum|never meant|was to be|sleeve|target|nothing (?:above|over))(?![a-z])|rule(?=:)/,
    unless: /margins?(?![a-z])|growth|guid|confidence to|stop(?:ped)? /,
    pattern: words(`
      (?:sell|sold|selling|cut|cutting|trim|trimmed|buy|buying|bought|fill|filling|add|added|bring|brought)(?: it| some| a bit| down| up| them)*(?: back)?(?: down| up)? to ${NUMBER_WORD}(?: ?%| percent)?(?: again)?(?= ?(?:[.,;!]|$))|(?:i )?fill it (?:back )?up(?: again)?|
      (?:so )?i (?:buy|sell|add) until it is (?:at )?${NUMBER_WORD}(?: ?%)?(?: again)?|rule (?:says|is) ${NUMBER_WORD}(?: ?%)?,? so(?: [a-z]+){1,4}`),
  },
  {
    kind: 'rebalancing-by-rule',
    of: 'others',
    needs:
      /(?<![a-z])(?:rule|rules|always|my (?:own )?plan|limit|cap|ceiling|max|maximum|never meant|was to be|sleeve|target|nothing (?:above|over))(?![a-z])|rule(?=:)/,
    unless: /margins?(?![a-z])|growth|guid|confidence to|stop(?:ped)? /,
    pattern: words(`(?<=[.,;] )(?:so )?back to ${NUMBER_WORD}(?: ?%)?(?= ?(?:[.!]|$))`),
  },
  {
    kind: 'size-limited',
    at: 'purchase',
    of: 'self',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      ${SHARE_OF_WHOLE} of (?:${WHOLE})|(?:no more than|at most|not more than|only|just) ${SHARE_OF_WHOLE} (?:here|in it|in here|in this|position)|
      (?:hold|put|own|keep|kept|have|bought|buy|risk|sized?)(?: (?:it|this|in|at|with))* (?:no more than |at most |only |just )?${SHARE_OF_WHOLE}(?: (?:here|in it|of it))?(?= ?(?:[.,;!]|$| and))|(?<=(?:^|[.!?,;] ))(?:small|tiny),? ${SHARE_OF_WHOLE}(?= ?(?:[.,;!]|$))|
      (?:a|my|only a|just a) (?:small|tiny|very small|modest) (?:amount|sum|position|bite|stake|bet|piece)(?= ?(?:[.,;!]|$| of (?:my|our)| so| and))|(?:keep|kept|keeping) (?:it|this) (?:small|tiny)|(?:only |just )?in (?:for|with) \\$?\\d{2,3} (?:bucks|dollars)|${SHARE_OF_WHOLE} of (?:acct|account|nav)(?: at risk)?`),
  },
  {
    kind: 'size-limited',
    at: 'purchase',
    of: 'others',
    pattern: words(`
      is (?:only )?a ${SHARE_OF_WHOLE} position|(?:hence|therefore|thus) (?:only |just |no more than )?(?:${SHARE_OF_WHOLE}(?= ?(?:[.,;!]|$| position))|half a position|a (?:small|half|quarter) position)`),
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
    kind: 'names-own-bias',
    pattern: words(`
      (?:i )?(?:find|catch|hear|caught|found) myself (?:thinking|wanting|hoping|looking|telling|wishing|checking|making)${tail(6)}|for no (?:better|other) reason than(?: that)?${tail(4)}|(?:know|knowing) (?:that )?(?:this|that|it) (?:is no|is not|isn't|makes me|is a bad|is the wrong) (?:analysis|reason|argument|partial|biased|thesis)|i know how (?:that|this|stupid that|it) sounds|i know how stupid (?:that|this|it) (?:is|sounds)|i (?:only|just) want it because(?: [a-z]+){1,6}|buying my own (?:envy|hope|story)`),
  },
  {
    kind: 'confirmation',
    pattern: words(
      `i (?:won't|will not|don't|do not) let (?:anyone|anybody|journalists|the media|people|them|analysts|the bears) (?:tell me|talk me)${tail(4)}`,
    ),
  },
  {
    kind: 'urge-to-act',
    pattern: words(`
      (?:it|the money|this|cash|that|the cash) would (?:only|just|otherwise) (?:sit|lie|rot)${tail(4)}|(?:cash|money|\\d+k|dollars|bucks|grand) (?:is |just )?(?:sitting|lying)(?: [a-z]+){0,3} doing nothing|so why not(?= ?(?:[.,;!?]|$))`),
  },
  {
    kind: 'weighs-other-side',
    allows: ['isNegated', 'isReported', 'isSupposed'],
    pattern: words(`
      [a-z]+ (?:risk|threat) (?:is )?(?:real|high|there|growing)|(?:one|something) for me,? (?:and )?(?:one|something) against(?: me)?|which is worse than i (?:had )?(?:thought|expected|hoped)${tail(4)}|worse than i (?:had )?(?:thought|expected|hoped)`),
  },
  {
    kind: 'stays-out',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:watch|follow|look at) (?:this|it|that)(?: one)? from (?:the |a )?(?:ground|couch|sidelines?|outside|distance|afar|stands)|(?:so |and )i do nothing|(?:would |i'd )?rather miss (?:the|it|this|out)(?: [a-z0-9%]+){0,4} than${tail(5)}|no from me|(?:goes |is )?(?:way )?(?:over my head|beyond me)|
      (?:don't|do not|can't|cannot|couldn't) (?:see|tell|say|work out|figure out) (?:how|what|where)(?: [a-z]+){0,5} (?:money|profits?|worth|earns?|cash)(?: [a-z]+)?|(?:i )?(?:want to |will |have to )?read(?: [a-z0-9]+){0,5} before i (?:decide|touch|buy|do)${tail(2)}`),
  },
  {
    kind: 'tax-sale',
    allows: ['isNegated', 'isSupposed'],
    needs: /(?<![a-z])(?:tax|taxes|taxable|irs|deduct\w*|gains?|losses|year[- ]end|wash)(?![a-z])/,
    pattern: words(`
      loss(?:es)? for (?:the|my|this year's) tax(?:es| return| year)?|(?:take|taking|book|booking|use|using|bank|need|want|realize|realise)(?: [a-z]+)? (?:the|this|a|my) loss(?:es)? (?:before|in|this|for|against|to)${tail(4)}|writ(?:e|ing) (?:it|this|the loss) off${tail(3)}|(?:buy|come|get|go) (?:it |them )?back (?:in|to it)? ?(?:after|in) (?:\\d+|thirty|thirty-one|31) days`),
  },
  {
    kind: 'sale-for-need',
    of: 'others',
    unless: /(?<![a-z])(?:company|they) (?:needs?|pays?)(?![a-z])/,
    pattern: words(`
      (?:my |our |(?<=(?:^|[.!?,;] |and )))(?:son|daughter|kid|kids|grandson|granddaughter|child|wife|husband)(?: [a-z]+)? (?:starts?|begins?|goes to|go to|gets? married|needs?|is starting|is getting married) (?:college|school|university|uni|medical|law|in|her|his|next|this)${tail(3)}|(?:goes|go|went) (?:in)?to (?:pay|cover|fund)(?:ing)?${tail(5)}|gave (?:it|them|the shares|these)(?: all)? to my [a-z]+|
      (?:to|will|must|we|i) pay (?:for )?(?:the|my|our|her|his) (?:taxes|tax bill|degree|college|roof|wedding|house|operation|surgery|divorce|builder|contractor|tuition|funeral|care home|nursing home)|(?:roof|boiler|car|furnace|heating)(?: [a-z]+){0,2} (?:leaks|is leaking|died|broke|gave out|needs)`),
  },
  {
    kind: 'index-plan',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      (?:an? |the )?(?:equal|same|fixed) (?:sum|amount|order|buy)(?: [a-z]+)? (?:on|each|every|per)${tail(4)}|whatever (?:the|its) (?:price|level)(?: is| does)?|\\d+ ?\\/ ?(?:wk|week|mo|month|fortnight|paycheck)(?: auto)?|(?:a third|a quarter|half) now,? (?:and )?(?:a third|a quarter|half|the rest) in(?: [a-z]+)?|(?:do not|don't|never) (?:even )?look at the (?:price|chart)|month (?:\\d+|after month)|(?:ye?a?r) \\d+ of \\d+`),
  },
  {
    kind: 'error-admitted',
    pattern: words(`
      what i got wrong|i (?:had|got) (?:the |my )?[a-z]+(?: [a-z]+)? (?:right and )(?:the |my )?[a-z]+(?: [a-z]+)? wrong|i should(?: have|'ve) (?:looked|checked|asked|thought|noticed|counted)(?: (?:at|into) (?:that|it|this))?(?: first| before| earlier)?(?= ?(?:[.,;!]|$))|my (?:test|reason|thesis|idea|assumption|math|number) was (?:the )?wrong(?: [a-z]+)?|(?:and |that |this )+was (?:so |really |plain |just )*(?:stupid|dumb|foolish|naive)(?: of me)?(?= ?(?:[.,;!]|$))|(?:had|have|was left with) no reason left|(?<=(?:^|[.!?] ))my mistake(?= ?(?:[.,;!]|$))|a mistake of (?:mine|[a-z0-9]+ years)|i bought (?:something|a business|a company|a thing|what) (?:that )?i (?:did not|didn't|don't) understand|i had (?:not|never) (?:known|understood|looked|checked)${tail(5)}|i paid for (?:a story|hope|a dream)`),
    allows: ['isPast', 'isNegated'],
  },
  {
    kind: 'hope',
    of: 'others',
    at: 'hold',
    pattern: words(`
      (?:will|should|can|gotta|must) (?:turn|save|fix|rescue|lift) (?:it|this|them|things|everything|the company|the stock|us)(?: around)?(?= ?(?:[.,;!]|$| one day| some day| soon| in time))|(?:better|good|brighter|happier) (?:times|days) (?:will|are|must|have to|should)?(?: [a-z]+)?`),
  },
  {
    kind: 'overconfidence',
    of: 'others',
    allows: ['isNegated'],
    at: 'not-sale',
    unless: /(?<![a-z])(?:say|says|said|thinks?|they say|supposedly|used to)(?![a-z])/,
    pattern: words(`
      (?:nobody|no one|nothing) can (?:catch|beat|touch|stop|hurt|replace) (?:them|it|this|him|her|us)|(?:they|it|he|she|elon|jensen|apple|amazon|this) never (?:fails?|loses?|disappoints?)(?: in the end)?|(?:will|would) never let (?:it|them|this) (?:die|fail|go|fall)|there (?:is|can be) no second best|mathematical(?:ly)? certain(?:ty)?|(?:can't|cannot) go (?:bust|bankrupt|under|broke)|win(?:s|ner)? (?:no matter what|either way|whatever happens)`),
  },
]

/** The shapes as signs: each with what the first sign of its kind says, weighs and asks for. */
export const signsByShape = (signs: readonly Sign[], shapes = SHAPES): readonly Sign[] =>
  shapes.flatMap((shape) => {
    const base = signs.find(({ kind }) => kind === shape.kind)
    return base ? [{ ...base, ...shape }] : []
  })
