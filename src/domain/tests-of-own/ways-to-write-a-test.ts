import type { OwnTestThen } from './own-test.ts'

/**
 * One way to write a test in a sentence, as a pattern over its plain text. The groups: `condition` is what would have to
 * happen, `end` what then follows.
 */
export type Way = {
  readonly pattern: RegExp
  /**
   * - `straight`: the condition breaks the test
   * - `reversed`: the test is broken where the condition does not hold ("as long as", "or I sell")
   * - `before`: the sentence before is the condition, and broken where it does not hold ("If it doesn't, I sell")
   * - `stop`: the condition is a loss or a price at which it ends
   */
  readonly takes: 'straight' | 'reversed' | 'before' | 'stop'
  /** What follows, where no words say it. */
  readonly followedBy?: OwnTestThen
  /** Only where a figure, or a count of events, stands in the condition: "two misses and I'm out". */
  readonly needsFigure?: true
}

const IF =
  '(?:if and when|only if|if|when|once|should|whenever|as soon as|(?:the|any) (?:moment|day|minute|second|quarter|time|first time|next time)(?: that)?|in case(?: of)?|in the event (?:that|of)|on|after|upon|at the first sign of)'
const I =
  "(?:then )?(?:i|we)(?:'?ll| will|'?d| would|'?m| am|'ve| was| were| must| should| shall| have to| need to| want to| plan to| intend to| can| have)?(?: (?:not hesitate to|be|been|simply|just|also|immediately|automatically|probably|definitely|have to|need to|want to|going to|gonna|ready to|happy to|clearly|plainly|honestly|then|all|have|straight))*"
const EXITS =
  '(?:sell(?:ing)?|exit(?:ing)?|get(?:ting)? out|leave|leaving|dump|bail(?: out)?|quit|fold|walk(?: away)?|liquidate|close|cut|take (?:the|my|a) loss|step aside|out|gone|done|pull the plug|throw in the towel|unwind|go|stop out)'
const SOME = '(?:trim|reduce|halve|sell (?:half|some|part|a third|most)|cut (?:it )?(?:in half|back)|lighten)'
const REVIEW =
  '(?:reconsider|re-?think|re-?assess|re-?evaluate|review|change my mind|look again|take another look|think again|go back to)'
const WRONG =
  '(?:(?:dead |just |plain |simply |flat |completely )?(?:wrong|mistaken)|admit|concede|got it wrong|misjudged|had it wrong)'
const BUYS =
  '(?:buy|add|start(?: buying| a position)?|get in|begin|open|take a position|pull the trigger|step in|enter|interested|a buyer|double(?: down)?|own it|jump in)'
const THESIS =
  "(?:the|my|this|that)(?: whole| entire| investment| bull| original| growth)*(?: thesis| case| idea| story| bet| argument| reason| reasoning| theory| trade| plan)(?: (?:for owning it|for holding|to own it|behind it))?(?: is|'s| was| has| would be| will be| would have| gets| is then)?(?: (?:broken|dead|wrong|over|finished|gone|invalid(?:ated)?|busted|done|failed|off|fails?|breaks?|broke|falls apart|no longer holds|does not hold|doesn't hold|collapses|toast|fallen apart|over with|out the window|disproved|falsified|void))"
const IT =
  "(?:(?:it is|it's|that is|that's|this is) (?:over|time to (?:sell|go|leave|get out|exit)|(?:my|the|a) (?:cue|exit|signal|sign|trigger|sell signal|sell)(?: to (?:sell|leave|go|get out|exit))?|the end(?: of it)?|out|done|sold|gone|enough for me)|(?:it|they|this|the (?:position|stock|shares)) (?:goes?|is gone|is sold|are sold|gets sold|get sold|is out|must go|has to go|is closed)|time to (?:sell|go|leave|get out))"
const BARE =
  '(?:out|sell|sold|exit|gone|close|done|get out|sell it all|sell everything|all out|cut|i leave|wrong|thesis (?:broken|dead|wrong|over)|thesis is (?:broken|dead|wrong|over)|no more excuses)'
const END = `(?:${I} (?:${SOME}|${REVIEW}|${WRONG}|${EXITS}|${BUYS})|${THESIS}|${IT})(?![a-z])`
const WHAT =
  "(?: (?:it|this|that|them|all|everything|half|some|of it|of this|the (?:stock|position|shares|rest|whole thing|lot)|my (?:position|shares|stake|losses)|out|that i was wrong|that i am wrong|i was wrong|i am wrong|i'm wrong|here|away|on this one|about this|about it|again|immediately|at once|straight away|without (?:discussion|asking|thinking|looking back|a second thought|debate)|anyway|no matter what|early|this position|to sell|to hold|owning it|then|and (?:move on|leave|go|sell)))*"
const GAP = '(?:\\s*(?:[,;:]|->|=>|=|→|[-–—]+)\\s*|\\s+)(?:(?:then|and|so)[,]? )?'
/** Where a sentence, or a clause of it, begins: what stands there without a subject is one's own. */
const CLAUSE_START =
  "(?:^\\W{0,4}|(?<=[,;:(—–]\\s{0,2})|(?<=\\s[-–—]\\s)|(?<=(?:^|\\s)(?:and|then|so|i|i'd|i'll|i will|i would|i'm|but)\\s))"
