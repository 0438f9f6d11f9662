import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { SELF, type Shape, tail } from './shape.ts'

/** Of whom something may be inherited, a loyalty too. */
const FAMILY = '(?:grand)?(?:father|mother|dad|mom|mum|pa|ma|parents|uncle|aunt|family|husband|wife)'

/** Whom people make answer for a price, and what they are said to do to it. */
const BIG_PLAYERS = words(
  'shorts|short[- ]?sellers?|hedge funds?|market makers?|algos?|algorithms|bots?|media|press|journalists?|wall street|institutions|whales|big money|citadel|the big (?:boys|funds)',
)
const PLAYS_FOUL = words(
  'manipulat\\w*|suppress\\w*|attack\\w*|rigged|lies?|lied|lying|steal\\w*|conspir\\w*|keep(?:s|ing)? (?:it|us|the price) (?:down|low)|push(?:ing|es|ed)? (?:it |the price )?down|want (?:us|me|our) (?:to|shares)|shake (?:us|me) out|play(?:ing)? games|fake (?:shares|news)|hold(?:ing)? it down|scare (?:us|me)|whatever they (?:want|like|please)|dump(?:ed|ing|s)? (?:it |them )?on (?:us|me|retail)|pin(?:s|ned|ning)? (?:it|this|the price|this thing)|rob(?:bed|s|bing)? (?:us|me)|cheat(?:ed|s|ing)? (?:us|me)',
)

