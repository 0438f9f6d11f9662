import type { Span } from './plain-text.ts'
import { clauseBefore } from './standing.ts'

/**
 * What the words of a reason are in their sentence: a thing of which more must be said ("dividend"), a whole statement ("I get paid to
 * wait"), or only a time ("in the long run").
 */
export type ReasonForm = 'thing' | 'statement' | 'time'

/**
 * Whether words are given as a reason for holding or buying, by a sign that says so: the writer or the company has it ("I collect the
 * dividend", "it still has a strong balance sheet"), it is said to do something for them ("the dividend pays me", "the moat is
 * intact"), or it stands alone as in a list of reasons ("Cheap now.", "a 5% dividend", "at least the buybacks"). Words of which
 * anything else is said ("the merger is off", "AI is eating their lunch") are none, and neither is what the rest of the sentence takes
 * back. Where the grammar cannot tell, it is no reason.
 * @param span the words of the reason
 * @param sentence the sentence that they stand in
 */
export function isGivenAsReason(plain: string, span: Span, sentence: Span, form: ReasonForm): boolean {
  const sentenceBefore = plain.slice(sentence.from, span.from)
  const rest = plain.slice(span.to, sentence.to)
  if (CONDITIONAL.test(plain.slice(sentence.from, sentence.to)) || TAKEN_BACK.test(rest)) return false
  if (isCauseOfSomethingElse(sentenceBefore)) return false
  const before = clauseBefore(sentenceBefore).replace(LEAD, '')
  const isNamedAfterIt = ARTICLE.test(before) && HEAD.test(rest)
  const after = (isNamedAfterIt ? rest.replace(HEAD, '') : rest).replace(FOCUS, '')
  const clause = after.split(NEXT_CLAUSE)[0] ?? ''
  if (form !== 'statement' && AGAINST.test(clause)) return false
  if (HAS.test(before)) return ENDS.test(after) || GOES_ON.test(after) || (form === 'thing' && DOES_GOOD.test(after))
  if (!BARE.test(before) && !(form === 'statement' && SUBJECT.test(before))) return false
  if (form === 'thing' && DOES_GOOD.test(after)) return true
  const isAlone = form === 'time' ? STOPS.test(after) : ENDS.test(after) || FRAGMENT_GOES_ON.test(after)
  const isIndefinite = form !== 'thing' || !DEFINITE.test(before)
  return isAlone && (isIndefinite || SIGN.test(sentenceBefore)) && !AGAINST.test(shortSentenceAfter(plain, sentence))
}

/** "Dividend. Gone.": what a few words behind a fragment say is said of it. */
const shortSentenceAfter = (plain: string, { to }: Span): string =>
  /^\s*[^.!?\n]{1,25}(?=[.!?]|$)/u.exec(plain.slice(to))?.[0] ?? ''

