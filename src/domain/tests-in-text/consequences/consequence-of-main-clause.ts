import { type Token, wordSet } from '../../language/tokens.ts'
import type { OwnTestThen } from '../own-test.ts'
import type { Consequence } from '../vocabulary/consequence.ts'

/**
 * What the writer does or finds after a condition, in verbs that no list contains: "..., I do not want to own this any more",
 * "..., I have misread the cycle", "..., I follow them out", "..., there is nothing left to wait for". Used only when nothing
 * else is found in the sentence, and only with a condition that something goes wrong.
 */
export function mainClausesIn(tokens: readonly Token[]): readonly Consequence[] {
  const before = remembered.get(tokens)
  if (before) return before
  const found = findMainClauses(tokens)
  remembered.set(tokens, found)
  return found
}

/** Several readers ask for those of the same sentence. */
const remembered = new WeakMap<readonly Token[], readonly Consequence[]>()

function findMainClauses(tokens: readonly Token[]): readonly Consequence[] {
  if (tokens.some(({ word }, at) => word === 'even' && /^(?:if|when)$/.test(tokens[at + 1]?.word ?? ''))) return []
  return tokens.flatMap(({ word }, at) => {
    if (!mayBegin(word, tokens[at - 1]?.word, at)) return []
    const words = clauseFrom(tokens, at)
    const lead = tokens
      .slice(0, 2)
      .map((token) => token.word)
      .join(' ')
    const isOpened = tokens.slice(0, at).some((token) => OPENS_CONDITION.has(token.word))
    const means = meaningOf(words, isOpened, LEANS_BACK.test(lead))
    return means
      ? [
          {
            from: at,
            to: at + words.length,
            followedBy: means,
            kind: 'outcome',
            isNegated: false,
            isInOtherVerbs: true,
            needsBadNews: means === 'review' || OF_THESIS.test(words.join(' ')),
          },
        ]
      : []
  })
}

/**
 * A clause may begin after a comma or a conjunction, or without one before a new subject: "if the case is lost I do not want
 * ...".
 */
const mayBegin = (word: string, before: string | undefined, at: number): boolean =>
  (at > 1 && (word === "it's" || word === 'its')) ||
  LEADS_OVER.has(before ?? ',') ||
  (at > 2 && NAMES_ANEW.has(word) && !LEANS_ON.has(before ?? ''))

const NAMES_ANEW = wordSet("it i we i'll i'd i'm we're i've im ill there there's")
const LEANS_ON = wordSet(
  'that which what who if when once unless until till til than as because and or but where how than while',
)

function clauseFrom(tokens: readonly Token[], from: number): readonly string[] {
  const end = tokens.findIndex(({ word }, at) => at > from && (MARKS.has(word) || OPENS.has(word)))
  return tokens.slice(from, end < 0 ? tokens.length : end).map(({ word }) => word)
}

