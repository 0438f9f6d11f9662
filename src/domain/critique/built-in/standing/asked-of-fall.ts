import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import type { Decimal } from '../../../prices/money.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { ownLineOf } from '../basis/own-tests-of.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'

/**
 * What a first Buy would do if the whole market fell, with its own money: a test of the company says nothing of that. It is for the
 * part about the world where nothing points at anything, and is asked before it comes, for then it is answered by fear.
 * @param taken what is said of the entry already
 * @param part where it is to stand
 * @returns null where another question is asked, or where a stop, a price or a word of staying, of leaving or of risk may be the answer
 */
export function askedOfFall(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const { decision, earlier, position, option } = request
  if (decision.action !== 'Buy' || earlier.length > 0 || !isWrittenInTime(decision) || isFund(request)) return null
  if (option || !position?.moved || position.stopLoss !== null || decision.price === null) return null
  if (taken.some(({ ways: [first] }) => first.endsWith('?')) || !isReadable(request)) return null
  if (namesOtherCurrency(request) || taken.some(({ kind }) => kind === 'not-public')) return null
  const tests = testsIn(request)
  if (tests.some((test) => test.isPrice || isNamedStop(test)) || ownLineOf(request) !== null) return null
  if (SAYS_MORE.test(tests.map(({ words }) => plainText(words)).join('\n'))) return null
  if (namesLowerPrice(decision.thesis, decision.price)) return null
  if (MAY_ANSWER.test(without(plainText(decision.thesis), tests))) return null
  const lost = usdWords(new Big(position.moved).times(decision.price).div(PARTS_OF_WHOLE).toFixed())
  const values = { ticker: assetName(request), lost }
  return { kind: 'ask-what-if-market-falls', part, weight: 1, ways: WAYS, values, quoted: null }
}

/** A quarter: as much as hurts, and no end of the world. */
const PARTS_OF_WHOLE = 4

/** "Closed without debate at 30", bought at 35: a bare figure not far below the price may be a stop. */
const namesLowerPrice = (thesis: string, price: Decimal): boolean =>
  matchesOf(BARE_FIGURE, thesis)
    .map(([, figure = '']) => Number(figure))
    .some((figure) => figure < Number(price) && figure >= Number(price) / 2)
const BARE_FIGURE =
  /(?<![\d.,])(\d+(?:\.\d+)?)(?![\d.,]*\d|\s?(?:%|x|×|per ?cent|times|bps?|points?|bn|billion|mn|million|k|m)(?!\p{L}))/giu

const without = (plain: string, tests: readonly { readonly span: Span }[]): string =>
  tests.reduce((text, { span: { from, to } }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), plain)

/** A test of the company that speaks of the price as well, or that leaves only itself as a reason to sell. */
const SAYS_MORE =
  /(?<![a-z])(?:only|nothing|anything|everything|put up with|no matter|no (?:other|circumstances?)|other than|unless|until|till|except|short of|otherwise|then|(?:as|so) long|while|provided|conditional|remain\w*|whatever|regardless|price|stocks?|shares? (?!of )|market(?! share)|quote|stop|cheaper|down|hold|keep|stay|add)(?![a-z])/

/** Of prices, of a market, of falling, of staying or leaving, of more or less, of a time, of risk and fear, or of a condition. */
const MAY_ANSWER =
  /(?<![a-z])(?:prices?|stocks?|shares|quotes?|quot(?:ed|ations?)|tape|ticker|charts?|market(?! share)|markets|index|indices|s&p|spy|nasdaq|crash\w*|bears?|bulls?|recession\w*|correction\w*|crisis|volatil\w*|cycl\w*|drops?|dropp\w+|falls?|fell|fallen|falling|down|dips?|drawdowns?|swings?|red|loss\w*|los[et]|losing|half (?:of (?:it|this|that|my)|can|could|may|gone)|(?:by|in) half|halv\w+|stops?|cheaper|discount|add|adding|again|buy(?:s|ing|er|ers)?|average|tranches?|thirds?|double|hold\w*|hodl|diamond|held|keep\w*|kept|stay\w*|sit\w*|forever|for ever|never|always|years|(?:for|within|in|give\w*(?: [a-z]+)?) (?:a|one|the|another|this) year|decades?|long|months?|patien\w*|wait\w*|sleep\w*|nerves?|stomach|panic\w*|fear\w*|afraid|scar\w+|calm|ignor\w+|through|whatever|regardless|no matter|sell\w*|sold|out|exit\w*|leav\w*|left|gone|trim\w*|risk\w*|worst|worse|(?:in|my|more|enough|spare|some) cash|afford\w*|small|tiny|size\w*|sleeve|weight|portfolio|pf|position|pos|account|max(?:imum)?|putting in|live (?:on|off)|income|(?:what|all) (?:i|we) (?:have|own)|bid|tender|takeover|arb\w*|conviction|boring|plan\w*|if|unless|(?:19|20)(?:00|01|02|08|20|22)|when|until|till|while|hedg\w*|insurance|retire\w*|pension|grandchild\w*|kids|daughter|son|inherit\w*|core|anchor|drawers?|shel(?:f|ve)|bur(?:y|ied)|lock\w*|need\w*|before|later|zero|burn\w*|nothing|ride|weather\w*|storms?|live with|tolerat\w*|swallow|shrug\w*|bother\w*|care|mind|worr\w*|matters?|bargain\w*|gift|opportunit\w*|load up|scoop|top up|chest|powder|ballast|marr\w+|famil\w+|permanent\w*|etern\w+|generations?|savings?|emergency|rent|loan|mortgage|margin (?:loan|call|account)|borrow\w*|lever\w*|all in|lottery|lotto|gambl\w*|bet|play money|wr(?:ote|itten|ite) (?:it |this )?off|put up with|anything)(?![a-z])|[?<>]/

const WAYS = [
  'If the whole market fell and took a quarter off {ticker}, {lost} of your money, what would you do?',
  'What would you do if {ticker} lost a quarter with the whole market, {lost} of your money?',
  'Suppose a falling market takes a quarter off {ticker}, {lost} of your money: what do you do then?',
] as const
