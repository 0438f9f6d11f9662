import { together } from '../../../language/together.ts'
import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

/** What a purchase does to the price that was paid on average. */
const LOWERS_AVERAGE = words(
  '(?:gets?|getting|takes?|taking|brings?|bringing|lowers?|lowering|pulls?|pulling|drags?|reduces?|reducing|cuts?|cutting) (?:my|our) (?:average|avg|cost basis|cost|break[- ]?even)(?: cost| price| point)?(?: down| lower)?(?: to \\$?\\d[\\d.,]*)?',
)
/** "I'm even more sure" is another word. */
const IS_EVEN = words(
  "(?:i'm|i am|i'll be|i will be|we're|i can be|i get|i can get|to be|to get|i break|to break) (?:back )?(?:to )?even(?= ?(?:[.,;!)]|$|sooner|faster|quicker|earlier|again|and|then|at \\$?\\d))|back (?:at|to) (?:even|my (?:old )?(?:price|cost)|what i paid)",
)

/** Feelings that decide in the place of reasons. */
export const SIGNS_OF_FEELING: readonly Sign[] = [
  {
    kind: 'fear-of-missing-out',
    of: 'self',
    weight: 72,
    at: 'not-sale',
    allows: ['isSupposed'],
    pattern: words(`
      before (?:every(?:one|body)|anyone|anybody|the rest|the (?:whole )?world)(?: else)? (?:sees|notices|finds(?: out)?|realizes|realises|gets(?: in)?|buys|discovers|wakes up|catches on)(?: it| this| to it| in| on)?(?= ?(?:[.,;!]|$|and ))|
      (?:don't|do not) want to be the (?:only|last) one(?: who| that| without| left)?(?: [a-z]+){0,2}|
      i (?:just |really |also )?want in(?= ?(?:[.,;!]|$))|(?:feel|be) (?:physically )?sick if it [a-z0-9 ]{0,24} without me|
      (?:(?:can|could|can't|couldn't|cannot)(?: not)?|unable to) (?:wait|watch|sit|take) (?:it |this |here )?(?:any longer|any more|anymore)|(?:sit|sitting|sat|stand|standing|stood|wait|waiting|watch|watching|stuck|left|outside)(?: [a-z]+){0,3} like (?:a|an) (?:clown|idiot|fool|loser|moron)(?= ?(?:[.,;!]|$))|(?:ripping|flying|mooning|running|moving|going up|taking off)(?: again)? without me|every(?:one|body) (?:on|in|at) [a-z ]{2,24} (?:is|are|was) (?:up|making|getting|green|rich)|chasing it,? i know|can't be the only one|
      i(?:'m| am) (?:so |just |really )?(?:afraid|scared|worried)(?: that)? (?:it|this|i)(?:'ll| will| could| might| may)? (?:runs?|goes|go|miss|gets?|takes? off|be too late)(?: away| out| up)?|look who(?:'s| is) laughing now|(?:standing|sitting|stand|sit) here with (?:empty hands|nothing)|every(?:body|one) (?:(?!who |that )[a-z]+ ){0,3}(?:made|making|makes|got|getting) (?:a fortune|rich|money|millions|bank|a killing|a bundle|thousands)|all (?:so )?rich now|(?:if|when) i (?:wait|hesitate)[^.;!?]{0,24} (?:cost|costs|more expensive|higher|gone|double)|(?:be|am|i'm) the (?:(?:only |last )one|(?:only )?(?:idiot|fool|loser)) (?:who|that|without|with) [a-z]+|(?:must|have to|need to|gotta) (?:get|buy|be) in (?:today|now|quick|before)|tomorrow it (?:could|may|might|will) be|watch(?:ed|ing)? it (?:go|run|climb|rise|fly) up(?: every day)?|(?:i'm |i am |i will |i'll |won't )?not miss(?:ing)? (?:this|it|that|the next)|want to be (?:a )?part of it this time|(?:not|never) miss (?:it|this) again|(?<!(?:wrong|judged?|ruled|years|served|mistaken) )(?:from|on) the bench|
      (?:don't|do not|can't|cannot|won't|not going to|don't wanna) (?:want to |afford to |going to )?(?:be )?(?:left behind|late(?= again| this|[.,!;]|$)|miss(?:ing)?(?: out| this| it| that| another| again))|(?:don't|do not|can't|cannot) (?:want to|afford to) miss(?:ing)?(?: the)?|
      (?:afraid|scared|fear|terrified) (?:of|to) (?:miss|be left)(?:ing)?(?: out)?|fear of missing out|fomo|before it(?:'s| is) (?:too late|gone)|
      running away(?: from me| without me)?|the train (?:is leaving|leaves|has left)|leav(?:es|ing) the station|last chance to (?:buy|get|own)|
      (?:it|they|this|the price) (?:will|may|might|could) be gone|while i (?:still )?can|
      everyone (?:else )?(?:is |has )?(?:making money|getting rich|got rich)(?: but me| except me)?|i(?:'m| am) (?:already )?(?:too )?late(?: to this| to the party)|
      (?<!(?:numbers|figures|facts|case|thesis|reasons?|arguments?|story|same|sums?) )without me|left behind(?! by)|get in (?:now |quick |today )?before|getting in before (?:the open|the bell|everyone|it opens)|now or never|going to miss it twice|ask questions later|before it(?:'s| is| hits| gets to| goes to) \\$?\\d+`),
    // What drives others.
    unless:
      /(?:missing out|fomo) (?:[a-z]+ )?(?:drives?|drove|moves?|rules?|grips?|pushes|makes?|has|got) (?:the |all |most |so many )*(?:others?|people|them|they|everyone|everybody|crowd|market|traders?|retail|buyers|price|rest)(?![a-z])/,
    says: ['You write {words}: would you want {ticker} if its price had not moved for a year?'],
  },
  {
    kind: 'get-even',
    of: 'self',
    when: 'loss',
    weight: 74,
    at: 'holding',
    allows: ['isSupposed', 'isPast'],
    pattern: words(`
      at \\$?\\d[\\d.]* i (?:can |could |will )?(?:finally |at last )?(?:breathe|get out|leave|sleep|let go|walk away|be free)(?: again)?(?: and (?:get out|leave|sleep|go))?|(?:just |only )[a-z0-9$]+ (?:dollars|bucks|points) more and i can (?:finally )?(?:close|leave|sell|let go|breathe)(?: this chapter| it)?|
      my (?:average|avg|cost|basis)(?: cost| price)? (?:is|was) \\$?\\d[\\d.]*,? (?:and |so )?(?:at|back at) \\$?\\d[\\d.]* i(?:'m| am|'ll| will)? (?:say goodbye|sell|leave|out|gone|done|get out)|wait(?:ing)? to break[- ]?even|want to get out (?:of (?:it|this) )?without (?:a )?loss(?:es)?|
      break[- ]?even is (?:at )?\\$?\\d[\\d.,]*[.,;]? ?(?:then|and then|there) i(?:'m| am|'ll| will)? (?:gone|out|sell|go|leave)|
      (?:my )?(?:buy|entry|purchase|average|cost)(?: price| basis)? (?:was|is) \\$?\\d[\\d.,]*,? (?:so|and) (?:i(?:'m| am|'ll| will)?|im) (?:just )?(?:wait|waiting|hold|holding|stay|staying|sit|sitting)[a-z ]{0,20}|(?:wait|waiting|hold|holding|sitting)(?: it| here| tight)? (?:for|until|till|til) (?:it is |it's |it gets |we get )?(?:back )?(?:at |to )?my (?:entry|price|cost|buy price|average|break[- ]?even)|
      (?:as soon as|when|once|until|till|the day) (?:i am|i'm|im|it is|it's|it) (?:touch(?:es) |reach(?:es) |hits |sees )?(?:back )?(?:at )?(?:my cost|my money|my price|what i paid|zero|even|\\d+ again)|(?:i'm|i am) back at (?:my money|zero|my cost)|(?:want|get|need) my \\$?[\\d,]+ back|if it (?:comes|goes|gets) back to \\d+ i(?:'m| am) even|
      (?:gets?|getting|brings?|to get|to bring) (?:me|us) (?:back )?(?:to )?(?:flat|even|whole)(?![a-z])|(?:when|once|until|till) i(?:'ve| have)(?: got(?:ten)?)? (?:all )?my money back|
      back to (?:even|break[- ]?even)|(?:i'm|i am|it's|it is|get|gets|be|am) back to zero|(?:only |just )?need \\d+ to be (?:whole|even)(?: again)?|(?:i|i'll|i'd|i can|we) (?:just |only )?(?:get|am|break|'m|come out) (?:back to )?(?:even|whole)|
      (?:until|till|when|once|til) i(?:'m| am)? (?:break |back to |get |get back to )?(?:even|whole|out of the red)|
      (?:once|when|until|till|if) (?:i(?:'m| am)|it(?:'s| is| gets| comes| goes)?|they(?:'re| are)?)(?: only)? back(?: at| to| above)? ?(?:what i paid|my (?:cost|entry|purchase|buy|average)|even|\\$?\\d+)|
      back (?:at|to|above) (?:what i paid|my (?:cost|entry|purchase|buy|average)(?: basis| price| point)?)|get (?:all )?(?:of )?my money back|(?:the day|when|once) it(?:'s| is) back(?: there| at)?|want my money back|
      (?:just |only )?(?:want to|wanna|wants to) get out (?:even|flat|at (?:cost|break[- ]?even))|
      (?:until|till|til|when|once) i(?:'m| am) back (?:at|to) my \\$?\\d+|(?:just|only) [a-z0-9$]+ (?:dollars|bucks|points|cents) more and i|every (?:cent|dollar|penny)(?: of it)? back|make (?:it|my money|the loss|that) back|at (?:\\d+|my price|cost|what i paid) i (?:would|will|'d|'ll) sell(?: at once)?|breaks? even (?:i|and i|then i)|
      (?:sell|out|exit|leave|hold)[a-z ]{0,16} (?:at|until|till|when i|once i) (?:i )?break[- ]?even`),
    says: [
      'You write {words}: had you paid another price, would the decision be the same?',
      'You write {words}: what would you do if you did not know what you paid?',
    ],
  },
  {
    // What is held elsewhere, or from before, no ledger tells: the words themselves say that it is bought to be even sooner.
    kind: 'get-even',
    weight: 74,
    at: 'purchase',
    allows: ['isSupposed'],
    pattern: together([LOWERS_AVERAGE], [IS_EVEN]),
    unless: /(?<![a-z])(?:not|never|no) (?:to|about|because|for|so that)(?: [a-z]+){0,3} (?:average|even)(?![a-z])/,
    says: [
      'You write {words}: had you paid another price, would the decision be the same?',
      'You write {words}: what would you do if you did not know what you paid?',
    ],
  },
  {
    kind: 'loss-aversion',
    of: 'writer',
    when: 'loss',
    weight: 66,
    at: 'hold',
    allows: ['isNegated', 'isSupposed'],
    pattern: words(`
      if i (?:sell|leave|quit|get out|stop) (?:now|here|today),? (?:then )?(?:it|that|this|all of it|everything) (?:was|is|would be|will have been) (?:all )?for nothing|
      sell(?:ing)?(?: it)? (?:now|here|today) would be (?:the )?(?:dumbest|stupid(?:est)?|worst|foolish|silly|crazy|a mistake|insane|madness)(?: [a-z]+)?|
      (?<=(?:^|[.,;:!?–-] ?|(?<![a-z])(?:i|im|i'm|and|but|so|just|am) ))(?:can't|cannot|not|won't|not gonna|not going to) (?:sell|selling|sell it|sell this) (?:now |it )?(?:down here|at these (?:prices|levels)|this low|at the lows?|into (?:the )?(?:weakness|hole|panic)|at a loss|for a loss)|
      (?:i|you) only (?:lose|have a loss|take a loss|realise a loss|realize a loss)(?: money| anything)? (?:if|when|once) (?:i|you) sell|(?:as long as|while|until|unless) i (?:don't |do not |haven't )?(?:sell|sold)[^.;!?]{0,8} (?:haven't|no|not a|nothing|isn't) (?:lost|loss|real)|(?:if i sell|selling)(?: now| it| here| this| would| will)* (?:means?|makes?|is|it's|be|mean) (?:it |this |that |the )?(?:loss )?(?:real|final|(?:i|my [a-z]+) (?:was|am|were) (?:wrong|right))|(?:can't|cannot|couldn't) bring myself to|(?:would|it'd) (?:kill|break) me to sell|the money is gone for good|be like to sell (?:him|her)|
      (?:can't|cannot|won't|don't want to|do not want to|not going to|couldn't|refuse to|hate to|not|never) (?:to )?(?:sell|realize|realise|take|lock in|book|accept|crystallize) (?:it |this |now |them )?(?:here |now )?(?:at (?:a|this|such a|the worst)(?: loss| price| moment| possible moment)?|below (?:what i paid|cost|my)|with a loss|(?:a|the|my|this|that|such a) loss)|
      turn(?:s|ing)? (?:a|the|my|this) paper loss(?:es)?(?: [a-z]+){0,5}|crystalli[sz](?:e|es|ing) (?:the|my|a|this) loss(?:es)?|lock(?:s|ing)? in (?:the|my|a|this) loss(?:es)?|lock (?:it|this|that|the loss|the losses) in|(?:that|it|selling)(?: it| now)? would be (?:to admit|admitting)|(?:only|just) a paper loss|(?:not|isn't|no) (?:a )?(?:real )?loss (?:until|unless|if|as long)|only a loss (?:if|when)|
      too (?:far )?down (?:too )?(?:much |far )?to sell|(?:make|makes|making) (?:the|my) loss (?:real|final)|the loss would be (?:final|real)|would hurt too much|too painful to sell|
      hat(?:e|ing) (?:to sell|selling|to take|taking) (?:it |this )?(?:at )?(?:a |my )?loss(?:es)?|as long as i don't look|selling (?:now |here |it )?(?:makes|would make) no sense (?:any ?more|now|at this point)|(?:might|may) as well (?:just )?(?:wait|hold|keep|sit)(?: it| on it)?(?: out)?|(?:don't|do not) open (?:the|my) account|can't bear to|can't sell (?:it )?at the (?:worst|bottom)|haven't lost (?:anything|a cent) (?:until|unless|yet)`),
    says: [
      'You write {words}: with the same money in cash, would you buy {ticker} today?',
      'You write {words}: what would you decide if you had paid today’s price?',
    ],
  },
  {
    kind: 'loss-aversion',
    of: 'self',
    when: 'loss',
    weight: 64,
    at: 'sale',
    unless: /margin call/,
    pattern: words(`
      (?<=(?:^|[.!?] ))panick?ed(?= ?(?:[.,;!]|$))|
      (?:i got|i get|i was) (?:so )?scared(?: by| of)?|can't look at it(?: any ?more)?|afraid to lose|i just want out|
      i(?:'m| am) (?:so |just |really )?(?:(?:scared|terrified|nervous)(?= (?:of (?:how|losing|more|a|it|another)|that it)|\\s*(?:[.,;!)]|$)| and)|afraid of (?:losing|how|more|it)|afraid(?= it)|afraid(?=\\s*(?:[.!]|$)))(?: of| that| it)?|i(?:'m| am)? (?:just )?panick?(?:ed|ing)?|can't sleep|(?:don't|do not) want to lose (?:more|any more|everything)|(?:couldn't|can't) (?:stand|take|stomach|bear) (?:it|this)(?: any ?more)?|before it goes to zero|freaking out`),
    says: [
      'You write {words}: had the price stood still, would the same facts make you sell?',
      'You write {words}: which fact about {ticker} is it that makes you sell?',
    ],
  },
  {
    kind: 'revenge',
    of: 'self',
    weight: 75,
    at: 'not-sale',
    pattern: words(`
      (?:recover|recoup|regain) (?:what|all that|everything(?: that)?) i(?:'ve| have)? lost|(?:recoup|recover|regain|make good) my (?:losses|loss|money)|
      i want (?:them|it|that|my money) back|(?:took|stole) (?:everything|it all) from (?:me|us)|(?:paid|pays?|pay) (?:me|us) back|will make it back|get my money back from|
      owes? me(?! (?:a|an|the|nothing|some|my|two|three)(?![a-z]))|get (?:it|my money|that money|that) back from|get back at|win (?:it|my money|that money|that|everything) (?:all )?back|revenge(?! (?:for nothing|of ))|get even with|pay (?:me )?back for|
      (?:not|won't) let (?:it|this stock|the market|them|this one) (?:beat|win|get)|show (?:it|them|the market|everyone) (?:who|that|what)(?= )|(?<=i'll |i will |ill )show (?:it|them|him|her|everyone)(?= ?(?:[.,;!]|$))|take back what|make (?:it|that|them|this stock) pay|
      beat me|this time i(?:'ll| will| am going to) (?:win|beat|get)|took (?:\\$?\\d[\\d,.]*k?|so much|that|money|it) from me|want (?:it|that|my \\$?\\d[\\d,]*) back|(?:to )?(?:make|win|earn|get) back (?:what|the (?:loss|losses|money)|my (?:loss|losses))(?: from [a-z]+)?`),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    kind: 'revenge',
    of: 'self',
    weight: 75,
    at: 'purchase',
    needs: /(?<![a-z])(?:i(?:'ve| have)? (?:just )?lost|my (?:[a-z]+ )?loss(?:es)?)(?![a-z])/,
    pattern: words(
      '(?:this one|this|it|they) (?:has to|have to|must) make up for (?:it|that|my loss(?:es)?|the loss(?:es)?)',
    ),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    // Whoever holds and wants it back waits for their cost; whoever buys for it has lost something else.
    kind: 'revenge',
    of: 'self',
    weight: 75,
    at: 'purchase',
    needs: /(?<![a-z])(?:lost|losing|loss|losses|down|burned|burnt|stopped out|took|cost me|blew|wiped)(?![a-z])/,
    pattern: words(`
      (?:gets?|makes?|wins?|earns?|trades?|grabs?) (?:it|that|this|my money|the money|that money|what i lost|my \\$?\\d[\\d.,]*k?|the \\$?\\d[\\d.,]*k?)(?: all)? back(?= (?:by|on|with|today|tomorrow|this|here|fast|quick)| ?(?:[.,;!]|$))`),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    // "Need this one to make back Tuesday": who needs it is left out.
    kind: 'revenge',
    of: 'others',
    weight: 75,
    at: 'purchase',
    pattern: words(
      "(?<=(?:^|[.!?,;] |(?<![a-z])(?:i|we|and|so) ))(?:need|want|have to|gotta|wanna|got to)(?: (?:this|it|one|that|trade|to|these|really)){0,4} (?:make|win|earn|get|claw) back (?:(?:last |this )?(?:mon|tues|wednes|thurs|fri)day(?:'s (?:loss|losses))?|yesterday(?:'s (?:loss|losses))?|last (?:week|month|trade)(?:'s (?:loss|losses))?)",
    ),
    says: ['You write {words}: would you choose {ticker} for this money if you had no loss to get back?'],
  },
  {
    kind: 'regret',
    of: 'self',
    told: 'past',
    weight: 60,
    at: 'not-sale',
    pattern: words(`
      (?:not (?:buying|selling|holding)|selling|passing on) [^.;!?]{0,30} (?:was|is) (?:the|my) (?:dumbest|biggest|worst|greatest) [a-z]+|i sold (?:it |them )?at \\$?\\d+(?= and it)|(?<=i sold at \\d{1,6}\\. )i have watched it|i missed (?!the|this|that)[a-z]+|(?:chance|opportunity|one) (?:that )?i missed|angry with myself|
      regret(?: it| that| this| not)?|kick(?:ing)? myself|hate myself|(?:will not|won't|never|can't|cannot) forgive myself(?: twice| again)?|remorse|
      (?:i|i've) (?:sold|missed|passed on|let go of|got out of|watched) (?:[a-z]+ ){1,4}(?:too early|too soon|at the bottom|last time|before it (?:ran|rose|doubled|tripled))|
      (?:make|making|made) (?:the same|that) mistake (?:again|twice)|wish i (?:had|'d|would have|never)|should have (?:bought|sold|held|taken)|sold (?:it |them )?too (?:early|soon)|
      i could have (?:bought|sold|owned|had)|think about it every day|miss it twice|missed it (?:once|before|in \\d+)`),
    allows: ['isPast'],
    says: [
      'You write {words}: if there had been no earlier chance, what would you decide about {ticker} today?',
      'You write {words}: which reason to own {ticker} is left without it?',
    ],
  },
  {
    kind: 'urge-to-act',
    of: 'self',
    weight: 58,
    pattern: words(`
      i need (?:this|it|this one) to work|
      (?:was|is|were) boring me|(?:couldn't|can't) sit still|just feels right|don't ask me why|have no better idea|
      (?:need|have|want|wanted|itching|got|had) to (?:do|be doing) something|bored|boredom|i had (?:some )?(?:cash|money) (?:lying|sitting)(?: around)?|(?:my|our) (?:cash|money) (?:is |was |just |has been |that is )*(?:sits|sitting|lying|idle|doing nothing|burning|rotting)(?: around)?|
      burn(?:s|ing) a hole|put (?:my|the|some|this) (?:money|cash|bonus) to work|yolo|need (?:some )?action|(?:feel|felt) like (?:buying|trading|doing something)|
      haven't (?:bought|traded|done) anything (?:in|for|all|this)|(?:just )?pressed the button|on a whim|for fun|impulse|couldn't help (?:it|myself)|not (?:doing|being) nothing|tired of (?:waiting|cash|doing nothing)`),
    says: [
      'You write {words}: what makes it {ticker}, and nothing else?',
      'You write {words}: would the same reason have been enough a month ago?',
    ],
  },
  {
    kind: 'hope',
    of: 'writer',
    weight: 52,
    // That an option expires worthless is what whoever wrote it was paid for, and no figure could tell more of it.
    unless: /\d ?%|\d ?(?:bn|m|million|billion)|margin|revenue|(?<!(?:n't|not|never) )expires? worthless/,
    at: 'not-sale',
    pattern: words(`
      miracle|wish me luck|keep(?:s)? on hoping|still believe in a|
      (?:i )?(?:just |really |only |can only |still )?hop(?:e|ing)(?: that| for| it| this| they| for the best)|hopefully|fingers crossed|pray(?:ing)?|with (?:a bit of |some )?luck|keep(?:ing)? my fingers`),
    says: [
      'You write {words}: what would have to happen for it, and by when?',
      'You write {words}: by which figure would you see that it comes true?',
    ],
  },
  {
    kind: 'attachment',
    of: 'writer',
    weight: 56,
    at: 'not-sale',
    pattern: words(`
      (?:it|this stock|they)(?:'s| has| have)? never (?:once )?let me down|(?:paid|pays) for my [a-z]+|i paid for my [a-z]+ with (?:it|this)(?: [a-z]+)?|my best (?:stock|pick|trade|buy)(?: ever)?|
      i (?:can't|cannot|couldn't|could not) bring myself to(?: (?:sell|let (?:it|them) go|part with)(?: it| them)?)?|(?:like|is) an old friend|deserves? my money|(?:can't|cannot) imagine (?:my life|a world|a life|life) without|(?<!(?:bonds?|gold|house|flat|money|cash|savings|land|ring|watch|farm|account|car) )my (?:grand)?(?:father|mother|dad|mum|mom|parents) (?:worked|gave|left|bought)[^.;!?]{0,30} (?:there|me|them|sell|sold|it)|since my father gave|
      (?:i |we |just |really |absolutely |still )+(?:love|adore) (?:this|the|that|their|my|it|them|these)(?: company| stock| business| brand| products?| name| shares)?|in love with|(?:my |our )?favou?rite (?:company|stock|share|name)(?: in| of| ever)?|part of (?:who i am|my life)|true believer|
      i(?:'m| am) a (?:huge |big |loyal )?(?:fan|believer)|(?:i )?(?:always )?(?:will )?believe in (?:elon|the mission|this company|them|him|her)|(?:will|would|i'll|i'd|i could) never (?:ever )?(?:sell|part with|let (?:it|them) go)(?! (?:it |this |them |anything )?(?:on|because|for|over|after|before|into|in|only|just|out of|at|below|above|when|if|without) )(?: this| it| my| a share)?|
      married to|(?:my|our) baby|till death|die with|like family|feels like home|proud (?:owner|to own|to be a (?:share)?(?:holder|owner))|i grew up with|is my (?:childhood|baby)`),
    allows: ['isSupposed'],
    says: [
      'You write {words}: what would {ticker} be worth to somebody who feels nothing of it?',
      'You write {words}: which reason would somebody without that need?',
    ],
  },
  {
    kind: 'sunk-cost',
    of: 'self',
    told: 'past',
    weight: 68,
    at: 'not-sale',
    allows: ['isSupposed'],
    pattern: words(`
      (?:i(?:'ve| have)?|we(?:'ve| have)?) waited(?: for| on)? (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|many|so many) (?:years|months)(?! longer)|(?:already )?lost too much to|(?:i |i've |i have )?sunk \\$?\\d[\\d.,]*k? in(?:to)? (?:this|it|them|here)|all the hours(?: that)? i|three fights about|
      after (?:all|everything) (?:i|we)(?:'ve| have)? (?:went|been|gone|put)(?: through| into| in)?|(?:silly|stupid|a shame|a waste|crazy) to (?:give up|quit|stop) now|throw(?:ing)? away (?:\\d+|two|three|four|five|six|so many|all (?:the|those|these)) (?:years|months)(?: of [a-z]+)?|(?:put|invested|sunk|spent|lost|poured) (?:so|too|that|this) (?:much|many|long)|(?:put|spent|invested) (?:hundreds|dozens|weeks|months|years|\\d+ hours|so many hours|countless)[a-z ]*|already (?:invested|put|sunk|spent|lost) (?:so|too|that|\\$?\\d)|
      after all (?:this|the|that|these) (?:time|money|work|research|hours|years)|come (?:this|so|too) far|too much (?:time|money|work) in(?:to)? (?:this|it)|(?:held|holding|owned|waited) (?:it |on |for it )?(?:this|so|too) long|
      waste to (?:give up|sell|stop)|can't give up now|give up now|all (?:the|that|my) (?:work|research|hours|time)`),
    says: [
      'You write {words}: if you came to {ticker} fresh today, what would speak for it?',
      'You write {words}: which of it still counts for somebody who starts today?',
    ],
  },
  {
    kind: 'sunk-cost',
    weight: 68,
    at: 'not-sale',
    allows: ['isSupposed'],
    pattern: words(
      `(?:feels?|be) (?:just |only )?(?:like )?throwing away (?:\\d+|two|three|four|five|six|so many|all (?:the|those|these)) (?:years|months)(?: of [a-z]+)?`,
    ),
    says: [
      'You write {words}: if you came to {ticker} fresh today, what would speak for it?',
      'You write {words}: which of it still counts for somebody who starts today?',
    ],
  },
]
