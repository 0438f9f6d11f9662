import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isLeadOfOthers, isSaidByOthers } from '../../../language/words-of-others.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { assetName, isPurchase } from '../basis/request.ts'

/**
 * Whoever is sure and gives as reasons only what others say: headlines, a friend of a friend. Each sentence is either another's word, or
 * tells who they are, that it is bought, how its writer feels or what they do not know; and no test of their own stands in it.
 */
export function reasonsOfOthers(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const { thesis, confidence } = decision
  if (!isPurchase(request) || confidence < LEAST_SURE || !MAY_TELL.test(thesis)) return []
  const plain = plainText(thesis)
  if (HAS_OWN.test(plain) || NOT_FOLLOWED.test(plain) || ownTestsOf(decision).length > 0) return []
  const sentences = sentencesOf(thesis)
  const theirs = sentences.filter(({ from, to }) => isTheirs(plain.slice(from, to)))
  const [first] = theirs
  if (!first) return []
  const source = /^(?:my |the )?([a-z]+)/.exec(plain.slice(first.from))?.[0] ?? ''
  const others = sentences.filter((each) => !theirs.includes(each)).map(({ from, to }) => plain.slice(from, to))
  if (others.some((words) => !IS_NO_REASON.test(words) && !words.startsWith(`${source} `))) return []
  const quoted = quotationOfTest(thesis, first)
  const values = { words: quoted, sure: String(confidence), ticker: assetName(request) }
  // Whatever figure stands there is another's.
  const finding = {
    kind: 'authority',
    part: 'psychology',
    weight: 63,
    standsBesideTests: true,
    saysOnlyThat: true,
  } as const
  return [{ ...finding, ways: ASKS, values, quoted }]
}

const LEAST_SURE = 7
const MAY_TELL = /says?|said|told|tells|writes?|wrote|["'“‘„]|according to/i

function isTheirs(words: string): boolean {
  const colon = words.indexOf(': ')
  return (
    isSaidByOthers(words) ||
    HEADLINE.test(words) ||
    (TOLD_BY.test(words) && !OF_COMPANY.test(words)) ||
    (colon > 0 && isLeadOfOthers(words.slice(0, colon)))
  )
}

/** "Reuters: 'Record deliveries'", "Bloomberg has 'Cap lifted'" */
const HEADLINE =
  /^(?:the |and )?(?!i |we |my )[a-z&.' ]{2,30}(?:: | has | writes | reports? | headlines? )['"“‘„](?=\S)/
const TOLD_BY =
  /(?<![a-z])(?:they|he|she|(?:my|a|an|the|our) (?:[a-z-]+ ){1,6}?|(?!(?:which|that|what|this|who|history|experience|gut|market|price|nothing)(?![a-z]))[a-z]{3,}) (?:(?:also|always|just|only) )?(?:says?|said|told (?:me|us)|tells (?:me|us)|swears?|swore|promises)(?! (?:me )?nothing)(?![a-z])|(?:they|he|she) say[.!]*$/
/** What the company or a report says is evidence, and what its writer says is theirs. */
const OF_COMPANY =
  /(?<![a-z])(?:company|management|board|ceo|cfo|judges?|courts?|regulators?|fda|ministry|minister|commission|agency|auditors?|filing|report|results|guidance|call|transcript|release|i|we|i've|model|chart|spreadsheet|rule) (?:(?:also|always|just|only) )?(?:says?|said|told|tells)(?![a-z])/

/** What its writer saw, reckoned or thinks of it. */
const HAS_OWN =
  /(?<![a-z])(?:i(?:'ve| have| also| still| just| do| had)? (?:see|saw|seen|count(?:ed)?|checked|read|calculated|reckon|work(?:ed)?|use[ds]?|think|expect|estimate|believe|assume|know (?!(?:him|her|them|nothing|little))|tested|tried|visited|compared|spent|dug|opened|verified|confirmed|went through|looked (?:at|into|through)|disagree|doubt)|(?:i|we) (?:make|sell|sold|build|install|prescribe|drive|fly|ship|repair)|my (?:own|estimate|number|model|count|view|thesis|test|rule|plan|line|math|calculation|customers?|clients?|patients?|shop|plant|practice)|in my (?:shop|job|work|practice|trade|industry|firm)|because (?!(?:i have never felt|he|she|they|of (?:him|her|them))(?![a-z])))(?![a-z])/

/** Beside others' words: who they are, that it is bought, how its writer feels, and what they do not know. */
const IS_NO_REASON =
  /^(?:and |but |so )*(?:he|she)(?:'s)? |^(?:buying|bought|taking|adding|all in|everything (?:from|in)|in for)(?![a-z])|(?<![a-z])(?:i (?:don't|do not|dont) (?:understand|know|need)|i have no (?:idea|clue)|i(?:'m| am) (?:in|buying|all in|calm|sure|certain)|i buy|never felt (?:so|this)|(?:cannot|can't|couldn't) be clearer|laughed at me|good enough for me)(?![a-z])/
/** Whose words are not followed: "he is wrong as always", "says sell", "no matter what they say". */
const NOT_FOLLOWED =
  /(?<![a-z])(?:(?:is|was|are|were|been)(?: always| mostly| often)? wrong(?<!never been wrong)|not (?:good )?enough for (?:me|us)|not what (?:he|she|they) says?|(?:whatever|no matter what|regardless of what)(?: [a-z]+){1,3} (?:says?|said|thinks?|tells?|writes?)|disagrees?|nonsense|rubbish|joke|the opposite|despite|against (?:him|her|them)|(?<!i )(?:says?|said|told me) (?:to )?(?:sell|no|avoid|leave|don't|not to|it(?:'s| is) an? (?:fraud|scam|bubble|trap|dog))|(?:don't|do not|never|won't|will not) (?:believe|trust|listen|care|follow|act|buy (?:on|because|what)))(?![a-z])/

const ASKS = [
  'You write what others say, {words}, and are {sure} of 10 sure: which reason is your own?',
  'You are {sure} of 10 sure by what others say, {words}: what do you see in {ticker} yourself?',
] as const
