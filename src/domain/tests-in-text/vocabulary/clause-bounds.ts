import { matchesOf } from '../../language/matches-of.ts'
/** What may part a condition from the end that follows; an "or" or "else" turns it. */
export const LINK =
  /(?:\s*(?:,|;|:|\?|…|\.\.\.| -| –| —|—|->|=>|→|=)+| means? that(?= )| means?(?= (?:i|we|i'm|my|our) )|(?<!(?<![a-z])(?:that|which|because|since|though|although|whereas|but|as|than|what|while|when|if|where))(?= (?:and|or|otherwise|then|so|i|i'm|im|i'll|ill|i'd|we|it|it's|its|that's|thats|there's|my|our|watch me|the (?:thing|matter|thesis|case|story|idea|bet|argument|position|shares|investor|holder|holding|stock|trade)) ))\s*(?<turned>(?:(?:or|and) )?(?:or|else|otherwise|if not)[, ]+)?(?:(?:and|then|so(?! (?:do|does|will|would|am|is|did|shall) )|that's when|well)[, ]+)*/g

/** Up to the end of the clause: what its writer adds about something else does not belong to it. */
export const clauseFrom = (words: string, from: number): string => {
  const rest = words.slice(from)
  const end = /[;!?)(]|\.(?=\s|$)|,? (?:but|because|since|although|though|unless)(?![a-z])/.exec(rest)
  return rest.slice(0, end?.index ?? rest.length)
}

/** Where the clause begins that ends at a place. */
export function startOfClause(words: string, to: number): number {
  let from = 0
  for (const match of matchesOf(BEGINS, words.slice(0, to))) {
    const end = match.index + match[0].length
    if (words.slice(end, to).trim().length > 2) from = end
  }
  return from
}
const BEGINS =
  /[;:.] |[!?)] ?| [–—-] |, (?:but|and|so) |(?:^|, |(?<![a-z]))(?:but|so|because) |(?:still|tell you what|honestly|basically|that said|however), |(?:i|we) (?:have |do )?(?:told|promised|tell|promise|swear|swore|commit|committed|settled|resolved|think|know|believe|accept|agreed?|decided|reckon|guess)(?: with(?: my)?(?: [a-z]+)?)?(?: myself| ourselves)?(?: (?:my |our )?(?!that )[a-z]+)?(?: today| tonight| again| now)? that |(?<![a-z])(?:i|we) [a-z ]{2,40} (?:view|rule|principle|idea|understanding|condition|promise) that /g

export const endOfCondition = (words: string, from: number): number => {
  const end = /[;!?)(]|\.(?=\s|$)|, (?:but|because|since|although|and i|and not|not|so|as)(?![a-z])/.exec(
    words.slice(from),
  )
  return from + (end?.index ?? words.length - from)
}
