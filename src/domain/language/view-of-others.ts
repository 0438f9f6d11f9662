import { isDisowned } from './disowned.ts'
import { plainText, type Span } from './plain-text.ts'
import { isRetracted } from './retraction.ts'
import { sentencesOf } from './sentences.ts'
import { standingOf } from './standing.ts'

/** What somebody other than the writer is told to see coming. */
export type ViewOfOthers = Span & { readonly by: 'group' | 'person' }

/**
 * Clauses of the shape "somebody else, a verb of saying or thinking, something favourable": "half my office is sure that it doubles",
 * "a guy at the gym, who trades, says they are sold out". Left out is what is asked, denied, told of another time or quoted, and
 * what the writer objects to, judges or only mentions, in the same sentence or the next one.
 */
export function viewsOfOthers(text: string): readonly ViewOfOthers[] {
  const plain = plainText(text)
  if (DISBELIEVES.test(plain)) return []
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, index): readonly ViewOfOthers[] => {
    const words = plain.slice(sentence.from, sentence.to)
    const next = sentences[index + 1]
    const after = next ? plain.slice(next.from, next.to) : ''
    const match = SAYS.exec(words)
    if (!match || /\?\W*$/.test(words) || OBJECTS.test(after)) return []
    if (isDisowned(words.slice(match.index + match[0].length), after)) return []
    const complement = (words.slice(match.index + match[0].length).split(CLAUSE_END)[0] ?? '').replace(
      /[\s,;:.!]+$/,
      '',
    )
    const by = match.groups?.person === undefined ? 'group' : 'person'
    const rest = words.slice(match.index + match[0].length + complement.length)
    if (!isFavourable(complement, by) || AGAINST.test(complement.replace(CANNOT_FAIL, '')) || OWN_VIEW.test(rest))
      return []
    const from = sentence.from + match.index + (match.groups?.lead?.length ?? 0)
    const span = { from, to: sentence.from + match.index + match[0].length + complement.length }
    const { isNegated, isQuoted, isIronic, isSupposed, isPast } = standingOf(text, { from, to: from + 1 })
    const isOther = isNegated || isQuoted || isIronic || isSupposed || isPast || isRetracted(text, span)
    return isOther ? [] : [{ ...span, by }]
  })
}

const isFavourable = (complement: string, by: ViewOfOthers['by']): boolean =>
  RISES.test(complement) || (by === 'person' && SELLS_WELL.test(complement))

const WHERE =
  '(?: (?:i (?:know|follow|meet|ask|talk to|work with)|around me|else|here|there|(?:at|in|on|from) (?:(?:the|my|our|this) )?[a-z]+(?: (?:club|group|office|floor))?))?'
const GROUP = `(?:every(?:one|body)${WHERE}|(?:most |all |half )?(?:of )?(?:the |my |our )?(?:people|friends|colleagues|coworkers|neighbou?rs|buddies|mates|relatives|analysts|experts|traders|guys)${WHERE}|(?:the |my |our )(?:whole |entire )?(?:family|office|team|forum|sub|chat|street|internet|club|floor|market)|half (?:of )?(?:the|my|our) [a-z]+|all of (?:them|reddit|twitter|wall street))`
const KIN =
  '(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|dentist|doctor|broker|banker|adviser|advisor|driver|trainer|coach|guy|girl|man|woman|roommate|landlord|hairdresser|plumber|student|teacher)'
const PERSON = `(?<person>(?:my|our|a|an|one|some) (?:[a-z-]+ ){0,2}?${KIN}(?:[- ]in[- ]law)?(?: (?:of mine|(?:at|from|in) [a-z ]{2,24}?))?(?:,? (?:who|that|whose) [^.;:!?]{3,70}?,?)?)`
const VERB =
  '(?: (?:all|also|really|just|always|still|now|both|now|keep|keeps))*(?: (?:says?|saying|thinks?|believes?|swears?|knows?|expects?|agrees?|insists?|predicts?|promises?|reckons?|said|told|tells?|telling|(?:is|are) (?:all |so |quite )?(?:sure|certain|convinced|saying|telling)))(?: (?:me|us))?(?: (?:that|how))?'