/** "Below that it's a travel agency": what it is then is not what was bought. */
const BECOMES =
  /^(?:it's|its|it is|this is|they're|they are) (?:just |only |no |not )?(?:(?:a|an|another|the) [a-z]|[a-z]+(?: [a-z]+)?'s [a-z]+)/
const LEANS_BACK = /^(?:below|under|above|over|sub) (?:that|this|it|[$€£]?\d[\d.,]*%?)$/
/** What is cheap below a price is nothing that goes wrong. */
const WELCOME =
  /(?<![a-z])(?:bargain|steal|buy|cheap|gift|opportunity|no-brainer|good|great|deal|love|fair|interesting|free)(?![a-z])/

/** @param leans whether the sentence opens with "below that"
 * @param isOpened whether a condition with a word such as "if" stands before: only after it counts what no list contains */
function meaningOf(words: readonly string[], isOpened: boolean, leans: boolean): OwnTestThen | null {
  const clause = words.join(' ')
  if (leans && BECOMES.test(clause) && !WELCOME.test(clause)) return 'was-wrong'
  if (NOTHING_LEFT.test(clause) || (isOpened && DENIED_THING.test(clause))) return 'was-wrong'
  if (isOpened && OF_THESIS.test(clause)) return STANDS.test(clause) ? null : 'was-wrong'
  if (!OF_WRITER.test(clause) || CALM.test(clause)) return null
  if (FOUND_OUT.test(clause)) return 'was-wrong'
  if (DENIED.test(clause) || AWAY.test(clause)) return 'sell'
  return isOpened && ACTS.test(clause) && !KEEPS.test(clause) && !WITHOUT_ACT.test(clause) ? 'review' : null
}

/** "... then the turnaround isn't one", "... there never was a recovery": the thing that the thesis is about is denied. */
const DENIED_THING =
  /^(?:then |so )*(?:(?:the|my|this|that) [a-z0-9.-]+(?: [a-z-]+)? (?:isn't|isnt|is not|ain't|wasn't|never was|is no)(?: really)? (?:one|real|there|working|happening|true|a [a-z]+|[a-z]+ (?:story|company|business|case))|it (?:wasn't|was not|never was|was never|isn't|is not) (?:the|a|an|my) (?!end|problem|disaster|issue|worry|reason|big|huge|deal|surprise)[a-z]+(?: [a-z]+)?|there (?:is|was|never was|isn't|wasn't)(?: no| any)? (?:turnaround|recovery|moat|edge|case|growth story|thesis))$/
/** A clause about the thesis itself: whatever it does then, it does not come through a condition that goes wrong. */
const OF_THESIS =
  /^(?:then |so )*(?:the|my|this|that) (?:whole |entire |investment |bull |original |growth )*(?:thesis|case|idea|story|bet|premise|plan)(?:'s)? /
/** Unless it says that it does. */
const STANDS =
  /(?<![a-z])(?:not|n't|still|stays?|stands?|holds?|intact|survives?|remains?|unchanged|fine|ok|works|alive|gets? (?:better|stronger|cheaper)|better|stronger|easier|takes longer|improves?|needs?|only|just)(?![a-z])|n't(?![a-z])/
/** The writer does something, in whichever verb: "I head for the door", "I'm calling my broker". */
const ACTS = /^(?:then |and |so )*(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id)(?: will| would| am)? [a-z]+/
/** To hold, to wait, to buy: no way of leaving. */
const KEEPS =
  /(?:^| )(?:hold|holding|keep|keeping|stay|staying|wait|waiting|sit|sitting|own|owning|buy|buying|add|adding|doubl(?:e|ing)|re-?load|(?:re-?)?loading|stack|stacking|averag(?:e|ing)|accumulat(?:e|ing)|scoop|scooping|grab|grabbing|nibbl(?:e|ing)|back(?:ing)? up the truck|top up|topping up|pick up|picking up|snap up|pounce|swoop|load|start|begin|open|enter|in|happy|glad|laughing|smiling|golden|fine|ok|okay|comfortable|patient|calm|content|still|also|even|only|just|maybe|perhaps|probably|might|may|could|can|can't|won't|don't|not|never|no|n't|want|like|love|need|get paid|collect|enjoy|make|made|earn|pay|paid|gain|win|double|triple)(?: |$)/
/** What somebody thinks, feels or finds is nothing done. */
const WITHOUT_ACT =
  /^(?:then |and |so )*(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id)(?: will| would| am)? (?:[a-z]+ly )?(?:(?:set|place|put|enter|use|have)(?: in)? (?:a|an|my|the) (?:[a-z-]+ )?(?:stop|order|alert|reminder)|eat (?:my|a) (?:own )?(?:hat|shoes?|socks?|shorts|boots?|keyboard|broom)|think|thinking|guess|suppose|believe|assume|assuming|expect|expecting|hope|hoping|wonder|wondering|see|seeing|read|watch|watching|check|checking|know|learn|feel|feeling|was|were|had|have|did|bet|betting|say|said|saw|thought|figured|wrote|bought|sold|got|went|took|came|lost|am|be|being|become|talk|ask|tell|call it|look|looking|follow|assess|listen|sleep|cry|laugh|sad|sure|afraid|nervous|worried|not|curious|interested|underwater|down|up|right|wrong)(?: |$)/

const OPENS_CONDITION = wordSet('if when once unless should')
const MARKS = wordSet('. , ; : ( ) ? !')
const LEADS_OVER = wordSet(', then n and - — – : ->')
const OPENS = wordSet('if unless when once because since although but')
const OF_WRITER =
  /^(?:then |and |so )*(?:(?:can't|cannot|cant|won't|wont|wouldn't|couldn't|don't want|dont want|not going to|no longer)(?= )|i|we|i'll|we'll|i'd|we'd|i'm|we're|i've|we've|im|ill|id|ive)(?: |$)/
/** "There is no reason left", "I have nothing to hold on to". */
const NOTHING_LEFT =
  /^(?:there (?:is|'s|would be|will be)|there's|i (?:have|would have|will have)|that leaves) (?:nothing (?:left|more|special|in (?:it|this)|here for me|to (?:hold|wait|stand|defend|own|stay))|no (?:more )?(?:reason|case|thesis|argument|basis|point|ground|excuse|business|idea)(?! to (?:sell|panic|worry|leave)| (?:why|for|against|in selling)))/
/** "I have misread the cycle": the writer finds an earlier mistake. */
const FOUND_OUT =
  /(?:^| )(?:i|we)(?: have|'ve|ve| will have|'ll have) (?:just |simply |clearly )?(?:mis[a-z]+|over(?:paid|estimated|rated|looked|stayed)|under(?:estimated|rated)|confused|mistaken|mixed up|been (?:wrong|fooled|naive|dreaming|too [a-z]+)|bought (?:a|the|an|something)|paid (?:too|for)|had it|got it wrong|made a mistake|to (?:accept|admit|concede|go))(?: |$)/
/** What the writer denies: to own, to want or to defend it any longer. */
const DENIED =
  /(?:^| )(?:(?:do|will|would|am|can|could|need|shall) not|don't|won't|wouldn't|can't|cannot|i'm not|im not|we're not|no longer|never|dont|wont)(?: (?:really|even|still|just|going to|gonna|want to|need to|have to|be able to|longer))* (?:(?:want|own|hold|keep|stay|stick|remain|defend|trust|wait|carry|stand)(?:ing)?|believ(?:e|ing)|sit(?:ting)?|rid(?:e|ing)|forgiv(?:e|ing)|be here|be there|be around|give (?:it|them|him)|need (?:it|this|them)|follow|argue|explain)(?: |$)/
const AWAY = /(?: out|elsewhere|away|somewhere else|to cash|ways)$/
/** Calm denials, such as "I will not panic", and words that lead out of something else than the position. */
const CALM =
  /(?:^| )(?:leave|leaving|exit|go|going anywhere|moving|panic|worry|worried|care|mind|flinch|sell|selling|change|surprise[ds]?|know|think|expect|complain|cry|lose|miss|missing|touch|look|act|react|move|trade|blame|buy|add|adding|buying|regret|(?:find|figure|work|try|check|wait it|sit it|ride it|stick it|hold|sort|point|miss|missing|freak|stress)(?:ing)? out|run away|give it away)(?: |$)/
