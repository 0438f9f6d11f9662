/** A company's name in the texts that these patterns read; § is a word for the share. */
const NAME = '¤'

/** Puts two signs into a text: one for the names of its share, as they are written, and one for every word for a share. */
export function signsOfShare(names: readonly string[]): (text: string) => string {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const own = new RegExp(`(?<![\\p{L}\\d$-])\\$?(?:${escaped.join('|')})(?![\\p{L}\\d’'-])`, 'gu')
  return (text) => (names.length === 0 ? text : text.replace(own, NAME)).replace(SHARE_WORDS, '§')
}

const SHARE_WORDS =
  /(?<![\p{L}\d-])(?:(?:the |my |our |this )?(?:stock(?: price)?|shares?|share price|stock price)|(?:the|my|this) option|(?:die|diese|meine|unsere) (?:aktien?|anteile|option)|(?:der|ihr) (?:aktien)?kurs|das papier|der titel)(?![\p{L}\d-])/giu

/** Words up to a number, and perhaps behind it, by which it is a price that the share should reach. */
export type AimPattern = {
  /** Ends where the number begins. */
  readonly before: RegExp
  readonly after?: RegExp
  /**
   * What makes the number a price: a word for the share, a name of its company, a pronoun that may mean it, what the writer does or sees without
   * naming it, or a word that is said of prices alone.
   */
  readonly subject: 'share' | 'name' | 'pronoun' | 'writer' | 'price'
}

/** What may open a clause before its subject. Behind any other word the share is no subject: “the staff of IBM will rise to 120”. */
const START =
  '(?<start>(?:^|[,;:!?("“–—-] ?|(?<![a-zäöü])(?:and|but|because|if|when|until|till|once|that|so|think|thinks|expect|expects|believe|believes|sure|hope|hopes|guess|say|says|as|while|then|or|before|since|where|dass|weil|wenn|denn|und|aber|bis|sobald|glaube|denke|falls) )(?:i think |i believe |personally |soon |maybe |perhaps |eventually )?)'
const NEAR =
  '(?:(?:about|around|roughly|nearly|almost|over|above|near|past|perhaps|maybe|say|some|etwa|rund|mindestens|ca\\.|at least) )*'
const WILL =
  "(?:'ll|'d| will| would| should| can| could| may| might| must| has to| have to| needs? to| is going to| are going to| ought to)(?: [a-z]+ly| well| soon| then| still| easily)?"
const BE_AT =
  '(?:be|stand|trade|end|finish|close)(?: (?:back|again|up|the year|this year|next year))? (?:at|above|over|near|around|past) '
const GOES =
  '(?:go(?:es)?|going|gets?|heads?|heading|headed|climbs?|runs?|rises?|moves?|returns?|recovers?|rallies|rally|rebounds?|bounces?|comes?|falls?|drops?|doubles?|triples?)(?: (?:back|up|down|again|straight))* (?:to|towards?|above|over|past|for) '
const REACHES = '(?:reach(?:es)?|hits?|touch(?:es)?|tops?|pass(?:es)?|crosses) '
const SEES = '(?:sees?|expects?|aim for|aims for|aiming for|hopes? for|hoping for|predicts?|wants?)'
const I = "(?:i|we)(?:'m| am| are)?(?: [a-z]+ly| still| now| do)?"
const I_WILL =
  "(?:(?:i|we)(?:'ll|'d|'m| am| are)?(?: (?:will|would|plan|want|mean|intend|hope|going|to|only|then|also|should|still|might))* )"
const OF_THEM =
  '(?: (?:all|half|some|everything|it|them|the rest|a third|[§¤]|of it|of them|ich|wir|alles|sie|die hälfte))*'
const SELL = `(?:sell|selling|take profits?|taking profits?|trim|exit|get out|out)${OF_THEM} (?:at|above|over|near|around) `
const IS_WORTH = "(?:'s| is| are)? (?:easily |really |still )?worth "

const DE_GOES = '(?:geht|steigt|läuft|klettert|fällt|kommt|steht|notiert|gehen|steigen|klettern|fallen|stehen)'
const DE_AT = '(?:auf|über|bis|unter|bei|an die|zu) '
const DE_SOON = '(?: (?:noch|wieder|bald|dann|wohl|sicher|locker|irgendwann|einmal|langfristig|ich|wir))*'
const DE_MODAL = '(?:wird|werden|soll|sollen|sollte|sollten|kann|könnte|können|muss|müsste|dürfte|dürften)'
const DE_INFINITIVE = /^ (?:steigen|gehen|stehen|klettern|fallen|kommen|notieren|laufen)(?![a-zäöü])/
const DE_REACHED = /^ (?:erreichen|erreicht)(?![a-zäöü])/

const aim = (subject: AimPattern['subject'], before: string, after?: RegExp): AimPattern => ({
  subject,
  before: new RegExp(`${before}${NEAR}$`),
  ...(after && { after }),
})

