import { isDoneByOthers } from '../../../language/doer.ts'
import { standingOf } from '../../../language/standing.ts'
import { namesOf } from '../basis/request.ts'
import { sideOfOption } from '../basis/side-of-option.ts'
import type { Place } from './place.ts'

/**
 * Whether the part of what somebody owns that a sentence names stands in this purchase: it is put there, or this is it. What the rest
 * does, or where it is kept, is another matter; and of an option that was sold nobody knows what it can cost.
 */
export function isGreatPartInThis(place: Place): boolean {
  const { request, span, words, lead, after, sentence } = place
  const { thesis } = request.decision
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  if (isNegated || isReported || isQuoted || isIronic || isSupposed || isDoneByOthers(thesis, span)) return false
  if (request.option && sideOfOption(request) !== 'bought') return false
  if (UNSURE_BEFORE.test(`${lead}${words}`) || ELSEWHERE.test(sentence) || ACTS_BY_ITSELF.test(`${words}${after}`))
    return false
  const own = [IT, ...namesOf(request).map((name) => name.replace(/[^a-z0-9 ]/g, '\\$&'))].join('|')
  const rest = `${words}${after}`
  if (new RegExp(`(?<![a-z])(?:sold|selling|sell)(?![a-z])[^.;!?]* (?:for|to buy|to fund|into) (?!${own})`).test(rest))
    return false
  if (isInAnother(rest, own) || !endsWithThis(rest, own)) return false
  return (
    PUTS.test(`${lead}${words}`) ||
    isThis(`${lead.slice(-LEAD)}${words}${after.slice(0, LEAD)}`, own) ||
    isBare(`${lead}${after.split(/[,;:]/)[0]}`)
  )
}

const UNSURE_BEFORE =
  /(?<![a-z])(?:because|since|while|when|whenever|if|unless|whether|though|although|even|as if|until|before|not|never|no|without|instead of|rather than|would|could|might|used to|once|last year|years ago)(?![a-z])[^.;:]*$|n't(?![a-z])/
const ELSEWHERE =
  /(?<![a-z])(?:in (?:cash|bonds|gold|property|real estate|t-bills|(?:an |the |my )?(?:[a-z]+ )?(?:index|funds?|etfs?)|stocks|equities|tech|a (?:savings )?account|the bank)|elsewhere|hedges?|insurance|insures?|protects?|(?:of|in) (?:sales|revenue|profits?|the market|the company))(?![a-z])/
/** "90% of what I own falls when the economy does", "my pension is indexed". */
const ACTS_BY_ITSELF =
  /(?<![a-z])(?:i own|i have|we own|we have|portfolio|savings|money|account|pension|net worth|wealth|capital|retirement) (?:falls?|rises?|drops?|loses?|lost|earns?|yields?|fell|rose|grew|grows?|moves?|is (?:indexed|safe|paid|gone|up|down|invested|too|already|still in)|pays?|needs?|depends? on (?:rates|the (?:economy|market|dollar))|comes? from|sits?|stays?)(?![a-z])/