/** What does not let anything speak against it. */
export const CONFIRMATION_BIAS_SHAPES: readonly Shape[] = [
  {
    kind: 'attachment',
    allows: ['isSupposed', 'isPast', 'isNegated'],
    unless: /\d ?%|revenue|margin|earnings|vest|pension (?:plan|fund)/,
    pattern: words(`
      (?:feel|be) like a traitor|be the (?:one|first) (?:who|to) (?:lets?|sells?)(?: it| them)? ?(?:go)?|(?:part|piece) of me would die|bury me with (?:it|them)|not selling,? (?:not (?:one|a) share|ever|never)(?: [a-z]+)?|not (?:one|a single) share,? not ever|
      (?:my|our) (?:late )?${FAMILY} (?:worked|drove|built|had|held|owned|wore|swore|retired)(?: [a-z]+){0,6}(?= ?(?:[.,;!]|$))|i just like the stock|my (?:mum|mom|dad|father|mother|grandfather|grandmother)'s (?:pension|savings|shares)${tail(4)}`),
  },
  {
    kind: 'confirmation',
    pattern: words(
      `i (?:won't|will not|don't|do not) let (?:anyone|anybody|journalists|the media|people|them|analysts|the bears) (?:tell me|talk me)${tail(4)}`,
    ),
  },
  {
    kind: 'hope',
    of: 'others',
    at: 'hold',
    pattern: words(`
      (?:will|should|can|gotta|must) (?:turn|save|fix|rescue|lift) (?:it|this|them|things|everything|the company|the stock|us)(?: around)?(?= ?(?:[.,;!]|$| one day| some day| soon| in time))|(?:better|good|brighter|happier) (?:times|days) (?:will|are|must|have to|should)?(?: [a-z]+)?`),
  },
  {
    kind: 'overconfidence',
    of: 'others',
    allows: ['isNegated'],
    at: 'not-sale',
    unless: /(?<![a-z])(?:say|says|said|thinks?|they say|supposedly|used to)(?![a-z])/,
    pattern: words(`
      (?:nobody|no one|nothing) can (?:catch|beat|touch|stop|hurt|replace) (?:them|it|this|him|her|us)|(?:they|it|he|she|elon|jensen|apple|amazon|this) never (?:fails?|loses?|disappoints?)(?: in the end)?|(?:will|would) never let (?:it|them|this) (?:die|fail|go|fall)|there (?:is|can be) no second best|mathematical(?:ly)? certain(?:ty)?|(?:can't|cannot) go (?:bust|bankrupt|under|broke)|win(?:s|ner)? (?:no matter what|either way|whatever happens)`),
  },
  {
    kind: 'attachment',
    allows: ['isSupposed', 'isPast'],
    unless: /\d ?%|revenue|margin|earnings|sales/,
    pattern: together([
      SELF,
      words(
        'heart|loyal(?:ty)?|belongs? to (?:me|us|the family)|part of (?:me|us|my life|our lives)|family tradition|so proud|sentimental|childhood|memories|inherited|heirloom|old friend|in my blood|betray(?:al|ing)?|disloyal',
      ),
    ]),
  },
  {
    kind: 'blames-others',
    at: 'not-sale',
    unless: /\d ?%|lawsuit|settle|fine of|court|investigat/,
    pattern: together([BIG_PLAYERS, PLAYS_FOUL]),
  },
  {
    kind: 'overconfidence',
    at: 'not-sale',
    of: 'others',
    allows: ['isNegated'],
    // A vow is no forecast: "I won't sell it this time, no matter what happens".
    unless:
      /(?<![a-z])(?:if|says?|said|rule|stop|(?:i|we)(?:'ll| will| am| are| do|'m|'re|'d| would)?(?: (?:not|never)|n't)?(?: ever)?(?: going to)? (?:sell|buy|hold|add|leave|keep|part|quit|exit|give|let|panic|touch|trade|trim|take|move|watch|look|check|blink|budge)(?:ing)?|(?:i|we) (?:won't|wouldn't|can't|cannot|don't|shan't)(?: ever)? [a-z]+)(?![a-z])/,
    pattern: together([
      words(
        "won't|will not|(?:is|are|am)(?: not|n't) (?:going to|about to)|can't|cannot|never|will always|always will",
      ),
      words(
        'whatever happens|no matter what|come what may|under any circumstances|in any world|in (?:a|one) (?:hundred|million|thousand) years',
      ),
    ]),
  },
  {
    // The voices against it, and what is said of those who have them instead of what they say.
    kind: 'confirmation',
    at: 'not-sale',
    of: 'others',
    allows: ['isNegated', 'isReported', 'isPast'],
    unless:
      /(?<![a-z])(?:fair|valid|good) (?:point|question|argument)|(?:they|he|she|bears?) (?:may|might|could) be right|is right that/,
    pattern: together([
      words(
        '(?:bear|bearish|short|negative|critical|sell)(?:-| )?(?:pieces?|articles?|reports?|cases?|thesis|notes?|arguments?|sellers?|side|calls?)|(?:the )?(?:bears|critics|s[ck]eptics|doubters|naysayers|haters)|(?:every(?:one|body)|anyone|people|those|whoever) (?:who |that )?(?:disagrees?|doubts?|hates?|is against)',
      ),
      words(
        "(?:have |has |had )?never (?:met|ran|run|built|worked|owned|held|used|set foot|understood|made|been|seen|driven|touched)|(?:don't|do not|doesn't|does not|didn't) (?:get|understand|use|know)|(?:no|without any) (?:idea|clue)|skipp?ed|stopped (?:reading|listening)|closed the tab|paid (?:to|by|off)|clickbait|jealous|(?:an|have an|with an) agenda|idiots?|morons?|laugh(?:ed|able|ing)?|bored me|wrong (?:for years|every time|since)|written by",
      ),
    ]),
  },
  {
    // A loss that others are made to answer for.
    kind: 'blames-others',
    at: 'sale',
    when: 'loss',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast', 'isReported'],
    pattern: together([BIG_PLAYERS, PLAYS_FOUL]),
  },
  {
    kind: 'blames-others',
    of: 'others',
    allows: ['isNegated', 'isSupposed', 'isPast'],
    pattern: words(
      '(?:without|if not for|but for|were it not for|had it not been for|thanks to) (?:the |these |those )?(?:hedge funds?|short[- ]?sellers?|shorts|market makers?|algos?|bots|media|press|journalists?|analysts?|fed|politicians|insiders|whales)',
    ),
  },
]
