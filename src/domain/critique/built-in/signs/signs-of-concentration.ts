import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

const ABOUT =
  '(?:(?:about|around|roughly|nearly|almost|close to|over|more than|some|maybe|just|now|well|fully|like|easily|a good|basically) ){0,2}'
/** A fourth or more, in figures or in words. */
const GREAT_SHARE =
  '(?:(?:2[5-9]|[3-9]\\d|100) ?(?:%|per cent)|(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? ?(?:%|per cent)|(?:a |one )?(?:third|quarter|half)|two[- ]thirds|three[- ]quarters|most|the (?:bulk|whole|lot|better part|whole lot|most part)|all|everything)'
const SAVED =
  '(?:have|have got|got|own|saved|owned|possess)(?:(?: ever)? (?:saved|put (?:by|away|aside)|set aside|got|owned))?|put (?:by|away|aside)|set aside'
/** What somebody owns, as a whole, or what they are to live on. */
const ALL_ONES_OWN = `(?:my|our) (?:[a-z']+ ){0,2}?(?:savings|pension|pension (?:pot|fund)|super|superannuation|isa|tfsa|rrsp|provident fund|epf|retirement|nest egg|portfolio|net worth|lump sum|severance|redundancy|inheritance|wealth|capital|money)|(?:what|everything|all|whatever|the money)(?: that)? (?:i|we)(?:'ve|'d)? (?:ever |now )?(?:${SAVED})(?! (?:to|been|no|not|a|an|read|seen|heard|learned|said|done|wrong|right|on|left|against)(?![a-z]))`
const COIN =
  '(?:cent|penny|dime|dollar|euro|pound|peso|rupee|naira|rand|krone|kroner|krona|franc|shilling|ringgit|zloty|yen|yuan|real|won|lira)'
/** "My whole TFSA", "every peso we put aside" */
const ALL_AT_ONCE = `(?:my|our) (?:whole|entire|full) (?:[a-z]+ )?(?:isa|tfsa|rrsp|super|sipp|kiwisaver|epf|ppf|account|pot|savings|pension|nest egg|portfolio)|(?:every|each)(?: last| single)? ${COIN}(?: that)? (?:i|we)(?:'ve|'d| have| had)? (?:ever )?(?:${SAVED})(?! (?:to|not)(?![a-z]))`
const PART = `(?:${ALL_AT_ONCE}|${ABOUT}${GREAT_SHARE}(?: of)?(?: all)? (?:${ALL_ONES_OWN}))(?: for (?:the|my|our) [a-z]+)?`
const HERE =
  '(?:in(?:to)?|on|to) (?:this(?: one)?|it|here|them|that one|one (?:share|stock|company|name|ticker|bet|bank|business|place))|goes in(?:to)?|is in(?: it| this| here| them)|here|there'
/** Where the words end, or go on with this purchase: what is kept elsewhere is not at stake in it. */
const ENDS_HERE = `(?= ?(?:[.,;!)]|$|and |but |because |so |lol|haha|after |now|today|with this|which |from |after this|${HERE})(?! ?(?:is|are|was|were|stays?|sits?|goes) in (?:cash|bonds|funds?|an? |the )))`

const WHAT_WOULD_BE_LEFT = [
  'You write {words}: if {ticker} fell by half, what would that leave of all that you own?',
] as const