const PUTS =
  /(?<![a-z])(?:put|putting|bet|betting|invest(?:ed|ing)?|moved|moving|threw|throwing|sank|poured|pouring|staked|staking|committ(?:ed|ing)|placed|loaded|loading|yolo(?:ed|ing)?|swapp?ed|sold|selling|bought|buying|buy|took|taking|used|using|with my|(?:going|go|went|goes|i'm|im|i am|we are|we're|this is|it's|goes) (?:[a-z]+ )?(?:all[- ]in|in|to \d)|(?:goes|rides|hangs|depends) (?:in|into|on))(?![a-z])/

const IT = 'it|this|that|here|them|these|one|a single|the (?:stock|shares?|company|position)|single'
/** "It's most of my account", "this is my retirement", "a third of it sits in this", "brings me to 40%". */
const isThis = (sentence: string, own: string): boolean =>
  new RegExp(
    `(?<![a-z])(?:${own}|which|position)(?: one| position| buy)?(?:'s|'ll be| is| will be| makes| makes up| becomes| comes to| takes| represents| equals)(?![a-z])|(?<![a-z])(?:in(?:to)?|on|to) (?:${own})(?![a-z])|(?<![a-z])(?:brings?|takes?|gets?|leaves?|makes?|puts?) (?:me|it|us|this)(?![a-z])`,
  ).test(sentence)

const NOUN =
  '(?:savings|portfolio|accounts?|money|net worth|wealth|capital|pension|retirement|isa|tfsa|rrsp|super|sipp|ira|401k|nest egg|inheritance|depot|pot|fund|cash|assets)'
const SHARE_OF_ALL = new RegExp(
  `(?<![a-z])(?:(?:my|our|the)(?: [a-z']+){0,3}? ${NOUN}|(?:what|everything|all|whatever)(?: that)? (?:i|we)(?:'ve|'d)?(?: ever| now)? (?:have|own|saved|had|possess))(?![a-z])(?: (?:pot|fund|money|account|savings|saved|put (?:by|away|aside)))?`,
)
/**
 * Behind the part of what is owned the clause ends or names this purchase: "is run by people", "documents", "look silly" make something
 * else of it.
 */
function endsWithThis(rest: string, own: string): boolean {
  const share = SHARE_OF_ALL.exec(rest)
  if (!share) return true
  return new RegExp(
    `^(?: (?:now|today|here|too|already|at once|then|lol|haha|again|after this|with this|this time))*(?:\\W*$|[.,;:!)(–—-]| - | (?:and|but|because|so|since|that|which|from|for|at|with|after|before|while|when|as|if|on margin)(?![a-z])| (?:(?:goes|went|is|are|rides|moved|go|sits|now|all|riding|will go|going) )*(?:in(?:to)?|on|to|behind) (?:${own})(?![a-z])| (?:(?:is|are) )?(?:goes|went|going|go) (?:in|here|on)(?![a-z])| (?:rides|is at stake|is here|here)| (?:is|are) (?:now )?\\d+ ?% (?:${own})(?![a-z]))`,
  ).test(rest.slice(share.index + share[0].length))
}

/** "Half of my savings are in the house": what follows names another place. */
function isInAnother(words: string, own: string): boolean {
  const place = IN_PLACE.exec(words)?.[1]
  return (
    place !== undefined &&
    !new RegExp(
      `^(?:${own}|margin|one go|total|two|three|tranches|\\d|full|monday|tuesday|wednesday|thursday|friday)(?![a-z])`,
    ).test(place)
  )
}
const IN_PLACE =
  /(?<![a-z])(?:savings|portfolio|accounts?|money|own|have|saved|worth|wealth|capital|pension|retirement|isa|pot|inheritance|cash|everything)(?: (?:is|are|was|were|went|goes|go|sits?|now))*(?: at work)? (?:in|into|on|with|to) (.+)/

/** Few words, and nothing else: "All in.", "Half of my savings." */
const isBare = (rest: string): boolean => (rest.match(/[a-z0-9'$%]+/g) ?? []).length <= MOST_BESIDE
const MOST_BESIDE = 2
/** In characters: what belongs to the words before and after them. */
const LEAD = 16

/** Whether a size is told of this position, in a clause that has no other subject. */
export function isSizeOfThis({ request, span, words, after, sentence }: Place): boolean {
  const { thesis } = request.decision
  const { isReported, isQuoted, isIronic } = standingOf(thesis, span)
  if (isReported || isQuoted || isIronic || isDoneByOthers(thesis, span)) return false
  if (OF_OTHER_SIZE.test(sentence)) return false
  if (/(?<![a-z])stop(?![a-z])/.test(words)) return true
  const own = [IT, ...namesOf(request).map((name) => name.replace(/[^a-z0-9 ]/g, '\\$&'))].join('|')
  const rest = `${words}${after}`
  if (!endsWithThis(rest, own) || new RegExp(`(?<![a-z])(?:position|stake|bet|piece|bite) in (?!${own})`).test(rest))
    return false
  const subject = /^[\s,]*((?:[a-z0-9&'.$%-]+ ?){0,4})/.exec(words)?.[1] ?? ''
  const first = subject.replace(OPENS, '').split(' ')[0] ?? ''
  return first === '' || OF_THIS.test(first) || namesOf(request).includes(first) || /^[$€£]?\d/.test(first)
}
const OPENS =
  /^(?:(?:and|but|so|then|now|hence|therefore|thus|only|just|about|roughly|around|again|ok|yes|no|max|maximum|at|most|more|than|not|never|under|below|over) )*/
const OF_THIS =
  /^(?:i|i'm|i'll|i've|im|we|we'll|it|it's|this|that|that's|which|is|makes?|position|size|sized|sizing|weight|stake|a|an|my|small|tiny|starter|half|quarter|one|two|three|five|first|money|cap|capped|keep|kept|keeping|put|putting|buy|bought|buying|risk|risking|in|with|what|if|when|worst|the|already|mentally|written|hence|can|lose|premium|all|a|bet|adding|doubling|started?|starting|open|opening|stays?|hold|own|took|take|weighting|percent|going|go)$/
/** "Cash is 5% of the portfolio", "tech stays under 10%": of something else than this. */
const OF_OTHER_SIZE =
  /(?<![a-z])(?:cash|gold|bonds|tech|the (?:rest|sector|fund|index|market|other)|others?|everything else|they|he|she|my (?:wife|husband|friend|brother|broker|adviser|advisor)|customers?|management|insiders?|founder|ceo)(?:'s)? (?:[a-z]+ )?(?:is|are|stays?|makes?|holds?|owns?|has|have|bought|put|keeps?|was|were)(?![a-z])|(?<![a-z])in (?:another|an other|the other|a different) (?:stock|share|name|position|company|one)(?![a-z])|(?<![a-z])(?:in (?:cash|gold|bonds|tech)|of (?:sales|revenue|profits?|the company|its shares|the shares))(?![a-z])/
