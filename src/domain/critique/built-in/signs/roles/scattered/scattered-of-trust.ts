import { together } from '../../../../../language/together.ts'
import { words } from '../../../../../language/wording.ts'
import type { Sign } from '../../sign.ts'
import { NOT_UNDERSTOOD, OF_PRODUCT, SOMEBODY_ELSES } from '../said-of-errors.ts'
import { KIN, OF_STANDING } from '../word-classes.ts'
import { SCATTERED_ERROR, STANDS_FOR } from './scattered-error.ts'

/** Whom one looks up to, that they are in it, and that this is enough. */
const ADMIRED = `(?:(?:an?|the|my|our|his|her|that|this)(?: [a-z'-]+){0,3} (?:${KIN}|${OF_STANDING})|the [a-z]+ (?:of|from|at|in) (?:my|our|the) [a-z]+|(?:a|the) (?:man|woman|person|guy|lady) (?:who|that|whose)(?: [a-z']+){1,8})`
const IS_IN =
  "(?:(?:has|had) (?:it|this|some)|(?:has|have|had) (?:[a-z]+ly |also |already |just )?(?:bought|put|shares|\\d[\\d.,]*|got|been)|owns? (?:it|this|some|\\d[\\d.,]*|shares)|holds? (?:it|this|some|\\d[\\d.,]*|shares)|bought (?:it|this|some|in|\\d[\\d.,]*|shares|for)|buys (?:it|this|some)|got in|went in|is in(?: it| this| with| for)?(?= ?(?:[.,;!)]|$|with |for |since |too|it))|put(?: [a-z0-9,.']+){1,5} in(?:to)? (?:it|this)|is buying|keeps buying|took (?:some|a stake|shares)|sits on \\d[\\d.,]*|told me to (?:buy|get)|swears by (?:it|this)|whispered|nodded|tipped (?:me|it)|filled up|loaded up|pays? \\d[\\d.,]*|signed|stocked up|topped up)"
const IS_TRUSTED =
  "(?:(?:don't|doesn't|do not|does not|never|won't|wouldn't|would not|hardly|nobody|no one|can't|cannot|isn't|is not)(?: [a-z]+){0,3} (?:gambl\\w*|fool(?:s|ed)?|err|be fooled|wrong|mistaken|bluff\\w*|waste\\w*|lose[sd]?|risk\\w*|play\\w*|jok\\w*|guess\\w*|careless|stupid|cheat\\w*|buy (?:rubbish|junk|blind)|without (?:reason|looking|checking))|satisfie[sd]|good enough|knows? (?:what|how|more|people|things|everything|everyone|the|better|first)|(?:clever|smart|sharp|careful|cautious|thrifty|stingy|shrewd|wise|learned|educated|rich|wealthy|famous|brilliant)(?: (?:man|woman|person|people|head|mind|fellow|one|enough))?|has built|worth (?:\\d+|many|a few|several|some) million|for (?:thirty|forty|twenty|\\d\\d) years|at the top|always (?:been )?right|right before|(?:i|we) (?:trust|believe|follow|go with|rely on)(?: (?:him|her|them|that|it))?|why would (?:he|she|they)|(?:he|she|they) must|(?:turns?|counts?|watches) every (?:coin|penny|cent)|can smell|smells? (?:it|these|money|such)|i know who (?:is|sits|rows)|such a (?:man|woman|person|fellow|head)|sits on (?:two|three|several|many|\\d+) (?:supervisory )?boards|that (?:is|was) (?:enough|all)|enough for me|nose for|never wrong|touch of|golden (?:hand|touch)|track record|so (?:i|we) (?:bought|took|buy|am in|are in|put|went))"

/** That it was not understood, and what it is bought by instead. */
const GAVE_UP =
  "(?:don't ask me (?:what|how|why)(?: [a-z]+){0,6}|(?:i )?(?:stopped|gave up|quit|fell asleep|got lost|lost the thread|skipped|closed it|never (?:opened|got past|read|finished|reached)|did(?:n't| not) (?:open|get past|read|finish|get))(?: [a-z]+){0,4} (?:sentence|page|line|paragraph|chapter|prospectus|report|word|filing|slide|half|middle|presentation|document|it|letter|jargon)s?(?: [a-z]+){0,4}|[a-z-]+ (?:whatever|something something|blah blah|schmantum|or whatever(?: it is)?(?: called)?)|(?:can't|cannot|couldn't) even (?:pronounce|spell|say)(?: [a-z]+){0,5}|what (?:it|they)(?: [a-z]+){0,4} (?:i|we) (?:have no idea|don't know|couldn't say|can't say)|(?:no idea|haven't a clue|not a clue|no clue) what(?: [a-z]+){0,5}|i (?:press|drive|lay|bake|cut|push|carry|sell|weld|milk|wash|stack|paint|cook|clean) [a-z]+(?: in an? [a-z]+)?, (?:not|no|what do i))"