const SAYS = new RegExp(`(?<lead>^|[,;:—–] |(?<![a-z])(?:and|because|since) )(?:${PERSON}|${GROUP})${VERB} `, 'd')

/** Where what is said ends: a mark, or a conjunction before a new subject. */
const CLAUSE_END = /[;:!?]|\.(?!\d)|, | (?:and|but|so|because|while|yet) (?=(?:i|we|i'm|i'll|my)(?![a-z]))/

/** A rise, or something sure. */
const RISES =
  /(?<![a-z])(?:(?:only |always |just )?(?:goes?|going|moves?|can go|can only go) (?:straight )?(?:up|higher)|(?:will|'ll|is going to|are going to|gonna|has to|have to|must|is about to|is bound to|can only|should) (?:only |soon |easily |definitely )?(?:go (?:up|higher|to the moon)|rise|double|triple|moon|explode|fly|soar|run|recover|win|rip|pop|rally|be (?:huge|the (?:next|best|biggest)))|(?:doubles|triples|rallies|explodes|moons|rips)|sure thing|safe bet|no[- ]brainer|easy money|free money|the next [a-z]+|(?:can't|cannot|can not) (?:lose|fail|miss|fall|go (?:down|wrong))|never (?:goes|falls|comes) down|nothing can stop (?:it|them|this)|(?:it|this|they)(?:'s|'re| is| are) (?:a |an |the |still |so |way )*(?:steal|buy|winner|bargain|future|gold ?mine|undervalued|cheap))(?![a-z])/
/** What somebody saw of the business with their own eyes. */
const SELLS_WELL =
  /(?<![a-z])(?:(?:sells?|selling|flying|going)(?: [a-z]+)? (?:like (?:crazy|mad|hot ?cakes)|off the shelf|off the shelves|fast)|sold out|fully booked|(?:always |totally )?packed|through the roof|booming|can't keep up|never been (?:busier|better|so busy)|queues? (?:is|are) (?:long|around))(?![a-z])/
const CANNOT_FAIL = /(?:can't|cannot|can not|never|nothing can|like crazy|like mad)/g
const AGAINST =
  /(?<![a-z])(?:not|no(?! brainer|-brainer)|never|nothing|too|sell|short|overvalued|bubble|crazy|mad|crash\w*|fall|drop|dead|wrong|unless|if|once|after)(?![a-z])|n't(?![a-z])/
/** The writer speaks again, or judges what was said. */
const OWN_VIEW =
  /(?<![a-z])(?:but|yet|though|although|however|which|while|whereas)(?![a-z])|(?<![a-z])i (?:disagree|doubt|don't|do not|ignore|am not|couldn't|wouldn't|checked|looked|wait|discount)(?![a-z])/
/** Said anywhere: whoever goes by none of it is told of none of it. */
const DISBELIEVES =
  /(?<![a-z])(?:i|we) (?:[a-z]+ )?(?:don't|dont|do not|can't|cannot|won't|will not|never|wouldn't) (?:[a-z]+ )?(?:believe|agree|share|trust|care|follow|listen|copy)(?![a-z])|(?<![a-z])i (?:disagree|doubt (?:it|that|him|her|them|this)|ignore (?:it|that|him|her|them|all))(?![a-z])/
const OBJECTS =
  /^(?:(?:and|but|well|so|still),? )?(?:i(?:'m| am)? (?:disagree|doubt|don't|do not|ignore|not|won't|wouldn't|couldn't|can't|cannot|think|know|would|have|checked|looked|discount|take|sold|sell|remember|used|never)|(?:that|this|which|it|those|these|they|he|she|they're|that's|this's|it's|he's|she's)(?:'s| is| was| are| were|'re)? ?(?:no|not|never|why|what|when|how|exactly|usually|nonsense|noise|wrong|only|just|one|hardly|worr(?:y|ies)|scares?|bothers?|means?|proves?|tells?|an? |the|also said|said|always|isn't|wasn't|doesn't|don't|didn't)|so what|fine|maybe|nonsense|no|not|as if|yeah|sure|right|famous last|when every|whatever|good for|one (?:store|shop|data)|anecdot\w*|neither|nor|mine|my own|what (?:i|counts|matters)|for me)(?![a-z])/