/** What something that goes to a price is said to do, in whichever way it is named. */
const aimsOf = (subject: 'share' | 'name' | 'pronoun', it: string, sie: string): readonly AimPattern[] => [
  aim(subject, `${START}${it}${WILL} (?:${BE_AT}|${GOES}|${REACHES})`),
  aim(subject, `${START}${it}(?: is|'s| are)? (?:${GOES}|${REACHES})`),
  aim(subject, `(?<start>(?<![a-z])(?:until|till|when|once|if|before) )${it} (?:is|are) (?:back )?(?:at|above|over) `),
  aim(subject, `${START}${it}${IS_WORTH}`),
  aim(
    subject,
    `(?<start>(?<![a-z])(?:${SEES}|see|expect|want) )${it}(?: to)? (?:${BE_AT}|${GOES}|${REACHES}|be worth |(?:at|near|around|above|over) )`,
  ),
  aim(subject, `${START}${sie} ${DE_GOES}${DE_SOON} ${DE_AT}`),
  aim(subject, `(?<start>^|[,;:] ?|[a-zäöü]+ )${DE_GOES} ${sie}${DE_SOON} ${DE_AT}`),
  aim(subject, `${START}${sie} ${DE_MODAL}(?: [a-zäöüß]+){0,3} ${DE_AT}`, DE_INFINITIVE),
  aim(subject, `${START}${sie} ${DE_MODAL}(?: [a-zäöüß]+){0,2} `, DE_REACHED),
  aim(
    subject,
    `${START}${sie}(?: [a-zäöüß]+){0,2} (?:${DE_AT})?`,
    /^ (?:steigt|geht|steht|klettert|fällt|erreicht)(?![a-zäöü])/,
  ),
  aim(subject, `${START}${sie} ist${DE_SOON} `, /^ wert(?![a-zäöü])/),
  aim(subject, `(?<start>(?<![a-zäöü])(?:sehe|sehen|erwarte|erwarten)(?: ich| wir)? )${sie}${DE_SOON} ${DE_AT}`),
]

export const AIM_PATTERNS: readonly AimPattern[] = [
  ...aimsOf('share', '§', '§'),
  ...aimsOf('name', NAME, NAME),
  ...aimsOf('pronoun', '(?:it|this|the price|price)', '(?:sie|er|es)'),
  aim('writer', `${START}${I} ${SEES} `),
  aim('writer', `${START}${I} (?:want|expect|hope)(?: to see| for)? `),
  aim('writer', `(?<start>(?:^|[;:!?(–—] ?|\\. ?))(?:i'm |i am )?${SELL}`),
  aim('writer', `${START}${I_WILL}${SELL}`),
  aim(
    'writer',
    '(?<start>^|[,;:] ?)at ',
    /^,? (?:i|we)(?:'ll| will|'d| would|'m| am)? (?:sell|take profits?|trim|exit|get out|out)(?![a-z])/,
  ),
  aim(
    'writer',
    `(?<start>)(?<![a-z])my (?:own |first |next |real )?(?:target|goal|aim)(?: is| of| at|:| =| remains| stays)? (?:still )?`,
  ),
  aim('writer', `(?<start>^|[;:] ?)(?:target|goal)(?::| of| is)? `),
  aim(
    'writer',
    '(?<start>^|[,;:] ?|(?:and|but) )',
    /^ (?:is|remains|stays) (?:still )?my (?:own |first |next |real )?(?:price )?(?:target|goal|aim)(?![a-z])/,
  ),
  aim('writer', `(?<start>^|[,;:] ?|(?:und|weil|denn) )(?:ich )?(?:sehe|erwarte)(?: ich)? `),
  aim(
    'writer',
    `(?<start>^|[,;:] ?|(?:und|dann|aber|daher) )(?:ich )?(?:verkaufe|verkauf|ausstieg)${OF_THEM} (?:bei|ab|zu|über) `,
  ),
  aim('writer', '(?<start>^|[,;:] ?)(?:bei|ab|über) ', /^,? (?:verkaufe|steige) (?:ich|wir)(?![a-zäöü])/),
  aim('writer', '(?<start>)(?<![a-zäöü])mein ziel(?: ist| sind| liegt bei| bleibt|:)? '),
  aim(
    'price',
    '(?<start>)(?<![a-z])(?:price (?:target|goal|objective)s?|pt)(?: is| of| at|:| =| remains| stays)? (?:still )?',
  ),
  aim('price', '(?<start>)(?<![a-z])(?:a|my|the|our) ', /^ (?:price target|pt)(?![a-z])/),
  aim('price', '(?<start>)(?<![a-zäöü])(?:kursziel|preisziel|zielkurs)(?: ist| von| bei| liegt bei| bleibt|:)? '),
  aim('price', '(?<start>)(?<![a-zäöü])', /^ (?:ist|bleibt) (?:mein|das) (?:kursziel|preisziel|zielkurs)(?![a-zäöü])/),
  aim('price', `(?<start>)(?<![a-zäöü])(?:fair|intrinsic) value(?: is| of| at|:| =)? `),
  aim('price', '(?<start>)(?<![a-zäöü])(?:fairer|innerer) wert(?: ist| von| bei| liegt bei|:)? '),
]
