import { quantitiesOf } from '../../language/quantities.ts'
import { hasToStayLow, isEvent, saysNothing } from './condition-patterns.ts'

/**
 * Whether words name something that may still come and would be bad, or a figure of something that is measured. They may be a
 * clause ("they miss again") or a name alone ("a second covenant waiver", "vacancy at 12%"). What has been, what the writer does
 * and what is welcome is none.
 */
export function isEventuality(words: string): boolean {
  const text = words.trim()
  return mayCome(text) && (isTrouble(text) || isMeasured(text))
}

/** Whether words are of what may come, be it bad or not: neither told nor wished, and not the writer's own. */
export function mayCome(words: string): boolean {
  const text = words.trim()
  if (text.length < LEAST || text.length > MOST || saysNothing(text, false)) return false
  if (!/[a-z]{3}/.test(text.replace(NAMES_NOTHING, ''))) return false
  return !(OF_WRITER.test(text) || OF_TRADING.test(text) || HAS_BEEN.test(text) || WELCOME.test(text))
}

/** Whether words name something that goes wrong with a company. */
export const isTrouble = (words: string): boolean =>
  (isEvent(words) || namesTrouble(words) || (hasToStayLow(words) && RISES.test(words))) && !TAKEN_BACK.test(words)

/** "Growth below inflation", short of something that has no figure here; "no follow-through by June", lacking when it is due. */
export const fallsShort = (words: string): boolean => FALLS_SHORT.test(words)
const FALLS_SHORT =
  /(?<![a-z])(?:below|beneath|short of|less than|lower than|slower than|worse than|behind) (?!(?:the )?(?:radar|surface|scenes|curve)(?![a-z]))[a-z]|^(?:and |but |still )?(?:no|zero|without) [a-z][^,;]* (?:by|before|in|at|within|this|next|after) [a-z0-9]/

/** Whether one of the usual names stands there for what goes wrong with companies. */
export const namesTrouble = (words: string): boolean => NOUNS.test(words) || VERBS.test(words)

/** A figure with a word for what it measures; money and multiples alone may be a price. */
const isMeasured = (words: string): boolean =>
  !OF_PRICE.test(words) && /[a-z]{3}/.test(words.replace(UNITS, '')) && quantitiesOf(words).length > 0

const [LEAST, MOST] = [4, 170]
const UNITS =
  /(?<![a-z])(?:percent|pct|million|billion|dollars?|euros?|points?|times|about|below|above|under|over|at)(?![a-z])/g
/** Small words and days: "no 701 by Friday" does not tell what it is about. */
export const NAMES_NOTHING =
  /(?<![a-z])(?:no|not|the|any|and|or|by|if|in|on|until|before|end of|it|that|this|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday)(?![a-z])/g
const OF_PRICE =
  /^(?:the |a |my |its )?(?:stock|shares?|price|share price|position|it|this|that)(?![a-z-])(?! (?:sales|count|repurchase))/

/** What happens to companies, by its usual names: to their figures, money, products, contracts, people, and before the law. */
const NOUNS = new RegExp(
  `(?<![a-z])(?:${[
    'decreases?|contractions?|shrinkage|erosion|slowdowns?|slippage|shortfalls?|deterioration|worsening|weakness|setbacks?|stagnation|reversals?|outflows?|attrition|overruns?|deficits?|gaps? in|holes? in',
    'falls? of|falls? in|drops? (?:of|in|to|below)|cuts? (?:of|in|to)|slides? (?:of|in|to)|dips? (?:of|in|to|below)|loss(?:es)? (?:of|in|to)|rises? (?:of|in) (?:churn|debt|losses|costs?|defaults|arrears|inventor(?:y|ies))',
    '(?:capital|equity|share|stock) (?:raise|issue|offering|increase|sale)s?|offerings?|secondary|rights issue|convertibles?|going concern|covenants?|waivers?|defaults?|insolvency|chapter (?:7|11)|refinancing|downgrades?|junk',
    '(?:profit )?warnings?|guide[- ]?downs?|(?:guidance|dividend|rating|price|budget) cuts?|restatements?|write-?(?:off|down)s?|impairments?|charges?|qualified (?:opinion|audit)|investigations?|probes?|subpoenas?|lawsuits?|indictments?|verdicts?|fines?|penalt(?:y|ies)|bans?|sanctions?|tariffs?|expropriation|nationali[sz]ation|repeals?|injunctions?|(?:bad|red|weak|ugly|poor|negative|missed|lost|losing|loss-making|disappointing|terrible|awful|soft) (?:print|report|year|quarter|month|season|batch|batches|news|result|number|guide|guidance|case|order|contract|deal|customer)s?',
    'delays?|postponements?|cancellations?|terminations?|rejections?|refusals?|withdrawals?|recalls?|outages?|breach(?:es)?|hacks?|leaks?|spills?|crash(?:es)?|accidents?|fires?|deaths?|fatalit(?:y|ies)|strikes?|walkouts?|clinical holds?|crls?|complete response letters?|side effects?|shutdowns?|closures?|layoffs?',
    '(?:market[- ])?share loss(?:es)?|fewer [a-z]+|(?:lower|weaker|slower|smaller|thinner|falling|shrinking|declining) (?!prices?(?![a-z])|shares?(?![a-z])|stock)[a-z]+|(?:ceo|cfo|coo|founder|chairman|chief executive|auditor|management) (?:exit|change|turnover|leaving|gone)|change of (?:ceo|cfo|control|auditor|the guard)',
    'suspensions?|omissions?|curtailments?|expir(?:y|ation)s?|revocations?|relapses?|dismissals?|oustings?|moratori(?:um|a)|embargo(?:es)?|departures?|resignations?|exits? of|defections?|non-?renewals?|failures? to|inability to|refusal to|rivals?|competitors?|price wars?|copycats?|generics?',
  ].join('|')})(?![a-z])`,
)

