import { LEAVES_CLEARLY, MAY_LEAVE } from './vocabulary/words-of-leaving.ts'

/**
 * Whether a sale is only supposed or judged, and not what follows from a condition: it stands behind the "if" itself ("if I abandon it
 * after two bad quarters I am a fool"), or is the subject of a judgement ("selling after a cut is what amateurs do").
 * @param before the words of the sentence before the test
 * @param own the words of the test
 */
export const isSaleJudged = (before: string, own: string): boolean =>
  (OPENED.test(before) && OWN_SALE.test(own)) ||
  SUPPOSED_SALE.test(own) ||
  (SALE_AS_SUBJECT.test(own) && !/(?<![a-z])(?:what|how) (?:i|we)(?![a-z])/.test(own))

const VERB = `(?:${LEAVES_CLEARLY}|${MAY_LEAVE}(?![a-z]))`
const OPENED = /(?:^|[\s,;:(–—-])(?:if|when|whenever|once|every time|each time|had) $/
const OWN_SALE = new RegExp(
  `^(?:i|we|i'd|we'd)(?: (?:ever|just|simply|now|only|really|always|had|then|were to|would))* ${VERB}`,
)
/** With the "if" among its words: what follows is the writer's verdict on it. */
const SUPPOSED_SALE = new RegExp(
  `^(?:and |but )?(?:if|when|whenever|every time) (?:i|we)(?: (?:ever|just|simply|now|only|really|always|were to))* ${VERB}`,
)
const SALE_AS_SUBJECT =
  /^(?:and |but |just )?(?:selling|leaving|exiting|quitting|bailing|dumping|abandoning|getting out|giving up|walking away|running|panicking|to (?:sell|leave|exit|quit|bail|get out|give up))(?![a-z])[^,;]*? (?:is|are|was|were|would be|will be|would have been|has been|makes?|would make|means?|feels?|would feel|seems?|looks?|costs?|cost)(?![a-z])/
