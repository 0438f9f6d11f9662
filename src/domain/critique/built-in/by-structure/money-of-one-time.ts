import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { KIN } from '../signs/roles/word-classes.ts'
import { errorAt, isOwnWord, NEAR_ONE, PERSON, type Stated, sentencesWithNames, spanIn } from './stated-sentences.ts'

/**
 * Whose money it is, and what it was before: a fourth or more of what somebody left or paid out to the writer, a thing of theirs that was
 * sold for this, an account of their children, a purpose that it had, somebody near who is not to know.
 */
export function moneyOfOneTime(request: CritiqueRequest): readonly Finding[] {
  if (!isPurchase(request) || isFund(request) || request.option) return []
  const { thesis } = request.decision
  const sentences = sentencesWithNames(request)
  return READINGS.flatMap(({ finds, ...error }): readonly Finding[] => {
    for (const sentence of sentences) {
      const pattern = finds(sentence, sentences)
      const span = pattern && spanIn(sentence, pattern)
      if (!span || !isOwnWord(thesis, span, { past: true, negated: true })) continue
      const finding = errorAt(error, span, request)
      if (finding) return [finding]
    }
    return []
  })
}

type Reading = {
  readonly kind: 'size-too-large' | 'money-needed' | 'kept-from-others'
  readonly weight: number
  readonly ways: Phrasings
  /** The words that show it in a sentence; null where it does not. */
  readonly finds: (sentence: Stated, all: readonly Stated[]) => RegExp | null
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const LEAST_SHARE = 0.25
const FRACTION = `(?:(?<number>a|${NUMBERS.join('|')})[ -](?<part>${PARTS.join('|')})s?)`
const TENS = '(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?'
const SHARE = `(?:${FRACTION}|(?<percent>\\d{2,3}) ?(?:%|percent|per cent)|(?<words>${TENS} ?(?:%|percent|per cent)|half|most|all|everything|the whole|the lot|(?:every|each)(?: last| single)? (?:cent|penny|dollar|euro|pound|franc)))`
/** To the writer; an insurer and the like pay out to nobody else. */
const GAVE = '(?:left|gave|paid|bequeathed|willed|handed(?: down)?|passed on)(?: to)? (?:me|us)(?: out)?'
const PAYS_OUT =
  '(?:what|everything|the money)(?: that)? (?:the|my|our|his|her) (?:[a-z]+ )?(?:insurance|insurer|policy|divorce|lottery|accident|court|union|pension fund) paid out'
/** "What my aunt left me", "the money the insurer paid out", "Granddad's bequest", "her estate". */
const LEFT = `(?:(?:what|everything|whatever|the money|the cash|the sum)(?: that)? (?:(?:my|our|the|his|her) (?:[a-z-]+ ){0,2}[a-z-]+|${PERSON}(?:'s [a-z]+)?|he|she|they) ${GAVE}|${PAYS_OUT}|(?:(?:my|our|his|her) (?:[a-z-]+ )?|${PERSON}'s |my [a-z]+'s |the )(?:bequest|(?<!the )(?:legacy|estate|payout|settlement)|inheritance|life insurance|severance|redundancy(?: money)?|lump sum)(?= ?(?:[.,;:!)]|$|and |is |goes |went |in |into |on |here|now)))`
const OF_LEFT = new RegExp(
  `(?<![a-z\\d])(?:about |roughly |nearly |almost |over |more than )?${SHARE}(?: of)? ${LEFT}(?![a-z])`,
)
const ELSEWHERE =
  /(?<![a-z])(?:in (?:cash|bonds|gilts|the bank|funds?|an? (?:index|fund|etf)|savings|deposits?)|stays?|kept|keep|keeping|safe|untouched|(?:to|for) (?:the )?charity|not in (?:this|here)|spent|went (?:to|on) (?:the|a|my)|tax|mortgage|dividends?|shareholders?|buybacks?|the company|they paid|cutting|trimm?(?:ed|ing)?|reducing)(?![a-z])/

function isGreatShare(words: string): boolean {
  const { number, part, percent, words: told } = OF_LEFT.exec(words)?.groups ?? {}
  if (told) return true
  if (percent) return Number(percent) >= LEAST_SHARE * 100
  if (!number || !part) return false
  return (number === 'a' ? 1 : NUMBERS.indexOf(number) + 1) / (PARTS.indexOf(part) + 2) >= LEAST_SHARE
}

/** What is sold for a share every day, and what a company sells. */
const OF_TRADE =
  /(?<![a-z])(?:shares?|stocks?|positions?|bonds?|gilts?|funds?|etfs?|trackers?|index|calls?|puts?|options?|contracts?|holdings?|names?|winners?|losers?|rest|others?|lot|lots|half|third|quarter|part|some|all|most|tranche|bitcoin|btc|coins?|crypto|gold|silver|treasur\w+|cash|business|unit|division|plant|factory|stake|subsidiary|segment|brand|brands|terminal|mine|mines|network|fleet|portfolio|assets?|inventory|stores?|rights|product|products|services?|bank|miner|one|it|this|that|these|them|miners|banks|dividend|utility|utilities|oil|tech|growth)(?![a-z])/
const SOLD_THING =
  /(?:^|[.;:,] |(?<![a-z])(?:and|so) )(?:i |we |i've |we've |have |i have |we have )?(?:just |even |also )?(?:sold|selling|pawned|pawning|traded in|hocked) (?:my|our|the) (?<thing>(?:[a-z@'-]+ ){0,2}[a-z-]+?) (?:for (?:it|this|these|them)|to (?:get in|buy (?:it|this|these|them|in)|pay for (?:it|this|these|them)|be in (?:it|this|on (?:it|this))|fund (?:it|this)|do (?:it|this)|afford (?:it|this|them))|and (?:bought (?:it|this|these)|put (?:it|the money|everything|all of it) (?:in|into|here)(?: here| this)?))(?= ?(?:[.,;:!)]|$|and |because |while |last |this ))/
const NOT_OWN_SALE = /(?<![a-z])(?:they|management|the company|the board|ceo|he|she|if|would|could)(?![a-z])/

const PLACE = '(?:account|savings|fund|isa|money ?box|piggy bank|nest egg|pot|book|money|jar|trust)'
const OTHERS_ACCOUNT = new RegExp(
  `(?:^|[.;:,] |(?<![a-z])(?:and|so) )(?:i(?:'ve| have)? |we |we've )?(?:just |only )?(?:(?:took|taken|taking|pulled|moved|borrowed)(?: (?:it|this|that|them|the (?:money|cash|sum|lot)|[$€£]?\\d[\\d.,]*k?|all of it|everything))?(?: all)? (?:out of|from)|raided|emptied|cleared out) (?:(?:the|our|my) (?:children|kids|boys|girls|twins|grandchildren|baby|daughter|son|${KIN})(?:'s?|s')?'? |@+'s )(?:[a-z]+ ){0,1}${PLACE}(?![a-z])`,
)
/** "Moved the kids' account into bonds" */
const ELSEWHERE_IN =
  /(?<![a-z])(?:into|to) (?:bonds?|gilts?|cash|an? (?:index|fund|etf|savings)|the (?:bank|index))(?![a-z])/
const BELONGS_TO_OTHERS =
  /^(?:and |but )?(?:the|this) (?:money|cash|sum|whole sum) (?:belongs to|is (?:really |actually |strictly speaking )?that of) (?:the|our|my) (?!share|stock|owner|holder|company|bank\b)(?:[a-z-]+ ){0,3}?[a-z-]+(?= ?(?:[.,;:!)]|$|and ))/
const IN_TRUST =
  /(?<![a-z])(?:i'm|i am|me as|as)(?: only| just| merely)? (?:the|its|their|our|a) (?:[a-z]+ )?(?:treasurer|executor|trustee|guardian|cashier|bookkeeper|secretary)(?![a-z])/
/** "This was going to be the wedding", "the money was meant for Ana's braces". */
const HAD_PURPOSE =
  /(?:^|[.;:,] )(?:it|this|that|(?:the|this|that|my|our) (?:money|cash|sum|lot)|the (?:eight|ten|twelve|twenty|thirty|[a-z]+) thousand) (?:was|were|is|had been) (?:really |actually |originally |once |all )*(?:going to be (?:the|our|my|@+'s|[a-z]+'s) (?:new )?(?<first>[a-z-]+)|(?:meant|saved(?: up)?|put (?:by|aside)|set aside|earmarked|reserved|intended) (?:for|to be|as) (?:the|our|my|an?|@+'s|[a-z]+'s) (?:new |next )?(?<second>[a-z-]+))(?= ?(?:[.,;:!)]|$|and |in |next |this ))/
/** What money of one's own may have been meant for, and no plan of a company. */
const OF_LIFE =
  /^(?:wedding|honeymoon|roof|kitchen|bathroom|house|flat|deposit|car|van|boiler|holiday|trip|baby|nursery|braces|operation|funeral|degree|studies|university|school|college|fees|tuition|education|move|garden|extension|loft|windows|pension|retirement|emergency|emergencies|rent|tax|taxes|cruise|home|teeth|driveway|barn|tractor|wheelchair|studio|workshop)$/
const WRITER = /(?<![a-z])(?:i|we|my|our|me|us|i'm|i'll|i've|we've|we'll)(?![a-z])/

const TELLS_LATER = new RegExp(
  `(?:^|[.;:,] |(?<![a-z])and )(?:(?:i'll|i will|i'd rather|we'll) (?:only )?tell (?:${NEAR_ONE}|her|him|them) (?:when|once|after|as soon as) (?:it|this|they|we|i)(?:'s| is| has|'ve| have|'re| are)? (?:[a-z]+ ){0,2}?(?:up|doubled|tripled|risen|paid|worked|gone up|in profit|green|higher|won|back)|(?:not a word|no word|nothing|not a thing|say nothing|saying nothing)(?: of (?:it|this))? to ${NEAR_ONE}(?: (?:about|of) (?:it|this))?(?: (?:until|till|before|unless) (?:[a-z']+ ?){1,6})?)(?= ?(?:[.,;:!)]|$))`,
)
const THINKS_IT_SAFE = new RegExp(
  `(?:^|[.;:,] |(?<![a-z])and )${NEAR_ONE} (?:still )?(?:thinks|believes|assumes|is sure|supposes)(?: that)? (?:it|it's|the money|that|this|our money|the savings|everything)(?: is|'s| are)? (?:all )?(?:still|safe(?:ly)?) (?:all |safe(?:ly)? )*(?:in|on|at|with) (?:the|our|my|a) (?:[a-z-]+ )?(?:savings|account|bank|deposit|building society|isa|bond|bonds|fixed deposit|pass ?book|safe|mattress)(?: account)?(?![a-z])`,
)
const NOBODY_AT_HOME =
  /(?:^|[.;:,] |(?<![a-z])and )(?:nobody|no one) (?:at home|in (?:the|my|our) (?:family|house)|here at home) (?:(?:needs to|has to|is to|should|must|will|shall) (?:hear|know|learn|find out)|knows|needs to be told)(?: (?:of|about))?(?: (?:it|this|this one|that))?(?= ?(?:[.,;!)]|$|yet|before |until |till |so ))/
const IS_SURPRISE =
  /(?<![a-z])(?:surprise|birthday|present|gift|anniversary|insider|client|compliance|nda|embargo)(?![a-z])/

const ONCE_ONLY: Phrasings = [
  'You write {words}: with {ticker} at half its price half of that is gone, and it is not paid a second time.',
]
const NOW_A_PRICE: Phrasings = [
  'With {words} something that you had has become a price, and that of {ticker} can halve.',
]
const FOR_SOMETHING: Phrasings = ['You write {words}: what the money was for stays wanted at every price of {ticker}.']
const OTHERS: Phrasings = [
  'You write {words}: that is other people’s money, and it has to be whole when they come for it.',
]
const UNTOLD: Phrasings = ['You write {words}: would the sum be the same if that were told first?']

const READINGS: readonly Reading[] = [
  {
    kind: 'size-too-large',
    weight: 87,
    ways: ONCE_ONLY,
    finds: ({ words }) => (isGreatShare(words) && !ELSEWHERE.test(words) ? OF_LEFT : null),
  },
  {
    kind: 'size-too-large',
    weight: 84,
    ways: NOW_A_PRICE,
    finds: ({ words }) => {
      const thing = SOLD_THING.exec(words)?.groups?.thing
      return thing && !OF_TRADE.test(thing) && !/@/.test(thing.replace(/@+'s /, '')) && !NOT_OWN_SALE.test(words)
        ? SOLD_THING
        : null
    },
  },
  {
    kind: 'money-needed',
    weight: 88,
    ways: OTHERS,
    finds: ({ words }) => (OTHERS_ACCOUNT.test(words) && !ELSEWHERE_IN.test(words) ? OTHERS_ACCOUNT : null),
  },
  {
    kind: 'money-needed',
    weight: 88,
    ways: OTHERS,
    finds: ({ words }, all) =>
      BELONGS_TO_OTHERS.test(words) && all.some((each) => IN_TRUST.test(each.words)) ? BELONGS_TO_OTHERS : null,
  },
  {
    kind: 'money-needed',
    weight: 85,
    ways: FOR_SOMETHING,
    finds: ({ words }, all) => {
      const { first, second } = HAD_PURPOSE.exec(words)?.groups ?? {}
      return OF_LIFE.test(first ?? second ?? '') && all.some((each) => WRITER.test(each.words)) ? HAD_PURPOSE : null
    },
  },
  {
    kind: 'kept-from-others',
    weight: 80,
    ways: UNTOLD,
    finds: ({ words }, all) => {
      if (all.some((each) => IS_SURPRISE.test(each.words))) return null
      return [TELLS_LATER, THINKS_IT_SAFE, NOBODY_AT_HOME].find((each) => each.test(words)) ?? null
    },
  },
]
