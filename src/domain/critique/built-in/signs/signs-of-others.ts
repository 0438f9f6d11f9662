import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

/** Reasons that are other people's, and money that is not free. */
export const SIGNS_OF_OTHERS: readonly Sign[] = [
  {
    kind: 'herd',
    of: 'others',
    weight: 60,
    at: 'not-sale',
    allows: ['isReported'],
    pattern: words(`
      (?:literally )?every (?:single )?friend (?:i have|of mine)(?: [a-z]+){0,3}|
      (?:my|our|the|this|whole|entire) (?:[a-z]+ )?(?:group|chat|feed|sub|forum|discord|server|timeline|whatsapp|telegram|gym|crew|floor)(?: group| chat)?(?: (?:is|are|has|have|was|were|all|just|already|keeps))* (?:bought|buys|buying|in|loading|loaded|piling in|piled in|owns|holds|long|talking about|talks about|raving)(?: it| this| up| in)?(?= ?(?:[.,;!]|$| this| today| it| and))|
      (?:the )?(?:whole|entire) (?:neighbou?rhood|family|town|street|club|school|company|class|city)(?: [a-z]+)?(?: is| has| have| owns| buys| in)|every (?:family|house) in my (?:street|town)|everyone (?:on|in|at) (?:the |my |our )?[a-z]+ (?:is |has |already )?(?:loading|buying|in|loaded|bought|owns|piled)(?: up| in| it)?|every(?:one|body) (?:will|is going to) want (?:this|it)|most bought|
      every(?:body|one) here(?: in the [a-z]+)? (?:holds|is holding|owns|buys|is buying)|every(?:one|body)(?: (?:i know|else|around me|in [a-z ]{2,16}|at work|there))? (?:(?:is|has|keeps|was) )?(?:buying|owns|own it|has it|bought|talks?(?: about)?|talking(?: about)?|piling in|in(?: it| on it)?|getting in|making|holding|loves)(?: it| this| about it)?|
      all (?:my|of my|the) (?:friends|colleagues|coworkers|guys|people)(?: at work)? (?:are|have|own|bought|buy|hold)|the (?:whole|entire) (?:forum|internet|office|sub(?:reddit)?|world|team) (?:is|are|buys|owns|has)|(?:reddit|wallstreetbets|wsb|discord|tiktok|twitter|the forum|the group|fintwit) (?:loves|is all over|is buying|is in|says buy|went|is going)[a-z ]{0,12}|trending|
      most[- ](?:owned|bought|talked)|so many people (?:can't|are|have)|millions of (?:people|investors)|all over (?:twitter|reddit|tiktok|social media|the news|my feed)|hot stock|half the office|(?:\\d+k|millions|thousands) (?:on|in) the (?:sub|forum|chat)|(?:the )?(?:whole|entire) (?:[a-z]+ )?(?:board|sub|subreddit|chat|forum) (?:agrees|is with me|says|sees it|thinks)[a-z ]{0,16}|chat says|we own the float|group chat|apes (?:strong|together)[a-z ]{0,16}`),
    says: [
      'You write {words}: would you want {ticker} if nobody else did?',
      'You write {words}: how will you hear of it when they leave?',
    ],
  },
  {
    kind: 'authority',
    of: 'others',
    weight: 61,
    at: 'not-sale',
    allows: ['isReported'],
    pattern: words(`
      (?:he|she|they|buffett|berkshire|ackman|pelosi|insiders) (?:buys?|bought|owns?|adds?)[a-z ]{0,24},? so (?:do i|i do|i buy|i did|me too)|
      (?:my|our|the|a) (?:[a-z]+ )?(?:professor|teacher|coach|trainer|doctor|dentist|barber|boss|neighbou?r) keeps? (?:saying|telling)(?: me)?|
      (?<=(?:^|[.;!?,] ?))(?:cousin|friend|buddy|brother|dad|uncle|boss|neighbou?r|coworker|wife|husband|roommate|gf|bf)(?: [a-z]+){0,6},? (?:says|said|told|thinks|swears)(?: (?:it|this|they|me|that))?|
      (?:he|she|they) (?:did|does|do|has done|have done) (?:all )?(?:the|his|her|their) (?:work|homework|dd|research|due diligence)|(?:buffett|berkshire|burry|ackman|icahn|pelosi|soros|einhorn|klarman|druckenmiller|tepper|loeb|peltz|ark|cathie wood|cathie)(?: just| also| has| have| is| already| himself| herself)+ (?:bought|buying|added|adding|loaded|took a (?:stake|position))(?: [a-z]+)?|13fs? (?:show|shows|showed|say|says)(?: [a-z]+){0,3}|
      (?:a |the |some |an )(?:guy|girl|analyst|expert|youtuber|influencer|professor|trader|streamer)(?: [a-z]+){0,6} (?:explained|says|said|showed|told|predicts|recommends|swears)|(?:he|she|they) (?:will|must|'ll) know(?: why| what)?|good enough for me|knows? what (?:he|she|they)(?:'s| is|'re| are| ?doing)|keeps buying|[a-z]+ (?:said|promised) (?:five|ten|three|two|\\d+) years|my (?:gf|girlfriend|boyfriend|wife|husband) thinks|
      (?:warren |michael |cathie |jim |elon |bill |peter )?(?:buffett|berkshire|burry|ackman|wood|ark|musk|cramer|lynch|dalio|pelosi|soros|icahn) (?:is in|was in|owns|bought|buys|holds|loves|likes|added)(?: [a-z]+)?|good enough for (?:warren|buffett|him|her|them),? (?:so |then )?(?:it is |it's )?good enough for (?:me|us)|
      (?:the |all |most |several |many )?analysts? (?:all )?(?:say|says|rate|recommend|rated|agree|at [a-z ]+ (?:say|says|has|have))|(?:analyst|price) targets? (?:of \\d|is \\d|are|from [a-z]+)|(?:hot|insider|good|secret) tip|on a tip|got a tip|
      my (?:best |old )?(?:friend|brother|cousin|neighbou?r|uncle|boss|dad|father|mother|sister|colleague|broker|buddy|gym buddy|mate|brother[- ]in[- ]law|father[- ]in[- ]law|adviser|advisor|barber|dentist|son|wife|husband|roommate|banker|doctor)(?: (?:at|from|who)(?: [a-z]+){1,3})?(?: (?:also|just|already|even|now))? (?:works|knows|told|says|said|thinks|recommend(?:s|ed)?|swears|bought|owns|put|bets|works there)(?: [a-z]+)?|
      (?:a |the |this |my )?(?:guru|newsletter|youtube(?:r)?|influencer|podcast(?:er)?|expert|professor|fund manager|famous investor|guy on (?:tv|youtube|reddit))(?: [a-z]+)? (?:says|said|recommends?|recommended|bought|likes|called|told|swears|is)|(?:uncle |mr |old |saint )?(?:warren|buffett|berkshire|munger|burry|ackman|icahn|pelosi|soros|elon|musk|jensen|cathie|cramer|lynch|dalio|druckenmiller|tepper|einhorn|klarman|trump|bezos|zuck|zuckerberg|altman|saylor|chamath)(?: (?:just|also|now|still|even|already|himself|herself))* (?:owns?|bought|buys?|holds?|invested|invests|pays|paid|took|takes|is in|is buying|likes?|loves?|says?|said|thinks?|promised|calls?|called)(?: [a-z0-9]+){0,3}|
      (?<=(?:^|[.;!?,] ?))(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|driver|trainer|coach|guy|dude|girl|roommate|landlord|plumber|student|teacher|professor)(?: (?:of mine|(?:at|from|in) [a-z]+(?: [a-z]+)?))? (?:says|said|thinks|swears|told|tells|whispered|bought|owns|loaded|recommends|recommended|is in|is buying|works)(?: [a-z]+){0,9}|
      (?:my|our|a) (?:[a-z-]+ ){0,2}(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|driver|trainer|coach|guy|dude|girl|roommate|landlord|plumber|student|teacher|professor) (?:who|that) (?:[a-z]+ ){1,6}(?:says|said|thinks|swears|told|tells|bought|owns|recommends|knows)(?: [a-z]+){0,3}|
      mark from [a-z]+|my (?:[a-z]+ )?(?:boss|cousin|friend|buddy|mate|brother|neighbou?r|uncle|colleague|dad|broker) (?:[a-z@]+ ){0,6}(?:says|said|whispered|told)(?: me)?|(?:he|she) knows (?:what|the|people|it)|they must know`),
    unless:
      /(?:i |we )(?:disagree|don't agree|do not agree|don't believe|think (?:that )?(?:he|she|they) (?:is|are)|don't care|do not care|ignore|don't share)|not (?:my|a) reason|(?<![a-z])after (?:me|i (?:did|bought|got in))(?![a-z])|before (?:he|she|they|buffett|berkshire) (?:did|bought)|wrong about|my own (?:reason|view|number|model)|not because/,
    says: ['You write {words}: how will you hear of it on the day on which they change their mind?'],
  },
  {
    kind: 'familiarity',
    of: 'others',
    weight: 47,
    at: 'not-sale',
    unless: /\d ?%|revenue|margin|earnings|cash flow|times sales/,
    pattern: words(`
      every(?:one|body) (?:at|in) my (?:office|work|gym|school|company|team|class|family|street|building)(?: [a-z]+){1,3}|my [a-z]+, my [a-z]+,? and my [a-z]+(?: all)? (?:have|has|own|use|play|drink|wear|bet|order)(?: [a-z]+)?|
      (?:shop|store|restaurant|bar|cafe)(?: [a-z]+){0,3} is (?:always|never) (?:full|packed|busy|empty)|(?:kids|children|girls|boys|students)(?: [a-z']+){0,4} (?:wear|use|have|drink|eat|play) (?:it|them|this)|i (?:drive|own|wear) one(?: myself)?|my (?:sister|brother|mother|father|wife|husband|son|daughter|kids|children|family|friend)(?: all)? (?:lost|swears by|drives|books|booked|uses|grew up with)(?: [a-z]+)?|every(?:body|one) in my family|my kids grew up with|in my country very (?:strong|popular)|
      i(?:'ve| have)?(?: always| personally| myself)? (?:use|used|drive|wear|worn|eat|drink|shop|play)(?: (?:at|their|it|them|the|this|there|from))+(?: [a-z]+){0,3}(?: every (?:day|week|morning))?|my (?:kids|wife|husband|family|children|daughter|son|friends)(?: all)? (?:use|uses|love|loves|wear|wears|drink|eat|play|plays|shop|shops)|
      household name|everyone (?:knows|uses) (?:it|them|the brand|this)|i know (?:the|this|that) (?:company|brand|product|business)(?! (?:[a-z]+ )*?better (?:now|today|than))(?: well| inside out)?|i(?:'m| am) a (?:happy |loyal |long[- ]?time )?(?:customer|user)|(?:on every street|in (?:my|our) (?:town|street|neighbou?rhood|city))|have worn [a-z]+|
      the (?:store|shop|restaurant|line|queue)s? (?:is|are|was|were) (?:always )?(?:full|packed|long)|knows? (?:it|them) from`),
    says: [
      'You write {words}: what do you know of {ticker} that others do not?',
      'You write {words}: what does that say about what {ticker} earns?',
    ],
  },
  {
    kind: 'size-too-large',
    of: 'self',
    weight: 86,
    at: 'not-sale',
    pattern: words(`
      (?:this|it|that) is (?:all )?my (?:retirement|pension|401k|ira|future)(?= ?(?:[.,;!]|$| and))|
      (?:put|putting)(?: in)? (?:everything|all)(?: that)?(?: (?:we|i))? (?:have|own|had)|(?:going|go|up|am|i'm|went) to (?:[3-9]\\d|100) ?% of (?:everything|all)|(?:my|our) (?:retirement|pension|savings|net worth|portfolio|401k|ira) (?:is|are) (?:about |almost |nearly |over )?(?:[3-9]\\d|100) ?(?:%|percent)(?! (?:in )?(?:cash|bonds|stocks|shares|equities|funds|down|up|lower|higher|smaller|larger|bigger|invested|funded))|(?:put|putting|threw) everything in(?:to (?:it|this))?(?=[.,!]|$)|sold (?:all|everything)(?: of)?(?: my| else)?(?: other)?(?: [a-z]+)? (?:for|to buy)|(?:whole|entire) (?:pension|retirement|savings|bonus|inheritance)(?: pot| fund| money)?|
      (?<!%[a-z ]{0,12})(?<!(?<!we )(?:are|were|is|was) )all[- ]in(?! (?:ai|on cost|on ai|on the))(?= ?(?:[.,;:!)](?![a-z0-9])|$|on |with |at |now|here|again|today|tomorrow|baby|lol|and |this |because|before|for ))|(?:everything|all) (?:that )?i (?:have|own|saved)(?= (?:in|is|went|goes|on|into|and|now)|[.,!]|$)|(?:half|most|all|two thirds|a third|three quarters|the bulk) of (?:my|our|what i|everything i) (?:money|savings|portfolio|net worth|account|capital|wealth|own|have|retirement)|all (?:of )?(?:my|our) (?:savings|money|cash)|my (?:entire|whole|life'?s?) (?:savings|portfolio|account|retirement)|
      (?:[3-9]\\d|100) ?% of (?:(?:my|our|the|what i) )?(?:portfolio|money|net worth|savings|account|capital|wealth|own|assets)|sold everything else|my biggest position by far|the whole (?:account|bonus|inheritance)|retirement (?:money|savings)|(?:put|bet|threw) (?:it )?(?:all|everything) (?:of it )?(?:on|into)`),
    unless:
      /(?<![a-z])lost (?:over |about |almost )?(?:half|most|a third) of|lost half my|(?:money|savings|account) (?:is|are) gone|(?<![a-z])(?:shares|stocks|equities|bonds|funds|gold|cash) (?:fell|rose|fall|rise|are|were|is|was|make up|stand|now|grew|dropped)[a-z ]{0,16}\d|(?<![a-z])(?:is|are|sits?|stays?) in (?:cash|bonds|funds|an index)(?![a-z])|\b(?:index|etf)\b|(?:hedge|cover|protect|insur)[a-z]*|(?<!\d)[12]?\d ?% of (?:everything|all)/,
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    // Whose money it is says more than what it means to them, and is looked for first.
    kind: 'size-too-large',
    of: 'self',
    weight: 86,
    at: 'not-sale',
    pattern: words("with my family's future"),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    kind: 'size-too-large',
    of: 'self',
    weight: 86,
    at: 'purchase',
    pattern: words(`
      (?:sold|selling|sell) (?:my|the|all my|our) (?:s&p(?: 500)? (?:funds?|index|etf)|index funds?|etfs?|index|vti|voo|spy|other (?:stocks|shares|positions|holdings))(?: [a-z]+)? (?:for|to buy|to fund|into)(?: [a-z]+)?`),
    says: ['You write {words}: if {ticker} fell by half, what would that leave of all that you own?'],
  },
  {
    kind: 'borrowed-money',
    of: 'self',
    weight: 84,
    at: 'not-sale',
    unless: /(?<![a-z])(?:paid (?:it|that|them|her|him|everything|all of it) (?:back|off)|repaid)(?![a-z])/,
    pattern: words(`
      (?:with|took|take|taking|by|from|through)(?: out)? (?:a|the|my|our) second mortgage|re-?mortgag(?:ed|ing) (?:the|my|our) (?:house|home|flat|apartment)|paid(?: for)?(?: it| this| them)? with (?:the|my|a) (?:credit )?card|(?:a |my )?payday loan|my broker lends me|
      (?:loaded|loading|went|going|levered|leveraged|maxed)(?: up| in| out| it)?(?: all in)? on (?:full |max |2x )?margin(?! (?:expansion|growth|gains?|improvement|recovery|of))|(?:full|max|fully) margined|
      \\$?\\d[\\d.,]*k? (?:from|on|off) (?:the |my |a )?(?:cc|credit cards?|card|loan|heloc|margin)(?= ?(?:[.,;!)]|$|and ))|(?:with|by) maxing out|maxed(?: out)? (?:the|my|two|both|all)|
      put \\$?[\\d,.]+k? on (?:the|my|a) (?:credit )?card|i(?:'ve| have|'m| am|'ll)? (?:already )?(?:borrowed|borrow|borrowing|took out a loan|take out a loan|taken a loan|took a loan|used margin|use margin|maxed out)|(?:bought|buy|buying|half|bit|shares|position|more|this|it|some) on margin|with (?:a loan|borrowed money|a credit card|leverage of|my credit)|
      (?:using|use) (?:margin|leverage|a loan)|(?:from|on|with) (?:the|my|our|a) home equity(?: line| loan)?|my (?:credit card|margin (?:account|loan|call)|heloc|credit line|line of credit|overdraft)|(?:loan|borrowed|borrow) (?:from|against) my|a personal loan|margin (?:loan|call)|on (?:the )?credit card|(?:used|use|using|tapped) (?:the|a|my) (?:heloc|card|credit line|margin)|heloc|0 ?% card|(?:it's|this is|that's|all|with|from|my) (?:my |the )?(?:credit[- ]card|overdraft|loan|borrowed) money(?! (?:market|transfer))|months left on the 0 ?%`),
    says: [
      'You write {words}: a loan has its own day, and it does not wait until the thesis comes true.',
      'With {words} somebody else may decide when you sell.',
    ],
  },
  {
    kind: 'money-needed',
    of: 'writer',
    weight: 85,
    at: 'not-sale',
    pattern: words(`
      money (?:that |which )?(?:was|is|were|had been) (?:meant |saved |set aside |put aside |supposed to be )?for (?:the|my|our|her|his) (?:new |next )?(?:car|house|flat|home|roof|wedding|kitchen|rent|tuition|holiday|vacation|baby|move|boiler|taxes|tax bill|college|school|mortgage|funeral|dentist)|
      (?:put|putting|moved|threw) (?:the|my|our|(?:this|next) month's) (?:rent|tuition|grocery|mortgage)(?: money| payment)? (?:in|into|on)(?: (?:it|this|these|here))?|(?:have|need|want) to pay (?:the|my|our) (?:tax bill|taxes|rent|tuition|fees|mortgage|bills|debts?) (?:with|from|out of) (?:it|this|these)(?: [a-z]+){0,2}|(?:(?:my |our )(?:house |wedding |flat )?|the (?:house|wedding|flat) )(?:deposit|down ?payment) is in (?:here|it|this)|
      (?:took|taken|take|taking|pulled|pulling|used|using|use|moved|moving|put in|putting)(?: in| out)? (?:\\$?\\d[\\d.,]*k? |some |half |all |it |this |the money |money |most )?(?:out )?(?:of|from) (?:the|my|our) (?:[a-z']+ )?(?:deposit|fund|savings|down ?payment|tuition|rent|mortgage|tax|taxes|wedding|emergency|vacation|holiday|college|school)(?: (?:money|fund|account|savings|budget|pot|jar|cash))?(?= ?(?:[.,;!]|$|,|we |i |and |for |because |till |until ))|(?:we|i) (?:close|move|marry|pay|need it|need the money)(?: on the house| in| back)? (?:in|by|on|next) (?:january|february|march|april|may|june|july|august|september|october|november|december|month|spring|summer|autumn|fall|week)[^.;!?]{0,16} (?:so it|it) (?:only |just )?has to work|
      (?:with|using|use|used|this is|it's|from) the (?:money|cash|savings) for the [a-z]+|the tax money|put(?:ting)? (?:the|my|our) (?:house|flat|car|wedding) (?:down ?payment|deposit|money)|meant for the (?:deposit|house|kitchen|wedding|car|fees|rent)|(?:from|out of) the [a-z]+ fund|(?:college|house|wedding|school|car|holiday|vacation) fund|(?:next |this )?month'?s? rent (?:is|goes|rides|money)|(?:the |my )?rent (?:is|rides|is riding) on (?:it|this)|(?:the |my )?(?:rent|tuition|mortgage|loan) is due(?: [a-z]+){0,3}|
      (?:my|our|next month's|this month's) (?:rent|tuition|emergency fund|down ?payment|house deposit|wedding|school fees|tax money|mortgage payment|semester)(?: money| fund| budget)?|rent money|tuition money|(?:money|cash|savings) (?:for the (?:rent|house|wedding|car|fees|tuition|deposit|taxes|down ?payment|roof|move)|i need|we need|that (?:i|we)(?:'ll| will)? need|meant for|set aside for)|
      (?:i|we)(?:'ll| will)? need (?:this money|the money|that money|the cash|it back|this back|that back)(?: back)? ?(?:in|by|for|next|soon|again)(?: [a-z]+)?|emergency (?:fund|savings)|(?:it's |is )?the money for (?:the|my|our) (?:[a-z']+ )?(?:school|rent|tuition|wedding|house|fees|deposit|car|taxes)(?: fees)?`),
    unless:
      /not (?:the |my )?rent|tenants?|landlords?|apart from|is safe|untouched|separate account|per month from|a month from/,
    says: [
      'You write {words}: a share can be right in three years and half its price in the month in which you need it.',
      'You write {words}: the day of that is fixed, and no thesis about {ticker} moves it.',
    ],
  },
]