const GOES_BY =
  "(?:(?:arrow|chart|line|curve|candles?|graph|price|colou?r|logo|name)(?: [a-z]+){0,4} (?:points? up|goes up|is green|green|up|that i can (?:read|see)|i can read|looks? (?:good|nice|strong)|climbs?|rises?)|(?:you|one|i|we|nobody|no one)(?: [a-z]+)? (?:can|need|needs|has|have|don't|doesn't|must|could)(?: [a-z]+){0,5} without (?:knowing|understanding|being able)(?: [a-z]+){0,6}|without (?:knowing|understanding)(?: [a-z]+){0,6} (?:one|you|i) can|(?:doesn't|does not|don't) (?:matter|need to (?:know|understand)|have to (?:know|understand))|who cares|not my job|others (?:will |surely |have )?(?:know|understand|read)|as long as (?:it|the [a-z]+) (?:goes|rises|climbs|pays|works)|that is enough|it goes up|keeps going up|is going up)"

/** Who uses it, and that it is bought for that. */
const OUR_USE =
  '(?:(?:every(?:one|body)?|each|all(?: the| my| our)?|half the|i|we|my (?:wife|husband|kids|children|son|daughter|mother|father|whole family|family|colleagues|crew|customers|dog|dogs|horse|cat|patients|pupils|guests|regulars)|our [a-z]+)(?: [a-z]+){0,5} (?:has|have|had|use|uses|wear|wears|drive|drives|eat|eats|drink|drinks|ride|rides|play|plays|fit|fits|swear by|swears by|run|runs|cook with|sleep on|love|loves|smoke|sell|sells|want|wants|ask for|asks for|order|orders)(?: (?:nothing but|only|just|all))? (?:their|its|them|the brand|that brand|this brand|theirs)(?: [a-z]+){0,4}|(?:is|are|was|were)(?: all| both)? (?:made|built) by (?:them|this company|these people)|(?:since|ever since|until|before) i (?:use|used|drive|wear|eat|have) (?:theirs|it|them|their [a-z]+))'
const SO_BOUGHT =
  "(?:(?:bought|took|buy|in with|ordered|so i (?:bought|buy|took)|therefore|that is why|that's why|which is why) ?(?:[$€£]?\\d[\\d.,]*|some|it|a few|the share|shares|in)?(?= ?(?:[.,;!)]|$|of |shares|more))|deserves?(?: [a-z]+){0,3}|earned (?:my|their)(?: [a-z]+){0,2}|(?:can't|cannot|can not) (?:be (?:bad|wrong)|fail|go wrong)|must be (?:good|a good|worth)|says (?:it all|everything|enough)|tells me (?:all|everything|enough)|enough(?= ?[.!])|such (?:a company|people)|people who make)"

/** A reason that is somebody else's, nobody's, or the taste of a product. */
export const SCATTERED_OF_TRUST: readonly Sign[] = [
  {
    ...SCATTERED_ERROR,
    kind: 'authority',
    weight: 70,
    at: 'purchase',
    allows: STANDS_FOR,
    notBeside:
      /(?<![a-z])(?:the founder|insiders?|(?:its|their|the) (?:ceo|chairman|chairwoman|management|board|director)(?! (?:of|at|in|from) (?:my|our))|lose it and not|other pockets|deeper pockets|err(?:s|ed)?|is wrong|was wrong|can be wrong)(?![a-z])/,
    pattern: together(
      [words(IS_TRUSTED)],
      [
        words(`${ADMIRED}(?: (?!(?:i|we)(?![a-z]))[a-z']+){0,9}? ${IS_IN}|(?:he|she|they) (?:[a-z]+ )?${IS_IN}`),
        words(ADMIRED),
      ],
    ),
    says: SOMEBODY_ELSES,
  },
  {
    ...SCATTERED_ERROR,
    kind: 'confidence-beyond-evidence',
    weight: 66,
    at: 'purchase',
    fromConfidence: 6,
    allows: STANDS_FOR,
    isRhetorical: true,
    notBeside:
      /(?<![a-z])(?:so no purchase|until|hands off|small|half|note \d|asked (?:for|their)|they (?:don't|do not)|analysts)(?![a-z])/,
    pattern: together([words(GAVE_UP)], [words(GOES_BY)]),
    says: NOT_UNDERSTOOD,
  },
  {
    ...SCATTERED_ERROR,
    isOfAnybody: true,
    kind: 'familiarity',
    weight: 64,
    at: 'purchase',
    fromConfidence: 6,
    allows: STANDS_FOR,
    notBeside: /(?<![a-z])(?:margins?|earnings|debt|revenue|prices? (?:rose|went|up)|but)(?![a-z])|\d ?%/,
    pattern: together([words(OUR_USE)], [words(SO_BOUGHT)]),
    says: OF_PRODUCT,
  },
]
