import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAfter, sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { isEndClause } from '../../../tests-in-text/ends/end-clause.ts'
import { HEADS_END, IS_ENDED_BY, NAMES_END, PUTS_END } from '../../../tests-in-text/ends/end-of-it.ts'
import { endsIt } from '../../../tests-in-text/ends/ends-it.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/**
 * Whether a quotation says for certain what its writer will do, and when: in one sentence stand a condition about the company, its
 * share or its market, and what then comes of the holding or of the belief in it, both of the writer's own, neither denied, and no
 * doubt beside them. Under a label ("Wrong if:") the condition is enough. What is read as a test in any looser form counts as one, and
 * is not praised.
 * @param quoted the quotation, with its marks, in one or several pieces
 */
export function isPlainTest(test: OwnTest, quoted: string, thesis: string): boolean {
  const pieces = Array.from(quoted.matchAll(/“([^”]*)”/gu), ([, piece = '']) => piece)
  return pieces.some((piece) => {
    const from = thesis.indexOf(piece)
    return from >= 0 && isPlainPiece({ from, to: from + piece.length }, thesis, test)
  })
}

/**
 * Whether words that may be a test may stand again without praise: they are nobody else's, of this holding, and neither a question, nor
 * what a purchase is to prevent, nor where the price is thought to go.
 */