/** What a figure, a company or its people then do. */
const VERBS = new RegExp(
  `(?<![a-z])(?:${[
    '(?:weaken|soften|erode|crumble|evaporate|disappear|vanish|dwindle|stagnate|plateau|flatten|contract|regress|backslide|reverse|halve|plunge|sink|slide|tumble|plummet|dip|slump|crater|tank|fade)(?:s|d|ed|ing)?',
    '(?:run|runs|running|dry|dries|drying) (?:out|up)|(?:go|goes|going|turn|turns|turning|come|comes|coming|print|prints|printing) (?:in )?(?:red|negative|flat|down|backwards?|south|sideways|bankrupt|bust|worse|short|under|quiet|dark|public with)',
    '(?:cease|suspend|halt|pause|expire|lapse|terminate|withdraw|scrap|shelve|postpone|cancel|abandon|reject|refuse|resign|retire|defect|restate|borrow|overspend|overrun|disappoint|warn|recall|dilute|default|liquidate|nationali[sz]e|expropriate|repeal|ban|sue|leak|crash)(?:s|d|led|ed|ing|ling)?',
    '(?:quit|leave|leaving|leaves|step|steps|stepping|stepped) (?:down|aside|back|the company)|[a-z]+ (?:leaving|quitting|resigning|departing|retiring|walking)|stop(?:s|ped|ping)? [a-z]+ing',
    '(?:be|been|is|are|gets?|being) (?:cut|cancelled|canceled|delayed|postponed|rejected|refused|revoked|suspended|banned|blocked|downgraded|sued|fined|hacked|fired|ousted|replaced|lost|overtaken|beaten|restated|withdrawn|terminated|nationalized|diluted|pulled|called off|dropped|shelved|scrapped|stopped|halted|killed|vetoed|overturned|struck down|denied|turned down|breached|waived|banned|closed|grounded|impounded|seized|frozen|capped|taxed|repealed)',
    "(?:hasn't|haven't|isn't|aren't|doesn't|don't|won't|can't|cannot|not|no longer|still no|without a|without any|nothing)",
  ].join('|')})(?![a-z])`,
)
const RISES =
  /(?<![a-z])(?:rises?|climbs?|grows?|increases?|jumps?|pass(?:es)?|exceeds?|tops?|crosses|reach(?:es)?|hits?|doubles|widens?|spikes?|balloons?|creeps?|goes|higher|rising|climbing|growing)(?![a-z])/
/** "No defaults", "without a downgrade" is good, and so is what has ended. */
const TAKEN_BACK =
  /^(?:no|zero|without|fewer|avoid\w*) (?:[a-z]+ )?(?:defaults?|downgrades?|dilution|losses|delays?|recalls?|warnings?|lawsuits?|impairments?|strikes?|fraud|churn|misses|cuts?)(?![a-z])/

/** Things of trading and not of the company: "a stop", "the sale". */
export const isOfTrading = (words: string): boolean => OF_TRADING.test(words)
const OF_TRADING =
  /^(?:a|an|the|my|any|this|that|no) (?:[a-z]+ )?(?:stop|stop[- ]loss|order|limit|hedge|sale|trade|gain|loss|put|call)\W*$|^no (?:test|stop|exit|plan|rule|line|target|falsifier)s?(?![a-z])/
/** What the writer does, where it is not what they learn. */
const OF_WRITER =
  /^(?:i|we|i'[a-z]+|my|our|selling|buying|holding|adding|waiting) (?!(?:see|read|hear|find|learn|lose|(?<=we )get)(?![a-z]))/
/** What is told as having been, and what is no condition at all: "even if". */
const HAS_BEEN =
  /(?<![a-z])(?:was|were(?! (?:to|it))|did|had|fell|went|came|rose|grew|has(?: not|n't)? been|hasn't been|have(?: not)? been|haven't been|has happened|have happened|sold|bought|even if|even when|because|although|regardless|as expected)(?![a-z])/
const WELCOME =
  /(?<![a-z])(?:doubl(?:es?|ed)|tripl(?:es?|ed)|rall(?:y|ies)|moons?|my target|break ?even|what i paid|fair value|(?<!(?:not|n't|no) )(?:approv(?:al|es|ed)|wins?|beats?|succeeds?|recovers?|breakthrough))(?![a-z])/
