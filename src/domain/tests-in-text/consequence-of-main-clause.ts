import { type Token, wordSet } from '../language/tokens.ts'
import type { Consequence } from './consequence.ts'

/**
 * What the writer does or finds after a condition, in verbs that no list contains: "..., I do not want to own this any more",
 * "..., I have misread the cycle", "..., I follow them out", "..., there is nothing left to wait for". Used only when nothing
 * else is found in the sentence, and only with a condition that something goes wrong.
 */
export function mainClausesIn(tokens: readonly Token[]): readonly Consequence[] {
  if (tokens.some(({ word }, at) => word === 'even' && /^(?:if|when)$/.test(tokens[at + 1]?.word ?? ''))) return []
  return tokens.flatMap(({ word }, at) => {
    if (!mayBegin(word, tokens[at - 1]?.word, at)) return []
    const words = clauseFrom(tokens, at)
    const means = meaningOf(words)
    return means
      ? [
          {
            from: at,
            to: at + words.length,
            followedBy: means,
            kind: 'outcome',
            isNegated: false,
            isInOtherVerbs: true,
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
  LEADS_OVER.has(before ?? ',') || (at > 3 && NAMES_ANEW.has(word) && !LEANS_ON.has(before ?? ''))

const NAMES_ANEW = wordSet("i we i'll i'd i'm we're i've im ill there there's")
const LEANS_ON = wordSet('that which what who if when once unless than as because and or but where how than while')

function clauseFrom(tokens: readonly Token[], from: number): readonly string[] {
  const end = tokens.findIndex(({ word }, at) => at > from && (/^[.,;:()?!]$/.test(word) || OPENS.has(word)))
  return tokens.slice(from, end < 0 ? tokens.length : end).map(({ word }) => word)
}

function meaningOf(words: readonly string[]): 'sell' | 'was-wrong' | null {
  const clause = words.join(' ')
  if (NOTHING_LEFT.test(clause)) return 'was-wrong'
  if (!OF_WRITER.test(clause) || CALM.test(clause)) return null
  if (FOUND_OUT.test(clause)) return 'was-wrong'
  return DENIED.test(clause) || AWAY.test(clause) ? 'sell' : null
}

const LEADS_OVER = wordSet(', then n and - — – : ->')
const OPENS = wordSet('if unless because since although but')
const OF_WRITER = /^(?:then |and |so )*(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|i've|we've|im|ill|id|ive)(?: |$)/
/** "There is no reason left", "I have nothing to hold on to". */
const NOTHING_LEFT =
  /^(?:there (?:is|'s|would be|will be)|there's|i (?:have|would have|will have)|that leaves) (?:nothing (?:left|more|special|in (?:it|this)|here for me|to (?:hold|wait|stand|defend|own|stay))|no (?:more )?(?:reason|case|thesis|argument|basis|point|ground|excuse|business|idea)(?! to (?:sell|panic|worry|leave)| (?:why|for|against|in selling)))/
/** "I have misread the cycle": the writer finds an earlier mistake. */
const FOUND_OUT =
  /(?:^| )(?:i|we)(?: have|'ve|ve| will have|'ll have) (?:just |simply |clearly )?(?:mis[a-z]+|over(?:paid|estimated|rated|looked|stayed)|under(?:estimated|rated)|been (?:wrong|fooled|naive|dreaming|too [a-z]+)|bought (?:a|the|an|something)|paid (?:too|for)|had it|got it wrong|made a mistake|to (?:accept|admit|concede|go))(?: |$)/
/** What the writer denies: to own, to want or to defend it any longer. */
const DENIED =
  /(?:^| )(?:(?:do|will|would|am|can|could|need|shall) not|don't|won't|wouldn't|can't|cannot|i'm not|im not|we're not|no longer|never|dont|wont)(?: (?:really|even|still|just|going to|gonna|want to|need to|have to|be able to|longer))* (?:want|own|hold|keep|stay|stick|remain|defend|believe|trust|wait|sit|carry|ride|stand|forgive|be here|be there|be around|give (?:it|them|him)|need (?:it|this|them)|follow|argue|explain)(?: |$)/
const AWAY = /(?: out|elsewhere|away|somewhere else|to cash|ways)$/
/** Calm denials, such as "I will not panic", and words that lead out of something else than the position. */
const CALM =
  /(?:^| )(?:leave|leaving|exit|go|going anywhere|moving|panic|worry|worried|care|mind|flinch|sell|selling|change|surprise[ds]?|know|think|expect|complain|cry|lose|miss|missing|touch|look|act|react|move|trade|blame|buy|add|adding|buying|regret|(?:find|figure|work|try|check|wait it|sit it|ride it|stick it|hold|sort|point|miss|missing|freak|stress)(?:ing)? out|run away|give it away)(?: |$)/
