import { frameAt } from './frames.ts'
import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'

/**
 * How words are used in their sentence, and whether anything prevents them from being the writer's present statement. It is
 * decided by the words around them, with the patterns below: a sentence is only a row of words here, and what is merely implied
 * is not seen.
 */
export type Standing = {
  /** Reversed by "not", "no", "without", "I don't feel any ...", "far from ...". */
  readonly isNegated: boolean
  /** Somebody else says, thinks or writes it. */
  readonly isReported: boolean
  /** Between quotation marks. */
  readonly isQuoted: boolean
  /** Said ironically, as far as a sign of irony is near, or taken back right after. */
  readonly isIronic: boolean
  /** In a question, after an "if", or after "would". */
  readonly isSupposed: boolean
  /** About another time: "last year I panicked". */
  readonly isPast: boolean
}

/** A time at the beginning of a sentence ("Two years ago, ...") holds for all of it; any other time only for its clause. */
const OPENING = 20

/** Whether words are the writer's own statement about the present. */
export const isMeant = (text: string, span: Span): boolean => {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(text, span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast)
}

/** @param span the words in question; a "not" within them belongs to them ("can't lose") */
export function standingOf(text: string, span: Span): Standing {
  const plain = plainText(text)
  const sentences = sentencesOf(text)
  const index = sentences.findIndex(({ from, to }) => span.from >= from && span.from < to)
  const sentence = sentences[index] ?? { from: 0, to: text.length }
  const before = plain.slice(sentence.from, span.from)
  const words = plain.slice(sentence.from, sentence.to)
  const clause = clauseBefore(before, plain.slice(span.from, span.to))
  const after = plain.slice(span.to, sentence.to)
  const next = sentences[index + 1]
  const frame = frameAt(text, span)
  const own = `${clause}${plain.slice(span.from, span.to)}${after.split(/[,;:]|(?<![a-z])(?:and|but) /u)[0] ?? ''}`
  return {
    isNegated: frame === 'denied' || isNegated(clause, after),
    isReported:
      frame === 'reported' || isReported(before, plain.slice(span.from, span.to)) || REPORTED_AFTER.test(after),
    isQuoted: frame === 'quoted' || isQuoted(before, text.slice(sentence.from, span.from)),
    isIronic:
      frame === 'mocked' ||
      frame === 'taken-back' ||
      IRONY.test(words) ||
      (next !== undefined && IRONIC_NEXT.test(plain.slice(next.from, next.to))),
    isSupposed: /\?\W*$/.test(words) || SUPPOSED.test(clause),
    isPast: frame === 'past' || PAST.test(own) || PAST.test(words.slice(0, OPENING)) || PAST_SELF.test(clause),
  }
}

