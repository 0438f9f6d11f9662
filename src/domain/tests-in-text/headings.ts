import { comparisonsOf } from '../language/comparison.ts'
import { plainText } from '../language/plain-text.ts'
import type { OwnTestThen } from './own-test.ts'
import { hasToStayLow, isEvent, saysNothing } from './vocabulary/condition-patterns.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** Names that people give to what would prove them wrong, at the head of a sentence. */
const NAME =
  /^\W{0,4}(?:[^:;.]* (?:state|name|set|note|write down|here is|here's) (?=my ))?(?:and |but |my |the |a |hard |personal )*(?:(?<wrong>(?:what|(?:one |only )?(?:thing|event|fact|figure|number|news|sign)s?(?: that| which)?|(?:two|three|four|any of these|a few|several)(?: (?:things|events|facts|numbers|signs))?(?: that)?)(?: would|'d) (?!make me (?:buy|add|hold|stay|happy))(?:turn|change|move|scare|convince|stop|sink|break|kill|get|make|drive|force|shake|send|have|push|bring|cause|tip) (?:me|us|my mind|our minds?|my view|our view|it|this)(?: [a-z]+){0,6}?|(?:the )?(?:moment|day|point|place) (?:that |at which |when |where )?i(?:'d| would| will|'ll)? (?:sell|leave|exit|quit|stop|go|fold|give up|get out)(?: [a-z]+){0,4}?|what (?:breaks|kills|ends|sinks|stops|refutes|disproves|invalidates|changes) (?:me|my mind|it|this|the (?:thesis|case|idea|story))(?: for me)?|(?:what|which (?:figure|number|news|report)|the (?:one |only )?(?:thing|figure|number|fact|event|news|sign|report)s?(?: that| which)?)(?:(?: would|'d| will|'ll) (?:tell|show|convince|persuade|teach)| (?:tells|shows|convinces)) (?:me|us)(?:(?: that)? (?:i|we|it|this|that|the (?:idea|case|bet|thesis))(?:'m|'re|'s|'ve| am| are| is| was| were| have been| has been)? (?:wrong|mistaken|over|dead|broken|an? (?:mistake|error)))|being wrong (?:looks|would look) like(?: this)?|then i(?:'m| am| was| will have been) (?:wrong|mistaken)|only one thing (?:gets|makes|would get|would make|will get|will make) me (?:out(?! of)|sell|leave)|(?:only )?reasons?(?: i have| i'd have| for me)? to (?:sell|leave|exit|get out)|(?:proof|evidence) (?:that (?:i am|i'm|this is|it is) (?:wrong|mistaken)|against (?:me|it|this))|(?:it's|its|that's|(?:this|it|that|the (?:idea|case|bet)) (?:is|was|would be|will have been)) (?:wrong|an? (?:mistake|error|(?:bad|poor|stupid|wrong) (?:idea|bet|buy|purchase|call))(?: (?:on|of) (?:my|our)(?: part)?)?)(?= (?:if|when|once) )|(?:i(?:'d| would| will|'ll) )?(?:would |will )?be (?:(?:proven|proved|shown(?: to be)?) (?:wrong|mistaken)|(?:refuted|disproved|disproven|falsified|invalidated|disconfirmed)(?= by ))|(?:mistake|error) would (?:show|be visible)(?: up)?|what(?: would|'d) (?:prove me wrong|change my mind|make me (?:sell|leave|exit|quit|get out)|break (?:this|it|the thesis))|(?:would |will )?proves? me wrong|(?:it |this |that )?(?:fails|breaks|dies|(?:has|will have) (?:failed|been a (?:failure|mistake))|counts as (?:a )?(?:failed|failure|mistake|dead|wrong|refuted)|(?:is|would be) a (?:failure|flop|dud)|is (?:dead|over|broken|void))(?= (?:if|when|once|below|under) )|i(?:'m| am| was|'d be| would be|'ll be) (?:wrong|mistaken)|wrong(?: also| too| as well)?|also wrong|dead(?= (?:if|when|once) )|(?:thesis|premise|case|idea|bet)(?: is)? (?:broken|dead|wrong|over|fails|void|falsified|refuted|invalidated|invalid)|(?:my )?thesis fails|falsifier|falsified|kill(?:ed)?(?: criteri(?:on|a)| switch)?(?: [a-z']+){0,6}?(?=\s*:)|kill(?:ed)?(?: criteri(?:on|a)| switch)?|refut(?:ation|ed)|falsification(?: criteri(?:on|a))?|disconfirming evidence|invalidat(?:ion|ed)|cut-?off(?: for me)?|breaking point|what would(?=:)|what i (?:couldn't|could not|cannot|can't|won't|will not|wouldn't|would not|do not|don't) (?:live with|accept|tolerate|forgive|stand|stomach|sit through)|disproof|disproved|antithesis|deal[- ]?breakers?|break(?:ing)?[- ]?point|tipping point|trip-?wires?|line in (?:the )?sand|red lines?|test|thesis breaker)|(?<exit>(?:signal|model|system|rule) (?:flips|turns|exits|goes (?:off|flat|to cash)|switches off|gets out)(?= (?:if|when|once) )|(?:time |hard )stop|exit(?: rules?| plan| list| criteri(?:on|a)| triggers?| conditions?| signals?)?|sell(?:ing)?(?: rules?| list| triggers?| signals?| conditions?)?|walk-?away (?:point|level|number)|(?:pain |loss )?threshold|(?:pain )?tolerance|max(?:imum)? loss(?: i (?:accept|take|allow))?|loss limit|line|out|stop[- ]?loss|stop|bail))(?: \([^():]{2,60}\)(?=:))?(?<by>(?: (?:if|when|once|by|for this|here|below|under))?)\s*(?<sign>(?<=loss(?: limit)? )(?=[-−$€£]?\d)|:|=|->|=>|→|[-–—]+ |(?<![a-z])(?:is|are|would be|by|in|if|when|once)(?![a-z])|(?<=(?<![a-z])(?:if|when|once|here|below|under)\s*))\s*(?:if )?/

/** "Wrong if: renewal under 89%", "Kill: net debt over 4x": everything after the name is the condition. */
export function headedTest({ words, span, text, before: told }: Sentence): Found | null {
  const match = NAME.exec(words)
  const { wrong, by = '', sign = '' } = match?.groups ?? {}
  // "Max loss 20%" needs no sign.
  const isLoss = /^\W{0,4}(?:my |hard )?(?:max(?:imum)? loss|loss limit) [-−]?\d[\d.]* ?%/.test(words)
  if (!match || (by === '' && sign === '' && !isLoss) || TIME_STOP.test(words)) return null
  const isComparison = /below|under/.test(by)
  const from = isComparison ? words.search(/(?:below|under)/) : match[0].length
  const rest = words.slice(from)
  if (
    !/[\p{L}\d].{3}|\d/u.test(rest) ||
    /^(?:none|nothing|no idea|not yet)\W*$/.test(rest) ||
    /^(?:a |an )?(?:wrong|right|me|fine|good|not)\W*$/.test(rest)
  )
    return null
  if (/\?\W*$/.test(words) || saysNothing(rest, true)) return null
  // "The stop is at 38" is a price; "sell is what they do" is none.
  const isNamed =
    /condition|criteri|trigger|rule|signal|plan|threshold|tolerance/.test(match[0]) ||
    /^(?:an?|the (?:first|next)|another|any) /.test(rest)
  if (wrong === undefined && /^(?:is|are)$/.test(sign) && !isNamed) return null
  const isPrice =
    wrong === undefined &&
    /^(?:at |around |a |-|[$€£])*\d/.test(rest) &&
    /stop|exit|out|line|sell|bail|loss/.test(match[0])
  if (isPrice && !/stop|line/.test(match[0]) && !/^-|%/.test(rest)) return null
  const isLimit = /threshold|tolerance/.test(match[0]) && /[a-z]{2,}.*\d/.test(rest)
  if (wrong === undefined && !isPrice && !isLimit && !isEvent(rest)) return null
  if (OUT_AFTER_TIME.test(words) && told && !OF_HOLDING.test(plainText(text.slice(told.from, told.to)))) return null
  const before = text.slice(0, span.from)
  if ((before.match(/"/g)?.length ?? 0) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”')) return null
  const followedBy: OwnTestThen = wrong === undefined ? 'sell' : 'was-wrong'
  const all = { from: span.from, to: span.to }
  // "My line: growth above 5%" names what has to stay; "my line: churn above 3%" what must not come.
  const isKept = OF_WHAT_STAYS.test(match[0]) && comparisonsOf(rest)[0]?.side === 'above' && !hasToStayLow(rest)
  const takes = isPrice ? 'stop' : isKept ? 'reversed' : 'straight'
  return {
    span: all,
    condition: { from: span.from + from, to: span.to },
    takes,
    followedBy,
  }
}

/** "Report next. Out in two weeks." is of the report, unless the sentence before speaks of what is held. */
const OUT_AFTER_TIME =
  /^\W*(?:be )?out (?:in|by|within) (?:about |some |the )?(?:an? |\d|[a-z]+ )(?:days?|weeks?|months?|quarters?|years?)?\W*$/
const OF_HOLDING =
  /(?<![a-z])(?:i|i'm|i'll|we|my|our|trade|trades?|position|bet|scalp|swing|punt|flutter|buy|bought|buying|long|short|holding|hold|calls?|puts?|shares?)(?![a-z])/

/** "Time stop: 8 sessions" is a time, and no price. */
const TIME_STOP = /^\W*(?:[a-z]+ )?time[- ](?:stop|exit|limit)(?![a-z])/

/** A name for the place where something is measured, which does not say on which side it ends. */
const OF_WHAT_STAYS =
  /^\W{0,4}(?:my |the |a |hard |personal )*(?:line|test|threshold|tolerance|floor|line in (?:the )?sand)(?![a-z])/

const STOP =
  /(?<![a-z])(?:(?:(?:hard|mental|trailing|my|a|the|with a|initial) )*(?:stop(?:'s)?(?:[ -]?loss)?(?: order)?|sl|s\/l)(?:,? (?:mental|hard|soft|tight|is|set|at|of|below|under|goes|stands|=|:|just|placed|sits|in place|around|-))*:?|cut (?:my |the )?losses at(?= ?[$€£]?\d)|(?:i(?:'m| am|'ll| will|'d| would)? )?(?:get out|out|exit|sell(?: it| all| everything| the lot)?|cut(?: it| my losses)?|be out|gone|leave|close(?: it)?)(?: (?:at|around|near|with))+(?: a)?(?= ?-\d| \d+ ?(?:%|percent) (?:loss|below|under|down))) ?(?<price>(?:a )?(?:(?:weekly |daily )?close (?:under|below) )?(?:-|[$€£])? ?\d[^,;()]{0,24}|(?:my |the )?(?:entry|cost|purchase price)[^,;]{0,24}\d[^,;]{0,12})/d

/** "Stop at 44 was hit intraday" tells what has been. */
const HAS_BEEN_HIT =
  /^[^.,;]{0,24}?(?<![a-z])(?:was|got|has been|had been|is) (?:almost |nearly |just )?(?:hit|reached|triggered|touched|broken|taken out)(?![a-z])/

/** Deviations, true ranges and multiples of what is at risk: no price, and no share of one. */
const OF_OTHER_UNIT = /^[^\d]{0,12}\d[\d.]* ?(?:sd|sds|sigmas?|std|stdevs?|standard deviations?|atrs?|r|z)(?![a-z])/

/** "Stop at $80", "out at -10%": a price or a loss at which it ends. */
export function writtenStop({ words, span }: Sentence): Found | null {
  if (!/stop|sl|s\/l|-|loss|below|under|down/.test(words) || /\?\W*$/.test(words)) return null
  const match = STOP.exec(words)
  const place = match?.indices?.groups?.price
  if (!match || !place || HAS_BEEN_HIT.test(words.slice(place[0]))) return null
  if (/(?<![a-z])time[- ]$/.test(words.slice(0, match.index))) return null
  if (
    /(?<![a-z])(?:was|were|got|had|been|hit|no|without|not|never|n't|moved?|raised?|his|her|their)(?: (?:a|my|the|any))* $/.test(
      words.slice(0, match.index),
    )
  )
    return null
  return {
    span: { from: span.from + match.index, to: span.from + match.index + match[0].length },
    condition: { from: span.from + place[0], to: span.from + place[1] },
    takes: OF_OTHER_UNIT.test(words.slice(place[0])) ? 'straight' : 'stop',
    followedBy: 'sell',
  }
}
