import { together } from '../../../../language/together.ts'
import { words } from '../../../../language/wording.ts'
import { type Shape, tail } from './shape.ts'

const STREAK = words(
  '(?:[a-z]+|\\d+) (?:days|weeks|months|quarters|years|times) out of (?:[a-z]+|\\d+)|(?:every|each) (?:single )?(?:day|week|month|quarter|year|time|dip|morning)|so far this year|all (?:year|month|week|summer|winter)|for (?:weeks|months|years) (?:now|on end)|week after week|month after month|day after day|year after year',
)
const WENT_UP = words(
  '(?:was|is|closed|ended|stood|went|goes|came out|finished|opens?|opened) (?:[a-z]+ )?(?:higher|up|green)|rose|rises|climb(?:s|ed|ing)|new highs?|gain(?:s|ed)|green|made (?:me )?money|paid off|worked|bounc(?:es|ed) back|gets? bought|(?:has )?recovered',
)

/** What the price was, or has just done, in the place of what it is worth. */
export const ANCHORING_SHAPES: readonly Shape[] = [
  {
    kind: 'gamblers-fallacy',
    weight: 71,
    pattern: words(`
      (?:down|red|lower|falling|fell|fallen) (?:for )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:straight|consecutive) (?:days|weeks|months|sessions)|
      (?:gone|went|fallen|falls|been|fell|dropped|closed|down|red|lower) (?:down |lower |red )?(?:for )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:straight |red |losing |bad )?(?:days|weeks|months|sessions) (?:in a row|straight|running|on end)|(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:red|losing|bad|down) (?:days|weeks|months|sessions)(?: in a row)?,? (?:so |now )?(?:it|this|the next|tomorrow)`),
    unless: /dividend|revenue|sales|margin|orders|comps|traffic|guid|earnings|i sell|i'm out|then i/,
  },
  {
    kind: 'recency',
    allows: ['isSupposed'],
    pattern: words(`
      (?:chart|line|stock|it|price|trend) (?:just |only |simply |keeps )?(?:goes|going|points|pointing|looks) (?:straight )?(?:up and to the right|straight up|one way|up every (?:day|week|month|year|time)|up(?= and thats| and that's| anyway|[.,;!]|$))|up and to the right|
      (?:it |this |that |btc |bitcoin |gold )?(?:does|did|makes|made|returns|returned) \\d+(?: ?%| percent)? (?:a|per|every) year(?= ?(?:[.,;!]|$))(?=[^.;!?]*(?:arithmetic|math|so|easy|$))`),
  },
  {
    kind: 'low-price-as-cheap',
    of: 'others',
    allows: ['isSupposed'],
    pattern: words(`
      (?:at|for|only|just) (?:\\$?\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:bucks|dollars)(?: a share)? (?:what (?:can|do) i|you (?:can't|cannot|get)|i (?:can't|cannot|get)|it (?:can't|cannot))${tail(3)}`),
  },
  {
    kind: 'fall-as-reason',
    allows: ['isSupposed', 'isNegated'],
    isRhetorical: true,
    pattern: words(`
      how (?:much )?(?:lower|further|low|far|deep) (?:can|could|will) (?:it|this|they) (?:possibly |really |still )?(?:go|get|fall|sink|drop)|how (?:could|can) it (?:possibly |ever |really )?(?:go|fall|get|sink) (?:any )?(?:lower|further)|(?:not|can't|cannot|can) (?:really )?(?:go|get|fall|sink|drop) (?:that )?(?:much|any) (?:lower|further|more)`),
  },
  {
    kind: 'anchoring-to-past-price',
    allows: ['isPast', 'isSupposed'],
    pattern: words(`
      was \\$?\\d[\\d.,]*(?= ?[.,;!]? ?(?:and |it's |its |is |it is )*(?:now|today)(?: only| at| just| it's| its| it is| is)* \\$?\\d)|(?:used to own|owned|bought) (?:this|it) at \\$?\\d+`),
  },
  {
    // A low of before as what holds the price.
    kind: 'anchoring-to-past-price',
    of: 'others',
    at: 'purchase',
    weight: 64,
    says: [
      'You write {words}: who buys there, and why would they?',
      'You write {words}: what would {ticker} have to report for that not to hold?',
    ],
    pattern: words(
      '\\$?\\d[\\d.,]* (?:is|must be|has to be) (?:the|its|a (?:hard|solid|real|natural)) (?:floor|bottom)(?= ?(?:[.,;!)]|$|for|of this|here|and))|(?:has |have )?(?:bounced|turned|held|stopped falling)(?: up)? (?:off|at|from) \\$?\\d[\\d.]*,? (?:twice|(?:two|three|four|five|six|\\d) times)|(?:a|the) floor (?:is|lies|sits) (?:under|below|beneath) (?:the |this )?(?:price|stock|share)s?',
    ),
  },
  { kind: 'recency', of: 'others', pattern: together([STREAK, WENT_UP]) },
  {
    kind: 'recency',
    at: 'purchase',
    of: 'others',
    allows: ['isPast'],
    pattern: words(
      '(?:bounced|bounces|held|turned)(?: (?:off|at|from) (?:it|that|here|there|this))? (?:twice|two times|three times|four times|five times|\\d times|every time)(?: (?:at|off|from) (?:the )?\\$?[a-z0-9]+)?|(?:so )?(?:this|that|it) (?:is|must be) the (?:floor|bottom)(?! line)|the (?:bottom|low) is in(?= ?(?:[.,;!]|$))',
    ),
  },
  {
    // After so many of one kind, one of the other is owed.
    kind: 'gamblers-fallacy',
    at: 'not-sale',
    of: 'others',
    unless:
      /(?<![a-z])(?:debt|loan|bond|report|earnings|payment|refinanc\w*|tax|rent|bill)s? (?:is|are|falls?|comes?) (?:over)?due/,
    pattern: together([
      words(
        "(?:is|are|it's|be|been|we're|i'm|i am|long|so|now) (?:so |long |now |also |really )*(?:owed|due|overdue)(?: for)?(?: (?:a|an|one|some|its|the))?(?: (?!(?:date|diligence|on|in|by|to)(?![a-z]))[a-z]+){1,3}|(?:odds|luck|probability|chances?|statistics|law of averages) (?:is|are|must be|has to be|have to be|turns?|now) ?(?:now )?(?:on (?:my|our) side|in (?:my|our) favou?r|with (?:me|us)|for (?:me|us)|better now|higher now)",
      ),
      words(
        'in a row|straight|running|consecutive|on end|(?:dry|bad|losing|cold) (?:spells?|streaks?|runs?|years?|patch)|every (?:time|year|quarter)|so (?:many|often|long)|law of averages|always (?:comes?|turns?)|(?:down|red|losing) (?:days|weeks|months|quarters|years)|(?:two|three|four|five|six|\\d+) (?:losers|losses)(?! of)',
      ),
    ]),
  },
  {
    kind: 'low-price-as-cheap',
    at: 'not-sale',
    of: 'others',
    weight: 64,
    isRhetorical: true,
    allows: ['isSupposed', 'isNegated'],
    pattern: words(
      "(?:(?<=(?:^|[.!?] ?))\\$?\\d(?:\\.\\d+)?(?: (?:a share|bucks|dollars))?|(?:at|for|only|just) \\$?\\d(?:\\.\\d+)?(?: (?:a share|bucks|dollars))?)[.,;!]? (?:how (?:much )?(?:lower|further|low|far)|what (?:can|could|is there to)|(?:it |you )?(?:can't|cannot|hardly))(?: [a-z]+){0,4}",
    ),
  },
]