/** Where a new thought begins, which earlier words do not affect: a mark, or a word that joins clauses. */
const CLAUSE_BREAK =
  /[.;:!?()“”"—\n]|\s[-–]\s|(?<![a-z])(?:because|since|but|although|though|while|whereas|yet|however|until|so(?= (?:i|it|the|this|they|we|that))|and(?= (?:i|it|they|we|he|she|this|that|there|the|my|now)(?:'[a-z]+)? ))(?![a-z])/gu
/** A comma ends a thought only before a subject; otherwise it is in a list, over which a "not" extends. */
const COMMA =
  /,(?=\s+(?:(?:i|it|they|we|he|she|this|that|there|the|my|you|now|just|so|then|no way|can't|cannot|won't|gonna)(?![a-z])|[a-z]+ (?:is|are|was|were|has|have|will|can|keeps?) (?!not|no)))/gu

/**
 * The part of a sentence before some words that belongs to their clause.
 * @param words the words and what follows them: a comma, or an "and", ends a thought where they begin with a subject
 */
export function clauseBefore(before: string, words = ''): string {
  const cut = Math.max(...[CLAUSE_BREAK, COMMA].map((mark) => lastOf(`${before}${words}`, mark, before.length)))
  return before.slice(cut)
}

function lastOf(text: string, breaks: RegExp, most = text.length): number {
  let last = 0
  for (const match of matchesOf(breaks, text)) {
    const end = match.index + match[0].length
    if (end <= most) last = end
  }
  return last
}

const NEGATION =
  /(?:(?<![a-z])(?:not(?! only| just| least)|never|no(?! doubt| question| wonder| matter| brainer|-brainer)|nothing|nobody|none|neither|nor|hardly|barely|scarcely|without|cannot|far from|anything but|rather than|instead of|free of|free from|avoid(?:s|ed|ing)?|resist(?:s|ed|ing)?|refuse(?:s|d)? to|ignor(?:e|es|ed|ing)|stopped|quit|wary of|careful not|less|lack of|absence of|(?<!no )doubt(?:s|ful)?(?: that)?|immune to|against|beware(?: of)?|guard against|dont|doesnt|didnt|isnt|arent|wasnt|wont|wouldnt|non-?)(?![a-z])|n't(?![a-z]))[^,]*(?:,[^,]*)?$/u
/** "Fear of missing out is not my reason", "that is not why I buy". */
const DENIED_AFTER =
  /^[^.;:!?]{0,30}(?<![a-z])(?:(?:is|was|are|plays?|played|would be)(?: (?:not|no)|n't)(?: a| my| the| any)? ?(?:reason|part|role|argument|thesis|case|why|what|enough|here|the point|motive)|(?:has|have|had) nothing to do|does not (?:count|matter)|doesn't (?:count|matter)|are (?:not|no) reasons?|means nothing|is nonsense|is (?:a )?(?:lie|myth|wrong|silly|stupid|a trap))/u

/** "I rebalance nothing" */
const OF_NOTHING = /^ (?:nothing|nobody|no one|none)(?![a-z])(?! (?:but|else|other))/u

const isNegated = (clause: string, after: string): boolean =>
  NEGATION.test(clause) || DENIED_AFTER.test(after) || OF_NOTHING.test(after)

const SAYS =
  '(?:says?|said|saying|thinks?|thought|believes?|believed|claims?|claimed|argues?|argued|tells?(?: me| us| everyone)?|told(?: me| us)?|insists?|insisted|expects?|expected|swears?|swore|writes|wrote|calls?|called|promises|promised|predicts?|predicted|recommends?|recommended|reckons?|warns?|warned|keeps? (?:saying|telling)|talks? of|(?:is|are|was|were)(?: so| all| quite| very| absolutely)? (?:sure|certain|convinced|saying|calling|talking)|feels? (?:sure|certain)|wants? me to|rates?(?= (?:(?:it|this|that|them|the|him|her|as|an?)(?![a-z])|[a-z.&-]+ (?:an?|as) ))|touts?|screams?|shouts?|sees?)'
/** Somebody other than the writer, and what they say ("rates it a buy"; "take rate 8.1" is a measure): up to the end of the sentence, or until the writer speaks again. */
const REPORTED = new RegExp(
  `(?:^|[\\s,;:("“])(?!(?:[a-z'-]+ )?(?:i|we)(?:'[a-z]+)? |which |that |it |this |who )(?:[a-z'&.-]+|[a-z'-]+ [a-z'-]+) (?:(?:all|also|still|now|really|just|even|always|keep|have|has|will|would) )*${SAYS}(?![a-z])|according to|(?:his|her|their|someone's|the bulls'?|the bears'?) (?:view|claim|opinion|thesis|argument|idea)|(?:i|we) (?:read|heard|hear|am told|was told|were told|keep hearing|keep reading|saw)(?![a-z])`,
)
const OWN_VOICE =
  /(?<![a-z])(?:but|and|so|yet|while|though|;|—)[,]? (?:i|we|my|to me)(?![a-z])|(?<![a-z])i (?:think|believe|agree|know|see|am|feel|say|buy|bought|want|need|can|don't|do)(?![a-z])|(?<![a-z])i'm(?![a-z])|(?<![a-z])(?:and|so) (?:it|this|that)(?:'s| is) (?:true|right)/u

/** "I was wrong about autos says my broker" */
const REPORTED_AFTER =
  /^[^.;:!?]{0,30}(?<![a-z])(?:according to|says|said|thinks|thought|claims|claimed|believes|insists|tells me|told me) (?:my|our|his|her|the|a|an|some|every[a-z]+|some[a-z]+|[a-z]+(?=\s*(?:[.,;!?]|$)))(?! (?:number|figure)s?)/u

/** "I do not believe it, and I should have known": words that begin with the writer are theirs again. */
function isReported(before: string, words: string): boolean {
  const found = REPORTED.exec(before)
  return found !== null && !OWN_VOICE.test(`${before.slice(found.index + found[0].length)}${words}`)
}

/** Whether a quotation mark before the words is still open. */
function isQuoted(plain: string, written: string): boolean {
  const straight = plain.match(/"/g)?.length ?? 0
  return straight % 2 === 1 || written.lastIndexOf('“') > written.lastIndexOf('”')
}

const IRONY =
  /^(?:oh,? )?(?:sure|great|right|of course|wonderful|brilliant|lovely|fantastic|perfect|yes),? because(?![a-z])|^(?:oh,? )?(?:great|wonderful|brilliant|perfect|lovely|fantastic|super|nice),? (?:just what|exactly what|(?:yet )?another(?! (?:strong|good|great|record|solid|clean|quarter|year|beat|raise|increase|[a-z]+ (?:beat|record|raise)|\d)))(?![a-z])|(?<![a-z])surely (?:this|it) (?:one|time)(?![a-z])|(?<![a-z])(?:i'll|i will|i'd|i would) believe (?:in )?[^.;!?]{1,40} when (?:i see|they (?:print|show|report)) (?:it|them|that)(?![a-z])|(?<![a-z])pigs (?:can |will )?fly(?![a-z])|(?<![a-z])by magic(?![a-z])|^(?:oh|ah|yeah|yes|ya),? (?:sure|great|right|of course|yes|totally|absolutely)(?![a-z])|\/s(?![a-z])|^(?:oh|ah|wow),? (?:wonderful|brilliant|fantastic|perfect|joy|lovely|look)(?![a-z])|yours truly|(?:brilliant|great|perfect|impeccable|excellent|flawless) timing(?![a-z])|like a genius|genius move|famous last words|what could (?:possibly )?go wrong|yeah,? right|said no ?one|said nobody|(?<![a-z])(?:sarcasm|ironically|tongue in cheek|just kidding|jk)(?![a-z])|🙄|😏|i(?:'m| am) (?:joking|kidding)|air quotes|so-called/u
const IRONIC_NEXT =
  /^(?:famous last words|what could (?:possibly )?go wrong|yeah,? right|just kidding|(?:i'm |i am )?(?:kidding|joking)|not!|as if|\/s|or so (?:they|he|she) says?|i disagree|i don't (?:agree|believe|buy|share)|i do not (?:agree|believe|share)|that is not (?:a reason|why)|that's not (?:a reason|why)|nonsense|that's (?:nonsense|how i)|i (?:caught|stopped) myself|that is (?:a feeling|fear|not)|that's (?:a feeling|the(?! (?:whole |entire )?(?:trade|thesis|case|reason|idea|plan|bet|position)(?![a-z]))|fear|greed|not))/u

const SUPPOSED =
  /(?<![a-z])(?:if|unless|whether|suppose|imagine|in case|would(?! never| have to be)|might|i wonder)(?![a-z])/u

const PAST =
  /(?<![a-z])(?:(?:back|way back|even) (?:then|in (?:19|20)\d\d)|used to|years? ago|months? ago|(?:the )?last time|in the past|at the time|as a (?:beginner|student|kid)|when i was (?:younger|new)|my (?:old|first) mistake|previously|in (?:2008|2020|2021|2022))(?![a-z])/u
const PAST_SELF = /(?<![a-z])i (?:was|had been|used to|once)(?![a-z])/u