/** "Developers use it because it is cheaper": the cause of what others do, or of a fall, is no reason of the writer's. */
function isCauseOfSomethingElse(sentenceBefore: string): boolean {
  const [, effect] =
    /^(.*)(?<![a-z])(?:because(?: of)?|due to|thanks to|on account of)(?![a-z])/u.exec(sentenceBefore) ?? []
  return effect !== undefined && /[a-z]/u.test(effect) && (!OF_WRITER.test(effect) || SELLING.test(effect))
}
const OF_WRITER =
  /(?<![a-z])(?:i|i'm|i'll|i've|we|my|me|hold|holding|keep|stay|confidence|confident|reason|worth|right)(?![a-z])/u
const SELLING = /(?<![a-z])(?:sell|sold|selling|left|leave|lost|fell|fall|falls|falling|down|wrong|worr\w+)(?![a-z])/u

/** In a sentence with a condition nothing is given, and in a test a reason is what would end the holding. */
const CONDITIONAL =
  /(?<!even |as )(?<![a-z])(?:if(?! not,)|unless|the moment|as soon as|once (?:the|it|they)|criteri[ao]n?|or i (?:go|sell|leave)|i'm (?:off|out))(?![a-z])/u
/** What follows takes a reason back: "but is a value trap", "which is the problem", "down from 5%"; "but I hold" does not. */
const TAKEN_BACK =
  /(?<![a-z])(?:but(?! (?:i|we)(?:'m|'ll)? (?:hold|keep|stay|wait|remain|am|will)(?![a-z])(?! (?:not|no)))|although|though|however|yet|except|which (?:is|was|has|will|they|means)|or (?:so|it|they|maybe|not)|trap|they say|it seems|supposedly|used to|was|were|down from|instead of|on paper)(?![a-z])/u

/** The small words with which a clause begins. */
const CONNECTIVE =
  'and|but|so|because|that|then|now|yet|while|also|besides|anyway|at least|plus|for|of|ok|well|since|still|again|here|today|meanwhile'
/** What the opening of a clause may say of when, where or how: it leaves the clause as it is. */
const ADVERBIAL = [
  '(?!alleged|supposed|apparent|reported|presumab|hypothetical)[a-z]{2,}ly',
  '(?:longer|shorter|long|short|near)[- ]?(?:term|run)',
  "(?:at|from|on|in|for|over|by|until) (?:this|these|the|that|those|today's|current|such) (?:price|level|valuation|multiple|yield|point|moment|meantime|mean time|interim|stage|long run|long term|end|time being|whole|other hand|rate)s?",
  'for now|by now|until then|in fact|in short|of course|at worst|at best|in any case|either way|after all|on top(?: of (?:that|this|it))?|down here|these days|to be fair|to be honest|as it stands',
].join('|')
const LEAD = new RegExp(`^[\\s,]*(?:(?:${CONNECTIVE}|${ADVERBIAL})(?:,? |,$))*`, 'u')

const SMALL =
  '(?:the|a|an|its|their|this|such|my|very|so|too|nice|decent|fat|good|great|solid|strong|safe|healthy|big|really|just|still|always|guaranteed|monthly|\\d[\\d.]* ?%|of)'
/** Before a reason in its clause stand only small words. */
const BARE = new RegExp(`^(?:${SMALL} ?)*$`, 'u')
/** "The merger" alone may be anything that is said of it; "a merger" in a list of reasons is one. */
const DEFINITE = /(?<![a-z])(?:the|this|that)(?: [a-z]+)? $/u
/** What says that a thing is named as a reason, directly before it or before what it is listed with: "for the brand and the dividend". */
const SIGN = new RegExp(
  `(?:(?<![a-z])(?:because of|plus|at least|besides|on top|thanks to|and also)|^(?:and )?for|(?<![a-z])(?:hold|holding|keep|keeping|own|buy|bought|stay|here|in)(?: (?:it|this|on|them|only|just|mainly))* for|reasons?[^.;:]{0,25}:)(?: [^.;:!?]{1,30}(?:,| and))?(?: ${SMALL})* ?$`,
  'u',
)
/** A subject that has the reason, is it, or holds for it. */
const HAS =
  /^(?:i|we|i'm|i am|we're|you|i'll|we'll)(?: (?:still|now|just|also|at least|will|can|get|got|am|have|like|love|collect|keep|take|enjoy|believe|trust|think|think it's|see|in|for|it|is|a|an|the|its|their|very|such|really|this|to be|be|here|holding|investor|investing|being|collecting|getting|that|and|hold|holding|stay|own|\d[\d.]* ?%))* $|^(?:it|they|this|the (?:stock|share|company|shares|price|business)|shares|stock)(?:'s|'re| (?:(?:still|now|also|always|at least|already|even) )*(?:is|are|has|have|looks?|remains?|stays?|pays?|yields?|offers?|gives?|got|trades at|sits on|own|owns|keeps?|buys?))(?: (?:still|now|also|a|an|the|its|their|very|such|so|too|much|simply|really|just|me|us|out|nice|decent|fat|good|great|solid|strong|safe|big|on|at|in|way|\d[\d.]* ?%))* $/u
/** What a company is called after its reason, by an article: "a dividend payer", "a nice turnaround story". */
const HEAD = /^ (?:payer|stock|share|company|name|grower|machine|king|aristocrat|story|case|candidate|target)(?![a-z])/u
const ARTICLE = /(?<![a-z])an? (?:[a-z]+ ){0,2}$/u
/** Words that set a reason apart, and change nothing about what its clause says: "the dividend alone pays me". */
const FOCUS =
  /^(?: (?:alone|itself|by itself|on its own|still|now|also|already|at least|really|here|today|yield))+(?![a-z])/u
/** After the reason the clause ends, or goes on with little. */
const ENDS =
  /^(?: (?:now|here|too|anyway|today|again|alone|at this price|while i wait|while waiting|to wait|(?:i|we|you) (?:wait|hold|sit)|to (?:sell|ignore|let go|give up|leave)|in the meantime|for me|at least))*(?=\s*(?:[.,;!)]|$|and |while |so |but ))/u
const STOPS = /^(?: (?:now|here|too|anyway|again))*(?=\s*(?:[.;!)]|$))/u
/** How much of it, from whom or for whom. */
const GOES_ON = /^ (?:of|for|from|with|while|every|each|at|on|as well|than|investor|investment|play|\$?\d)(?![a-z])/u
/** Of a statement that lacks its subject: “Saudis will never let it die”. */
const SUBJECT = /^(?!nobody |who |none )[a-z]+ $/u
const FRAGMENT_GOES_ON =
  /^ (?:(?:of|from|with|at) (?:(?:a|an|the|its) )?[^\s,;.!?]+(?:\.\d+)?(?: (?:bn|billion|m|million|dollars|euros|%|percent))?|for what it is|while i wait(?: [a-z]+){0,3}|and \d[^,;.!?]*|of its kind)(?=\s*(?:[.,;!)]|$|and |while |so ))/u

const VERY = '(?:still |now |also |already |really |very |so |well |quite |pretty |all |again )*'
const AMOUNT =
  '[$€£]?[1-9]\\d?(?:\\.\\d+)?(?: ?%|(?: (?:percent|dollars|euros|times)(?![a-z]))|(?=\\s|[.,;]|$))(?! of what)'
const CLAUSE_END = '(?: (?:enough|now|here|again|today|too|for (?:me|now)))*(?=\\s*(?:[.,;!)]|$|and |while |so ))'
const GOOD_STATE = [
  'safe|secure|covered|guaranteed|intact|worth [a-z]+|above (?:free )?cash flow',
  `(?:solid|strong|stronger|high|higher|good|great|nice|fat|generous|attractive|big|large|huge|real|fine|wide|deep|there|in|back|coming|near|likely|under way|underway|on track|on its way|in place|on my side)${CLAUSE_END}`,
  `(?:working|rising|growing)(?: by)?(?: \\d|${CLAUSE_END})`,
  'why i (?:hold|keep|stay|own|buy|bought|wait|am here)|what (?:pays me|holds me|keeps me (?:in|here|holding))',
  `(?:(?:the|my|one) (?:(?:real|only|main|whole|best|big|second|other|new) )*(?:reason|story|thesis|case|argument)|a (?:(?:real|good|big|second) )?(?:plus|comfort|backstop|floor|cushion|catalyst))(?: (?:why )?i (?:hold|keep|stay|own)(?: it)?| to (?:hold|stay|keep it))?${CLAUSE_END}`,
  `(?:(?:about|over|above|around|almost|nearly) )?${AMOUNT}`,
].join('|')
const HELPED =
  '(?:me|us|it|them|here|a bit|a little|margins|sales|earnings|the (?:price|fall|stock|shares|share price))'
const DOES = [
  'pays? (?:me|us|my|our|for (?:my|the wait|waiting)|over|about|well|while|\\d)',
  'covers? (?:my|me|our)',
  `(?:helps?|cushions?|protects?|compensates?|supports?)(?: ${HELPED})?${CLAUSE_END}`,
  `will ${VERY}(?:help|support|lift|save)(?: ${HELPED})?${CLAUSE_END}`,
  `will ${VERY}(?:pay (?:me|us|off|for (?:my|the wait|waiting))|cover (?:my|me)|come|work|be (?:raised|paid|covered|fine|worth))`,
  'carries (?:me|us)|keeps (?:me|us) (?:in|here|holding|patient|going|waiting)|lets? (?:me|us) (?:wait|hold|sleep|stay)|gives (?:me|us) (?:\\d|time|patience|something|an? (?:floor|income)|income)',
  `makes? up|keeps? (?:rising|growing|coming)${CLAUSE_END}`,
  `(?:grows?|rises?)(?: (?:by|every|each|\\d)|${CLAUSE_END})`,
  `has ${VERY}(?:risen|grown|been (?:raised|paid|safe))`,
  `(?:is|are|looks?|stays?|remains?|seems?) ${VERY}(?:${GOOD_STATE})`,
].join('|')
/** What a reason does for whoever holds: it pays them, is safe, rises. Nothing else that is said of it tells that it is one. */
const DOES_GOOD = new RegExp(
  `^(?: (?:of|at|on|from|with) (?:(?:about|over|the|a|an|its) )?[^\\s,;]+(?: (?:billion|million|dollars|euros|percent))?)?(?: and (?:the )?[a-z]+ [a-z]+)? (?:${DOES})(?![a-z])`,
  'u',
)
/** Where something new begins, of which a word against is not said of the reason. */
const NEXT_CLAUSE = /,? (?:and|so|while|but|because) (?=(?:i|we|it|they|this|everybody|nobody|nothing)(?:'[a-z]+)? )/u
const AGAINST =
  /(?<![a-z])(?:cut|cuts|suspend\w*|debt|not|no|never|gone|at risk|in doubt|under|down|lower|less|fell|falls?|weak\w*|against|problem|pressure|trap|joke|tiny|poor|bad|costs?|expensive|risky?|threat\w*|halved|slash\w*|reduc\w*|trim\w*|cancel\w*|unsustainable|unsafe|useless|irrelevant|over(?! ?\$?\d)|out(?! of)|dead|done|fail\w*|stall\w*|delay\w*|slow\w*|shrink\w*|unlikely|half|fraction|tax\w*|end|ends|ended|ending|late|blocked|withdrawn|left|leav\w*|fired|sued|suing|resign\w*|stop\w*|frozen|disaster|mess|mistake|nonsense|history|hype|for a reason|only|none|nothing|vanish\w*|disappear\w*|lost|lose|rivals?|competitors?|elsewhere|others)(?![a-z])|n't(?![a-z])/u
