import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { errorAt, isOwnWord, type Stated, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * "Another lot brings the average down, and then I need less of a rise to be whole": a purchase whose purpose is a smaller rise to what was paid.
 * The two have to stand in one sentence, or in two that follow each other.
 */
export function averageToGetOut(request: CritiqueRequest): readonly Finding[] {
  if (!isPurchase(request) || isFund(request)) return []
  const { thesis } = request.decision
  const sentences = sentencesWithNames(request)
  if (sentences.some(({ words }) => OF_RULE.test(words))) return []
  for (const [at, sentence] of sentences.entries()) {
    const pattern = purposeIn(sentence, sentences[at + 1])
    const span = pattern && spanIn(sentence, pattern)
    if (!span || !isOwnWord(thesis, span, { supposed: true, past: true })) continue
    const finding = errorAt({ kind: 'get-even', weight: 83, ways: OWN_COST }, span, request)
    if (finding) return [finding]
  }
  return []
}

function purposeIn({ words }: Stated, next: Stated | undefined): RegExp | null {
  if (LESS_TO_CLIMB.test(words)) return LESS_TO_CLIMB
  if (!LOWERS.test(words) || NOT_LOWERS.test(words)) return null
  const rest = words.replace(LOWERS, ' ')
  return WITHOUT_LOSS.test(rest) || (next && WITHOUT_LOSS.test(next.words) && LEANS.test(next.words)) ? LOWERS : null
}

const AVERAGE =
  '(?:(?:my|the|our) )?(?:average|avg|(?:average )?(?:cost|entry|purchase)(?: price| basis)?|cost basis|break-?even(?: point| price)?)(?: price| cost)?'
const DOWN =
  '(?:(?:right |well |all the way |way |further |straight )?down|lower|closer|nearer|below \\$?\\d[\\d.]*|(?:back )?to \\$?\\d[\\d.]*|under \\$?\\d[\\d.]*|by (?:a third|half|\\d+))'
const LOWERS = new RegExp(
  `(?<![a-z])(?:(?:brings?|bringing|bring|gets?|getting|pulls?|pulling|takes?|taking|drags?|pushes|cuts?|moves?|lowers?|lowering|reduces?|halves)(?: down)? ${AVERAGE}(?: ${DOWN})?|${AVERAGE} (?:comes|goes|drops|falls|is then|then is|sinks|moves) ${DOWN}|averag(?:e|es|ing) (?:me |it )?down)(?![a-z])`,
)
/** Only what lowers it: "takes the cost out" is said of a company. */
const NOT_LOWERS =
  /(?<![a-z])(?:they|the company|management|its|their|per (?:unit|tonne|ounce|barrel|customer|ton)|production|unit costs?|labou?r|manufactur\w+|doesn't matter|does not matter|means nothing|no matter|plan|planned|thirds?|tranches?|monthly|every month|whether)(?![a-z])/
const OUT_CLEAN =
  '(?:whole|even|level|square|quits|clean|flat|nil|zero|zero loss|at cost|break-?even|without (?:a )?loss(?:es)?|with my money|what i (?:paid|put in)|where i (?:started|began)|my money back|out of (?:the red|it|this)|off the hook|free)'
/** Their own way out: "I need less of a rise to be whole", "and I'm out at nil". */
const WITHOUT_LOSS = new RegExp(
  `(?<![a-z])(?:(?:need|needs|takes|only needs|have|has) (?:only |just )?(?:less|a (?:smaller|small|little|tiny|modest)|half|\\d[\\d.]* ?%|much less)(?: of)?(?: a)?(?: (?:rise|bounce|gain|climb|jump|move|recovery|bump))?(?: [a-z]+){0,3}? (?:to be|to get|until|till|before|for me to|and i'm|to come)(?: [a-z']+){0,3}? ${OUT_CLEAN}|(?:isn't|is not|not|it's not) far to ${OUT_CLEAN}|(?:i'm|i am|i get|i'd be|gets me|has me|puts me|brings me|i come|i walk|i'll be|i can get|i can be|to be|to get) (?:back |all |then |sooner |out |away |myself |me )*(?:at |to |with |in )?${OUT_CLEAN})(?![a-z])`,
)
/** What follows belongs to it: it begins with a small word, or names the same thing. */
const LEANS =
  /^(?:then|so|and|from there|after that|now|only|that (?:way|gets|brings|puts|leaves|means)|which|a (?:small|smaller|little|rise|bounce)|it only|at that|i (?:only|just|then)|just)(?![a-z])/
/** "I halve what it has to climb before I'm level", "it only needs 22 for me to walk away clean". */
const LESS_TO_CLIMB = new RegExp(
  `(?<![a-z])(?:(?:halve|halves|cut|cuts|shorten|shortens|reduce|reduces|lower|lowers) (?:what|how far|the (?:distance|way|climb|rise)(?: that)?) (?:it |this )?(?:has|needs|still has|must|have)? ?(?:to )?(?:climb|rise|go|come|make|run|recover)(?: up| back)? (?:before|until|till|for) (?:i'm|i am|i get|me to be|me to get)(?: [a-z]+){0,2} ${OUT_CLEAN}|(?:only|just) (?:has|needs|have)(?: to (?:get|go|rise|climb|come|bounce|crawl|reach|see))?(?: back| up)?(?: to| at)? \\$?\\d[\\d.]*(?: ?%)?(?: more)?,? (?:for me to|until i|before i|and i|then i)(?:'m| am| can)? (?:walk|get|be|go|come|step|wash|am|climb)?(?: (?:away|out|back|my hands of (?:it|this)))*(?: (?:at|with))? ?${OUT_CLEAN})(?![a-z])`,
)
/** Who buys by a plan, or says that the average is no reason. */
const OF_RULE =
  /(?<![a-z])(?:not (?:to|because|in order to) (?:bring|lower|get|average|the average)|don't (?:average|buy to)|no averaging|savings plan|every (?:month|quarter)|first of|second of|as planned|tax|wash sale|is no reason|not (?:a|the|my) reason|not why|average is (?:nothing|history))(?![a-z])/

const OWN_COST: Phrasings = [
  'You write {words}: the average is yours alone, and {ticker} need not come to it.',
  'With {words} it is your own cost that decides, and a buyer of {ticker} today does not know it.',
]