/** How much of what somebody has stands or falls with this purchase, where no sign of size in other words sees it. */
export const SIGNS_OF_CONCENTRATION: readonly Sign[] = [
  {
    kind: 'size-too-large',
    of: 'others',
    weight: 87,
    at: 'purchase',
    allows: ['isSupposed'],
    unless:
      /(?<![a-z])(?:index|etf|if i (?:put|had|bet)|would be too much|rebalanc\w*|(?:hedge|protect|insur)[a-z]*)(?![a-z])/,
    pattern: words(`
      (?:this|that|it|which|they)(?: one| position| buy| purchase| share| stock)?(?:'s| is|'ll be| will be| will then be| would be| makes| makes up| will make| comes to| amounts to| takes(?: up)?| represents| equals) ${PART}${ENDS_HERE}|
      (?:put|putting|moved|moving|placed|threw|throwing|bet|betting|staked|invested|investing|committed|committing|used|using|poured|sank|took|taking)(?: in| into it| down)? ${PART}(?: ${HERE}|${ENDS_HERE})|
      (?<=(?:^|[.!?;:(,] ))${PART}(?= ?(?:[.!)]|$|lol|haha|since|, \\d|,? (?:but|and) i(?![a-z]))| (?:(?:is |will be )?(?:going |now )?(?:${HERE})|goes (?:in(?:to)?|here|on)|went (?:in(?:to)?|here|on)|moved|rides on|hangs on|depends on))|
      (?:brings|takes|puts|gets|makes|leaves) (?:me|us|it) (?:to|at|up to|with) ${ABOUT}${GREAT_SHARE}(?: of)? (?:${ALL_ONES_OWN}|(?:the|my whole) (?:portfolio|account|depot|pot|isa))|
      (?:with|after) this(?: one| buy| purchase)?,? (?:[a-z]+ )?(?:is|are|i have|i am at|it's|makes) ${PART}|
      (?:put|putting|invest(?:ed|ing)?|moved|moving)(?: in)? (?:what is left|what's left|what remains|all that is left|(?:all )?the rest|the money|what (?:i|we)(?:'ve)? ?(?:got|have|had|saved|earned|own))(?: (?:from|of|after) [a-z' ]{2,30})?(?:, (?:which is |that is |that's |so )?| \\()${ABOUT}(?:[3-9]\\d|100) ?%(?= ?(?:[.;!)]|$))|
      (?<=(?:^|[.!?;:(] ))(?:and |so )?(?:all(?: of it)?|everything|the lot|every (?:cent|penny|dollar|euro))(?: (?:that )?(?:is|was|i had|we had))? (?:from|in|out of|of) (?:the|my|our) (?:[a-z]+ ){0,2}(?:account|fund|pot|savings|isa|pension|jar|kitty)(?= ?(?:[.,;!]|$))`),
    says: WHAT_WOULD_BE_LEFT,
  },
  {
    // The plan was smaller, and the words say so.
    kind: 'size-too-large',
    of: 'others',
    weight: 71,
    at: 'purchase',
    allows: ['isPast'],
    pattern: words(`
      (?:(?:i|we)(?:'ve| have|'m| am)? |(?<=(?:^|[.!?;:] )(?:so |and )?))(?:bought|buying|buy|took|taking|take|added|adding|add)(?: in)? (?:(?:(?:\\d+|twice|double|three times|far|much|a lot|a bit|a few|some|one|two|three|four|five|six|ten) )?(?:(?:shares?|contracts?|units?) )?(?:(?:more|bigger)(?: (?:shares?|contracts?))? than|as (?:many|much) as)|(?:twice|double|three times) what) (?:i|we)(?:'d| had)? (?:planned|intended|meant to|wanted to|allowed myself)(?! for)`),
    says: [
      'You write {words}: by what was the smaller number chosen, and what of that has changed?',
      'You write {words}: what had the plan been smaller for?',
    ],
  },
  {
    // Whose money it was says how much it is: a home that was sold, a year of wages, what is paid out once in a life.
    kind: 'size-too-large',
    of: 'others',
    weight: 86,
    at: 'purchase',
    allows: ['isPast'],
    unless: /(?<![a-z])(?:index|etf|a (?:small )?part of|a bit of|a tenth of|some of|\d ?% of the)(?![a-z])/,
    pattern: words(`
      (?:put|putting|moved|moving|with|using|used|invest(?:ed|ing)?|placed|staked|bet|it is|it's|this is|from|goes|here goes)(?: in)? (?:all )?(?:the )?(?:money|cash|proceeds) (?:i |we )?(?:got |had |made )?(?:from|for|of) (?:the sale of |selling |the )?(?:(?:my|our|the|mum's|mom's|dad's|mother's|father's|her|his|granny's|nan's|family) )(?:[a-z]+ )?(?:house|flat|home|apartment|farm|land|shop|bungalow|cottage|cattle|cows|business|practice|boat|taxi)(?: sale)?|
      (?:with|using|used|put in|from) (?:all )?the (?:money|cash|proceeds) (?:from|for|of) (?:the|my|our) (?:truck|car|van|caravan|motorhome|tractor|boat|taxi|house|flat|apartment|farm|cottage|land|shop|piano|rings?|jewell?ery)(?: sale)?(?= ?(?:[.,;!]|$))|
      (?<=(?:^|[.!?;:,] |with |is |put |using |bet ))(?:all )?(?:my|our|the) (?:farm|flat|redundancy|divorce|lump[- ]sum|life insurance|retirement|pension|lottery|inheritance) money(?= ?(?:[.,;!]|$|in|on|goes|went|and |here))|
      (?:put|putting|bet|staked|invest(?:ed|ing)?|threw|goes|that's|this is|it's|is|for)(?: in)? ${ABOUT}(?:(?:a|one|half a|two|three) years?'?s?'?|(?:[3-9]|1\\d|three|four|five|six|eight|nine|ten|twelve|eighteen) months'?)(?: worth)?(?: of)?(?: my| our)? (?:salary|salaries|wages|pay|pension|take[- ]home(?: pay)?)(?= ?(?:[.,;!]|$|in|on|here|and ))`),
    says: WHAT_WOULD_BE_LEFT,
  },
]