export function mayStandAgain(quoted: string, thesis: string): boolean {
  const pieces = Array.from(quoted.matchAll(/“([^”]*)”/gu), ([, piece = '']) => piece)
  return pieces.every((piece, at) => {
    const from = thesis.indexOf(piece)
    const sentence = sentenceAround(thesis, { from, to: from + piece.length })
    const whole = plainText(thesis).slice(sentence.from, sentence.to)
    return (
      pieces.indexOf(piece) === at &&
      ![ASKS_OF_BEFORE, SAID_BEHIND, DONE_WITH_OTHER, IS_PREVENTED, IS_FORECAST].some((each) => each.test(whole)) &&
      !ONLY_NEEDS.test(plainText(piece))
    )
  })
}
/** "Needs 40 bps", and nothing that comes of it. */
const ONLY_NEEDS =
  /^(?:and |but |so )?(?:it |they |this |that |the stock )?needs? (?!.*(?<![a-z])(?:or|else|otherwise|if|unless|i|i'm|im)(?![a-z]))/

/** "How was I wrong, with 40% growth?" */
const ASKS_OF_BEFORE =
  /(?<![a-z])(?:how|why|where|when|what|who) (?:was|were|did|have|has|had) (?:i|we|you|it|they|he|she)(?![a-z])/
/** "If it fails I sell, said the newsletter" */
const SAID_BEHIND =
  /, (?:so |as |or so )?(?:(?:says?|said|writes?|wrote|advises?|advised) (?:the|my|his|her|an?|our|some) [a-z]+|(?:he|she|they|somebody|everybody|(?:my|the|his|her) [a-z-]+) (?:always )?(?:says?|said|writes?|wrote|tells?|told|thinks?|insists?|advises?|claims?)(?![a-z]))/
/** "Once the merger closes I'm done with the paperwork" */
const DONE_WITH_OTHER =
  /(?<![a-z])(?:done|finished|through) with (?!(?:it|this|them|that|(?:the|this|my) (?:[a-z]+ )?(?:stock|shares?|company|position|trade|name|bags?|investment|holding))(?![a-z]))/
/** "Three puts, so a crash doesn't wreck me" */
const IS_PREVENTED =
  /(?<![a-z])(?:so(?: that)?|in case) [^,;]{1,60}? (?:does not|doesn'?t|will not|won'?t|cannot|can'?t) (?:[a-z]+ )?(?:me|us|my|our)(?![a-z])/
/** "One headline and we are at 20" */
const IS_FORECAST =
  /(?<![a-z])(?:and|then) (?:we|it|this)(?:'re|'s| are| is) (?:back )?(?:at|under|below|down to) \$?\d/

/** "What would show me wrong: margin under 38%" */
export const isLabelled = (quoted: string): boolean => LABEL.test(plainText(quoted).replace(/^“/, ''))

function isPlainPiece(piece: Span, thesis: string, test: OwnTest): boolean {
  const sentence = sentenceAround(thesis, piece)
  const plain = plainText(thesis)
  const words = plain.slice(piece.from, piece.to)
  const before = plain.slice(sentence.from, piece.from)
  const whole = plain.slice(sentence.from, sentence.to)
  const next = sentenceAfter(thesis, sentence)
  if (/\?\W*$/.test(whole) || LEFT_OPEN.test(whole) || OPENER.test(before)) return false
  if (CUT_FIGURE.test(before) || (next && TAKEN_BACK.test(plain.slice(next.from, next.to)))) return false
  const { isReported, isQuoted, isIronic } = standingOf(thesis, piece)
  if (isReported || isQuoted || isIronic) return false
  return (
    isUnderLabel(words, before, plain.slice(0, sentence.from)) ||
    (!OF_OTHERS.test(whole) &&
      !SAID_BEHIND.test(whole) &&
      (saysWhenAndWhat(words, plain.slice(piece.to, sentence.to)) ||
        endsByEvent(test, words, plain.slice(piece.to, sentence.to))))
  )
}

/** Whether what was read as the condition stands beside a clause that ends it for its writer, in whatever words. */
function endsByEvent({ condition }: OwnTest, words: string, rest: string): boolean {
  const event = withoutMarks(condition ?? '')
  const at = event === '' ? -1 : words.indexOf(event)
  const supposed = event.replace(OPENS, '')
  if (at < 0 || [NOT_OF_COMPANY, IS_RISE, NEVER_COMES, STAYS].some((pattern) => pattern.test(supposed))) return false
  const [before, after] = [words.slice(0, at), words.slice(at + event.length)]
  const opens = before.search(EVERY_OPENER) >= 0
  if (OTHER_THING.test(words) || STAYS_AFTER.test(after + rest)) return false
  return (
    PUTS_END.test(opens ? after : words) ||
    IS_ENDED_BY.test(words) ||
    (NAMES_END.test(before) && !NAMES_RISK.test(before)) ||
    HEADS_END.test(before) ||
    [before, after]
      .flatMap(clausesOf)
      .some(
        (part) =>
          !OF_ONESELF.test(part) &&
          !(IS_SPENT.test(part) && OF_MONEY.test(words)) &&
          !DENIED_BEFORE.test(words.slice(0, words.indexOf(part))) &&
          (isEndClause(part, true) || endsIt(part)),
      )
  )
}

/** A stretch as a whole, and clause by clause. */
const clausesOf = (stretch: string): readonly string[] =>
  [stretch, ...stretch.split(/[;,:–—=]|->|→|(?<![a-z])(?:and|then|or|else|otherwise)(?= )/)]
    .map((part) => part.replace(LEADS_OVER, '').replace(/^[\W_]*(?:(?:and|then|but|or|else|otherwise) )*|[\W_]+$/g, ''))
    .filter((part) => part !== '')
const LEADS_OVER = /(?<![a-z])(?:only )?(?:if|when|once|unless|until|should|were|the (?:day|moment|minute))\W*$/
const withoutMarks = (words: string): string => plainText(words).replace(/["“”]/g, '').trim()
/** How its writer looks, feels or is thought of, and what others do as well, is not about what they hold. */
const OF_ONESELF =
  /^(?:so (?:do|does|am|is|will|would) (?:i|we)|(?:i|we|i'll|i'd|we'd|ill|id)(?: (?:will|would|just|only|then|still))* (?:look|seem|sound|appear|feel))(?! elsewhere)(?![a-z])/
/** "The stake, and it's gone the minute I pay it": how money is counted ends no holding. */
const IS_SPENT =
  /^(?:it|that|this|the (?:money|stake|premium|cash)|they)(?:'s| is| are)(?: [a-z]+){0,3} (?:gone|spent|lost|burned|burnt|written off)(?![a-z])/
const OF_MONEY = /(?<![a-z])(?:stake|premium|money|tickets?|cash|cost|budget|[$€£]\d[\d.,]*)(?![a-z])/
const NAMES_RISK = /(?<![a-z])what (?:kills|hurts|sinks|breaks) /

/** "Exit: margin under 20%", or a line of a list under such a label. */
function isUnderLabel(words: string, before: string, above: string): boolean {
  const own = LABEL.exec(`${before}${words}`)
  if (own) return isItem(`${before}${words}`.slice(own[0].length))
  const heading = /(?:^|\n)([^\n]*:)\s*(?:(?:[-*•–]|\(?\w{1,2}[.)])[^\n]*\n?\s*)*$/.exec(above)?.[1]
  const question = sentencesOf(above).at(-1)
  if (before === '' && question && /\?\W*$/.test(above) && LABEL.test(above.slice(question.from, question.to)))
    return isItem(words)
  return LIST_MARK.test(before + words) && heading !== undefined && LABEL.test(heading) && isItem(words)
}

const isItem = (words: string): boolean => /[a-z]{2}.*[a-z\d]|\d/.test(words) && !NO_ITEM.test(words)

/** Whether what is done, or is then believed, stands right beside a condition for it. */
const saysWhenAndWhat = (words: string, rest: string): boolean =>
  Array.from(words.matchAll(CONSEQUENCE)).some(({ index, 0: end }) => {
    const [before, after] = [words.slice(0, index), words.slice(index + end.length)]
    if (DENIED_BEFORE.test(before) || STAYS_AFTER.test(after + rest)) return false
    return AT_PRICE.test(after) || isCondition(BEHIND.exec(after)?.[0] ?? '') || isCondition(before)
  })

/** What a clause supposes has to be of what is held and not of its owner, to come and no rise, and nothing that never comes. */
function isCondition(clause: string): boolean {
  const opened = Array.from(clause.matchAll(EVERY_OPENER)).at(-1)
  const supposed = opened ? clause.slice(opened.index + opened[0].length) : (LINE.exec(clause)?.[0] ?? '')
  if (opened === undefined && (IS_LACKING.test(clause) || IS_REQUIRED.test(clause))) return true
  if (supposed === '' || NOT_OF_COMPANY.test(supposed) || IS_RISE.test(supposed) || NEVER_COMES.test(supposed))
    return false
  return opened === undefined
    ? !IS_SO.test(clause.slice(0, clause.length - supposed.length))
    : !STAYS.test(supposed) && /[a-z\d].* .*[a-z\d]|\d/.test(supposed)
}

const BEFORE = "(?<![a-z'])"
const NEXT = '(?![a-z])'
const ENDS = `(?= *(?:[.,;:!)–—-]|$)`
/** What a sale may be of, and what may stand behind it, so that no other thing is sold: "sell my car", "cut the grass". */
const WHOLE = '(?:whole|entire|full|remaining|other|last|first|second)'
const HELD =
  '(?:rest|remainder|lot|positions?|shares?|stocks?|stake|holdings?|trade|calls?|puts?|options?|contracts?|spread|bonds?|fund|etf|thing|half|third|day|next|same|following|open)'
/** "Done with the warehouse", "leave the room": another thing ends. */
const OTHER_THING = new RegExp(
  `(?<![a-z])(?:(?:selling|leaving|to sell|to leave)(?: [a-z]+){0,2} (?:is|was|would be|makes?)${NEXT}|(?:the|my) stop (?:i|is|was|goes|comes)${NEXT}|(?:done|finished|through) (?:[a-z]+ing${NEXT}|with (?!(?:it|this|them|that)${NEXT}|the (?:stock|shares?|company|position|trade|name)))|out of (?:my|the) (?:mind|room|house|office)|(?:sell|cut|leave|quit|close|trim|reduce|exit|dump|halve) (?:(?!everything)[a-z]+ing${NEXT}|(?:my|our|the|an?) (?!(?:${WHOLE} |rest of the )*(?:${HELD}|loss(?:es)?|quarter|part|bag|lot|name|company|holdings?|investment|stock|shareholding|paper)${NEXT})))`,
)
const PLACE = `at|on|by|in|within|immediately|next|tomorrow|before|after|regardless|no matter|only|if|when|once|unless|should|and|or|then|too|also|as|for|without|because|straight|right away|under|below|over|above|(?:the|that) (?:same|next|following|day|week|month|morning|afternoon|minute|moment|open)|same`
const SOLD = `${ENDS}| (?:it|all|everything|half|them|this|that|these|those|out|down|back|both|one|two|three|some|a (?:third|quarter|half|part|fifth)|two thirds|\\d[\\d.,]*%?|what|whatever|whatever's|early|earlier|into|to|with|every|(?:the|my|our)(?: ${WHOLE})* ${HELD}|${PLACE})${NEXT})`
const LEFT = `${ENDS}| (?:out|away|back|down|to (?:cash|bonds?|treasur[a-z]+|short)|${PLACE})${NEXT})`
const GONE = `${ENDS}| (?:of (?:it|this|here|them|the (?:position|trade|stock|shares?))|with (?:it|this|them|the (?:position|trade|stock|shares?|company))|${PLACE})${NEXT})`
const CUT =
  '(?= (?:it|them|this|half|in half|by half|the (?:position|stake|holding|loss)|my (?:position|stake|holding|loss(?:es)?)|a third|to \\d)(?![a-z])(?! back))'
const LEAVES = `(?:(?:sell|exit|liquidate|unwind|dump|trim|halve|offload|reduce|lighten|get rid of|dispose of)${SOLD}|(?:leave|quit|bail|fold|walk|get out|step aside|go(?! on))${LEFT}|close(?: (?:it|them|out|the (?:position|trade|spread|calls?|puts?)|everything|all)${NEXT}|${ENDS}))|cut${CUT}|take (?:it|them|everything|the loss|my money|what(?:ever)?(?:'s| is) left)${NEXT}(?! to heart| easy| on the chin))`
const WILL = `(?: (?:will|would|shall|should|must|have to|need to|ought to|intend to|plan to|promise to|am going to|going to|just|only|simply|then|also|immediately|at once))*`
const REASON = '(?:thesis|case|idea|premise|argument|assumption|reasoning|reason|bet|trade|story|plan|view|timing)'
const OVER = '(?:dead|broken|wrong|gone|over|finished|off|false|falsified|refuted|void|invalid|disproved|busted)'

/** What its writer does with the holding, or then believes of it: in the first person, or as an order without one. */
const CONSEQUENCE = new RegExp(
  [
    `${BEFORE}(?:i|we|ill|id)(?:'ll|'d)?${WILL} ${LEAVES}`,
    `${BEFORE}(?:i'm|im|we're|(?:i|we)(?:'ll|'d)?${WILL} (?:am|are|be))(?: (?:wrong|all|then) and)? (?:out|gone|done|off|flat)${GONE}`,
    `${BEFORE}(?:i'm|im|i'd be|we're|we'd be|(?:i|we)(?: (?:am|are|was|were|(?:will|would) be|(?:will|would) have been))) (?:simply |just |then )?(?:wrong|mistaken)${NEXT}(?! (?:to|not|so often|before)${NEXT})`,
    `${BEFORE}(?:i|i've|i have|we|we've) (?:misread|misjudged|misunderstood)${NEXT}`,
    `${BEFORE}(?:the|my|our|this) (?:[a-z-]+ )?${REASON}(?: (?:is|was|will be|would be|has been)|'s) ${OVER}${NEXT}`,
    `${BEFORE}(?:the|my|our|this) (?:[a-z-]+ )?${REASON} (?:fails|breaks|dies)${NEXT}`,
    `${BEFORE}(?:(?:half|all|everything|the (?:rest|position|shares?|lot)|they|it)(?: of it)? goes?|it(?: is|'s| would be|'s all) (?:over|wrong))${ENDS}| if${NEXT})`,
    `${BEFORE}(?:proves?|shows?|would prove|would show) me wrong${NEXT}`,
    `(?:(?<=^\\W*(?:also |then |rule: |plan: |(?:the|my) (?:plan|rule|idea) is to )?)|(?<=[,;:(–—=>→] ?)|(?<= - )|(?<=(?<![a-z])(?:and|or|then|else|otherwise) )|(?<=\\d[\\d.,]*(?:%|x|bn|m|k)? ))(?:${LEAVES}|(?:out|gone|done)${GONE}|(?:sold|wrong|called wrong)(?= (?:if|when|once)${NEXT}| *(?:[.;]|$)))`,
  ].join('|'),
  'g',
)

/** What opens a condition; "even if", "what if" and "once more" open none. */
const OPENERS =
  "(?<![a-z'])(?:(?<!(?:even|as|what|see|wonder|know|ask|check|not) )(?:if|when)|once(?! (?:more|again|a|in|upon|bitten)(?![a-z]))|unless|as soon as|in case|the (?:day|moment|minute)(?! (?:after|before|of|on)(?![a-z]))(?: that| when)?(?= [a-z])|(?<=^\\W*|[,;:] |(?:and|or|but) )should(?! (?:i|we|be|have|not)(?![a-z])))(?![a-z])"
const OPENER = new RegExp(`(?:^\\W*|[;:] |, )(?:and |but |or )?${OPENERS}(?:(?![;:]|, (?:and|or|but) ).)*$`)
const EVERY_OPENER = new RegExp(OPENERS, 'g')
/** The opener at the beginning of what was read as a condition. */
const OPENS = new RegExp(`^(?:only )?${OPENERS} ?`)

/** A comparison with a figure: "under 20%", "> 1,800", "5% or less". */
const LINE =
  /(?:(?<![a-z])(?:under|below|beneath|above|over|past|beyond|exceeds?|short of|(?:less|more|fewer|lower|higher|worse) than|(?:falls?|drops?|shrinks?|slips?|declines?|down)(?: by| to)?|by more than)(?: (?:a|the|about|around|say|minus))? ?[-−+$€£]?\d|[<>≤≥]=? ?[-−+$€£]?\d|\d[\d.,]* ?(?:%|x|bn|m|k)? or (?:less|more|fewer|worse|lower|higher|under|below|over|above)(?![a-z])|(?<![a-z])(?:under|below|above|over|(?:less|more|fewer) than) (?:that|this)(?![a-z])|^(?:less|fewer|lower|worse)(?=,? and ))[^;]{0,80}$/
/** "No launch by 30 September, and I'm out" */
const IS_LACKING = /(?:^|[;:] )no [a-z0-9][^,;:]* by [^,;:]{2,24},? (?:and |then )?$/
/** "Sales have to be positive by June, else I'm out" */
const IS_REQUIRED =
  /(?:(?<![a-z])(?:must|has to|have to|needs to|need to) [^;:]*|^either [^;:]*),? (?:or|or else|else|otherwise),? $/
/** "Churn is over 2% and I'm out" may tell what is so today. */
const IS_SO =
  /(?<![a-z])(?:is|are|was|were|came|has|have|had|stands?|sits|printed|fell|rose|dropped|grew|it's|now|today|already|since)(?![a-z])[^:;]*$/
/** What stands behind a consequence, up to the end of its clause. */
const BEHIND =
  /^(?:,? (?:but )?(?:only )?(?=(?:if|when|once|unless|as soon as|should)(?![a-z])))?(?:(?! (?:and|but|so|then)(?![a-z]))(?:[^,;:.]|[.,](?=\d)))*/
const AT_PRICE = /^ (?:at|around) [-−$€£]?\d/

/** Of the writer, of their own people or money. "My line" and "my estimate" are of the share. */
const NOT_OF_COMPANY =
  /^ ?(?:that )?(?:(?:i|we|you)(?! (?:see|read|hear|find)(?![a-z]))(?:'[a-z]+)?|your|someone|somebody|everyone|everybody|in doubt)(?![a-z])|(?<![a-z])(?:my|our) (?!(?:own )?(?:lines?|limit|stop|numbers?|figures?|estimates?|thesis|case|price|target|assumptions?|model|forecast|threshold|tests?|purchase|entry|base)(?![a-z]))/
const IS_RISE =
  /^ ?(?:it|this|they|the (?:stock|shares?|price)|shares|stock)(?:'s| is| are| ever| has| have| gets?| goes?)* (?:doubles?|doubled|triples?|tripled|moons?|rallies|pops?|spikes?|soars?|jumps?|up|back|green|even|rises?|climbs?|hits?|reach(?:es)?|touch(?:es)?|to \$?\d|at \$?\d)(?![a-z])|^ ?(?:it|this|they|the [a-z]+)(?:'s| is| are) (?:ever )?worth [$€£]?\d|(?<![a-z])(?:breaks? ?-?even|what i paid|money back|a (?:double|triple|profit))(?![a-z])/
const NEVER_COMES =
  /(?<![a-z])(?:hell|pigs?|cold,? dead|dead body|armageddon|apocalypse|doomsday|world ends|grave|aliens)(?![a-z])/
const STAYS =
  /;|(?<![a-z])(?:i|we)(?:'[a-z]+)?(?: (?:will|would|just|only|then|still|simply))* (?:hold|keep|wait|buy|add|stay|sit|do|average|double|don't|won't|wouldn't|never|look|shrug)(?![a-z])/

/** Right before what is done, or where an "and" leads on from what is not. */
const DENIED_BEFORE =
  /(?<![a-z])(?:not|never|no|nobody|hardly|no (?:way|chance|reason)|refuse to|doubts?|tempt\w*|hopes?|fears?|afraid|wish|pretend|imagine|think|says?|said|why|how|whether|before|until|because|since|than|that's when)(?: that)? ?$|n't ?$|(?<![a-z])(?:i|we) [a-z]+n't [a-z]+(?: that)? ?$|(?<![a-z])(?:i|we)(?:'[a-z]+)?(?: [a-z]+)?(?:n't| not| never)(?: [a-z']+)* (?:and|or) ?$/
const STAYS_AFTER =
  /^(?:(?!(?<![a-z])(?:if|when|else|otherwise)(?![a-z]))[^;])*(?<![a-z])(?:(?:but(?! only)|though|although|yet|except|however)|(?<!(?:why|that|which|reason) )(?:i|we)(?:'ll|'d)?(?: will| would)? (?:buy|add|double|hold|keep|stay))(?![a-z])/
/** What is not certain to its writer, and what is denied of any condition. */
const LEFT_OPEN =
  /(?<![a-z])(?:maybe|perhaps|possibly|hopefully|probably|i (?:guess|suppose|hope|fear|imagine|might|may|could|think)|(?:it|that) (?:might|may)|who knows|we'll see|in theory|jok(?:e|es|ing)|kidding|haha+|as if|used to|on paper|paper (?:trade|trading|account)|hypothetical(?:ly)?|even (?:if|when)|what if|had i|would have (?:sold|left)|(?:no|at no|any|whatever) price|once bitten|it'?s (?:an?|all|just|only) [^,;]*(?:and )?i know it|either way|not that i|(?:nobody|no one) (?:would|will|could|can)|(?<!not )(?:if|when|once) (?:i|we) (?!see|read|hear|find)[a-z]+|nothing (?:would|will|could|can))(?![a-z])/
/** Somebody else's words or rule, before the condition. */
const OF_OTHERS =
  /^(?:(?!(?<![a-z])(?:if|when|unless)(?![a-z])).)*(?<![a-z])(?:(?<!(?:i|we|i've|i'd|i have|i had) )(?:says|said|saying|tells?|told|advis\w+|thinks|wants|warn(?:s|ed)|writes|wrote|suggest(?:s|ed)|recommend(?:s|ed)|insists?|reckons|argues|claims)|(?<!i )say|according to|(?:his|her|their|[a-z]+'s)(?: [a-z]+)? (?:rule|advice|plan|view|motto|test|line)|textbook|proverb|adage|rule of thumb|everybody|everyone|people|forum|reddit)(?![a-z])|[,–—-] ?(?:so |as |or so |that's what )?(?:says?|said|(?:my|the) [a-z]+ (?:says|said|thinks))(?![a-z])/
/** The sentence behind it sets it aside. */
const TAKEN_BACK =
  /^\W*(?:let (?:him|her|them)|(?:just |only )?(?:kidding|joking)|(?:not really|nah|never mind|as if|yeah,? right)(?![a-z])|who am i|(?:but |of course |and yet |though )(?:i|we) (?:won't|wouldn't|will not|would not|never|doubt|know i)|(?:i|we) (?:won't|wouldn't|will not|would not|never will)(?=[,;.!]|$)|easier said|said (?:no one|nobody)|i (?:said|wrote|promised|swore) (?:the same|that|this|so)(?: [a-z]+){0,5}? (?:and|but) (?:i )?(?:stayed|held|kept|did not|didn't|never|broke)|(?:that|this)(?:'s| is| was) (?:his|her|their|what (?:he|she|they|my))|(?:he|she)(?:'s)? (?:says?|said|can|is))(?![a-z])/
const CUT_FIGURE = /\d[-–.,]$|[<>≤≥=]\s?$/

/** A name of leaving or of being wrong, before a colon. */
const LABEL =
  /^\W{0,6}(?:\d[.)] )?(?:(?:and|my|the|own|hard|only|also|written) )*(?:(?:sell(?:ing)?|exit|kill|quits?|wrong|leave|bail|walk(?:-?away)?|fold)(?:[ -](?:rules?|list|triggers?|criteri(?:on|a)|conditions?|signals?|tests?|plan|points?|lines?|switch|if|when|once|on|upon))*(?: (?:any|one|either)(?: of (?:the following|these|those)(?: [a-z]+)?)?)?|(?:out|gone|dead|flat|sold)(?:,? (?:if|when|once|on|upon)(?: (?:any|one|either)(?: of (?:the following|these|those)(?: [a-z]+)?)?)?)?|(?:reasons?|grounds?) (?:to|for) (?:sell|leave|exit|go|selling|leaving)|falsif(?:ier|ied|ication)s?|invalidat(?:ion|ed)|refut(?:ation|ed)|trip-?wires?|(?:i|i'm|i am|i'd be|i would be)(?: be)? (?:wrong|out|sell|leave|exit|gone) (?:if|when|once|on|upon)(?: (?:any|one|either)(?: of (?:the following|these|those)(?: [a-z]+)?)?)?|(?:what|which [a-z]+|the (?:one |only )?(?:number|figure|fact|news|event|sign|thing)(?: that| which)?)(?:'d| would| will)? (?:proves?|shows?|makes?|tells?|says?|convinces?) (?:me |us )?(?:that )?(?:(?:i'm|i am|i was|it is|it was|this is|this was) )?(?:wrong|mistaken|an? (?:mistake|error)|sell|leave)|what(?:'d| would| will)? (?:ends?|kills?|breaks?) (?:it|this|(?:the|my) (?:thesis|case|idea))(?: for me)?|thesis (?:dead|broken|breakers?)(?: if)?|(?:proof|reasons?) (?:to sell|to leave|i'm wrong)) ?(?::|=|->|→|\?) ?/
const LIST_MARK = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z]\)) ?/
const NO_ITEM =
  /^\W*(?:none|no|never|not|n\/a|nothing|unknown|tbd|don't|there(?:'s| is)|i (?:don't|won't|never)|(?:if|when) (?:i|we|my)|everyone|everybody|those|people|who)(?![a-z])/