const START = '(?:^|(?<=[\\s,;:("“—–-]))'

const pattern = (source: string): RegExp => new RegExp(source, 'du')

const NAME =
  "(?:(?:what would (?:prove me wrong|change my mind|make me sell|break (?:this|it|the thesis))|i(?:'m| am| was|'d be| would be|'ll be) (?:wrong|mistaken|out)|wrong|thesis(?: is)? (?:broken|dead|wrong|over|fails)|my thesis fails|falsifier|falsified|kill criteri(?:on|a)|kill switch|exit(?: rule| plan| criteri(?:on|a)| trigger| condition)?|sell(?: rule| trigger| signal| condition)?|deal-?breakers?|trip-?wire|line in the sand|invalidation|invalidated|disproof|test|my test|my line|my exit|my rule|red line|walk-?away point|thesis breaker)(?: (?:if|when|once|by|for this|here))?)"

/** In the order in which they are tried: the plainer before those that only lean on something. */
export const WAYS: readonly Way[] = [
  {
    pattern: pattern(
      `^\\W{0,4}(?<name>${NAME})\\s*(?::|=|->|→|[-–—]+ |\\bis(?: that)?\\b|\\bare\\b|\\bwould be\\b)\\s*(?:if )?(?<condition>.{4,240})`,
    ),
    takes: 'straight',
    followedBy: 'was-wrong',
  },
  {
    pattern: pattern(
      `${START}(?:if not|otherwise|or else|failing that|(?:if|when|should|unless|once) (?:it|that|they|this|those|these|she|he|not one|neither|none)(?: of (?:that|it|them))? ?(?:doesn't|does not|don't|do not|isn't|is not|aren't|won't|hasn't|has not|haven't|fails?(?: to)?|does|do|not)?(?: (?:happen|come|materiali[sz]e|show up|get there|do so|do that|turn up|arrive|come true|happens?|work out|hold|work|so|by then|come through|happened|by .{3,24}))*),?\\s*(?:then )?(?<end>${END}|${BARE}(?=\\s*[.!]?\\s*$))`,
    ),
    takes: 'before',
  },
  {
    pattern: pattern(`${START}(?<reversed>unless) (?<condition>.{4,200}?)${GAP}(?<end>${END}|${BARE}(?=\\W*$))${WHAT}`),
    takes: 'reversed',
  },
  { pattern: pattern(`${START}${IF} (?<condition>.{4,200}?)${GAP}(?<end>${END})${WHAT}`), takes: 'straight' },
  {
    pattern: pattern(
      `${START}${IF} (?<condition>.{4,200}?)(?:\\s*(?:[,;:]|->|=>|=|→|[-–—]+)\\s*|\\s+then\\s+)(?<end>${BARE})(?![a-z])`,
    ),
    takes: 'straight',
  },
  {
    pattern: pattern(
      `${START}(?:i |we )?(?:won't|will not|wouldn't|would not|don't|do not|am not|'m not|not|never|no (?:plans|reason) to|i'm not)(?: going to| plan to| intend to| planning to| be)? (?:sell(?:ing)?|leave|leaving|exit(?:ing)?|get(?:ting)? out|touch(?:ing)? it|let(?:ting)? go|change my mind)[^,;.]{0,24} (?:unless|until) (?<condition>.{4,200})`,
    ),
    takes: 'straight',
    followedBy: 'sell',
  },
  { pattern: pattern(`${START}(?<end>${END})${WHAT},? (?<reversed>unless) (?<condition>.{4,200})`), takes: 'reversed' },
  {
    pattern: pattern(
      `(?:${START}(?<end>${END})|${CLAUSE_START}(?<bare>(?:sell|selling|exit|exiting|close|out|cut|get out|getting out|dump|gone|wrong|mistaken|leave|leaving|thesis (?:broken|dead|wrong|over))(?![a-z])))${WHAT},? (?:only )?(?:if|when|once|should|whenever|as soon as|the (?:moment|day|minute|second|quarter|first time)(?: that)?|in case(?: of)?|on (?=a |an |any |the |two |one )|after (?=a |an |any |the |two |three |one )|(?=below |under |beneath |above |over ))(?<condition>.{3,200})`,
    ),
    takes: 'straight',
  },
  {
    pattern: pattern(
      `(?<condition>[^.]{4,180}?)(?:,)? (?:would|will|'d|'ll|should|could|might)?,? ?(?<end>(?:proves?|tells?|shows?) (?:me |that |us )*(?:i(?:'m| am| was) )?(?:to be )?(?:wrong|mistaken)|(?:changes?|change) my mind|(?:breaks?|ends?|kills?|invalidates?|falsif(?:y|ies)|disproves?|finish(?:es)?|sinks?) (?:it|this|the|my)(?: (?:whole|entire|investment|bull))?(?: (?:thesis|case|idea|story|bet|argument|trade|position))?|makes? me (?:sell|leave|get out|exit|wrong|reconsider)|(?:means?|says?) (?:that )?(?:i(?:'m| am| was| have been) (?:wrong|out|mistaken)|i (?:sell|leave|exit|go|get out)|the thesis|it is over|it's over)|(?:is|be|are|'s) (?:my|the|a) (?:cue|signal|sign|exit|reason|trigger|sell signal|deal-?breaker|line in the sand|kill criterion)(?: (?:to|for) (?:sell|leave|get out|exit|selling|leaving|me))?|gets? me out|is where i (?:get out|leave|sell|stop|exit))(?![a-z])`,
    ),
    takes: 'straight',
  },
  {
    pattern: pattern(
      `(?<condition>[^.;]{6,200}?)(?:,|;| [-–—])? (?:or else|otherwise|or|else|if not),? (?<end>${END}|${BARE}(?=\\W*$))${WHAT}`,
    ),
    takes: 'reversed',
  },
  {
    pattern: pattern(
      `${START}(?:i(?:'ll| will| would|'d|'m| am)?(?: only| just)?(?: (?:hold|stay|keep|keep holding|remain|own|stick with|am|in|be))(?: (?:it|this|in|on|holding|with it|them|the (?:stock|shares|position)))*|hold(?:ing)?|keep|staying(?: in)?|in) (?:only )?(?:as long as|so long as|while|provided(?: that)?|only if|if and only if) (?<condition>.{4,200})`,
    ),
    takes: 'reversed',
    followedBy: 'sell',
  },
  {
    pattern: pattern(
      `${START}(?:i(?:'ll| will| would|'d|'m| am)?(?: only| just)?(?: (?:hold|stay|keep|keep holding|remain|own|stick with|am|in|be))(?: (?:it|this|in|on|holding|with it|them|the (?:stock|shares|position)))*|hold(?:ing)?) (?:until|unless) (?<condition>.{4,200})`,
    ),
    takes: 'straight',
    followedBy: 'sell',
  },
  {
    pattern: pattern(
      `${START}(?:as long as|so long as|while|provided(?: that)?) (?<condition>.{4,160}?),? (?:i(?:'ll| will|'d| would|'m| am)? (?:hold|stay|keep|remain|own|in)|(?:the|my) (?:thesis|case|story) (?:holds|stands|is intact))(?![a-z])`,
    ),
    takes: 'reversed',
    followedBy: 'sell',
  },
  {
    pattern: pattern(
      `${START}(?:(?:hard |mental |trailing |my |a |the |with a |initial )*stop(?:[ -]?loss)?(?: order)?(?:,? (?:is|set|at|of|below|under|goes|stands|to|=|:|just|placed|sits|in place|around))*:?|(?:i(?:'m| am|'ll| will|'d| would)? )?(?:get out|out|exit|sell(?: it| all| everything| the lot)?|cut(?: it| my losses)?|be out|gone|leave|close(?: it)?)(?: (?:at|around|near|with))+(?: a)?(?= -\\d| \\d+ ?(?:%|percent) (?:loss|below|under|down))) ?(?<condition>(?:a )?(?:-|[$€£])? ?\\d[^,;]{0,24}|(?:my |the )?(?:entry|cost|purchase price)[^,;]{0,24}\\d[^,;]{0,12})`,
    ),
    takes: 'stop',
    followedBy: 'sell',
  },
  {
    pattern: pattern(
      `(?<condition>[^;:]{5,140}?)(?: =| means| =>| ->| →) (?:that )?(?:then )?(?<end>${END}|${BARE}(?=\\W*$))${WHAT}`,
    ),
    takes: 'straight',
  },
  {
    pattern: pattern(
      `(?<condition>[^;:]{5,140}?)(?:,| and| =|:| [-–—]+| means| then|=>| ->| →|;)* (?:then )?(?<end>${END}|(?<=[,;:=>→—–-] |and |then )${BARE}(?=\\W*$))${WHAT}`,
    ),
    takes: 'straight',
    needsFigure: true,
  },
]

/** A sentence without any of these holds no test: most sentences are passed over so. */
export const MAY_HOLD_TEST =
  /sell|exit|out(?![a-z])|leave|wrong|mistaken|dump|bail|quit|fold|walk|liquidate|close|cut|loss|step|gone|done|plug|towel|unwind|reconsider|think|assess|evaluate|review|mind|look|thesis|case|idea|story|bet|over|end|break|kill|invalid|falsif|disprove|stop|hold|stay|keep|buy|add|go(?:es)?(?![a-z])|trim|reduce|halve|cue|signal|criteri|tripwire|trip-wire|line|test|trigger|interested|trade/

/** What the words of an end come to. */
export function thenOf(end: string): OwnTestThen {
  if (new RegExp(`(?:^| )${SOME}`, 'u').test(end)) return 'sell-some'
  if (/reconsider|think|assess|evaluate|review|mind|look|go back/.test(end)) return 'review'
  if (/wrong|mistaken|admit|concede|misjudged|thesis|case|idea|story|proves?|invalid|falsif|disprove/.test(end))
    return 'was-wrong'
  return new RegExp(`(?:^| )${BUYS}(?![a-z])`, 'u').test(end) ? 'buy' : 'sell'
}
