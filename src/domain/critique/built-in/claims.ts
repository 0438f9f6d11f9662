import { isNegated } from './negation.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround } from './quotation.ts'
import { findWording, type Span, type Wording, wording } from './wording.ts'

/** Words that measure without a measure: each asks to be compared with something. */
const CLAIMS: readonly { readonly words: Wording; readonly asks: Phrasings }[] = [
  {
    words: wording(`
        undervalued | under~valued | overvalued | over~valued | (?<!so )cheap | bargain |
        (a|at a|big|huge|deep) discount | good price | great price | fair price |
        attractive(ly)? (price|priced|valuation|valued) | good value | great value | mispriced | expensive | too low |
        below (fair|intrinsic) value | worth (more|much more|way more|far more) | steal | good deal | great deal`),
    asks: [
      'You write {words}: compared with what, its own past, its rivals, or what the business earns?',
      'The words {words} need a second number to be true or false: cheap or dear against which figure?',
      'For {words} write the comparison down: which multiple, of which year, against whose.',
    ],
  },
  {
    words: wording(`
        (strong|solid|great|huge|massive|fast|rapid|high|good|impressive|incredible|amazing|explosive|steady|excellent|slow|weak|poor|bad) (revenue |sales |earnings |user |customer |future )?(growth|sales|revenue|revenues|earnings|profits?|margins?|results|quarter|numbers|demand|cash flow) |
        grow(s|ing)? (very |so |really |pretty )?(fast|quickly|rapidly|strongly|well) |
        huge (potential|upside|market|opportunity) |
        (lots of|so much|big|massive|great|enormous) (potential|upside|room|opportunity) | room to grow | booming`),
    asks: [
      'You write {words}; compared with what, last year, the rivals, or what the price already assumes?',
      'The words {words} name a measure: how much, since when, and how much of it is expected by everyone?',
      'For {words} write the figure that you have in mind, and the one that would make you drop the word.',
    ],
  },
  {
    words: wording(`
        (strong|solid|good|great|healthy|excellent|sound|rock solid|weak|bad|poor|improving) (fundamentals|balance sheet|financials|management|leadership|ceo|team|business|business model|company|companies|brand|product|products|pipeline|moat) |
        well (run|managed) | market leader | industry leader | best in class | number one | leader in | wide moat |
        moat | competitive (advantage|edge) | quality company | dominant | dominates? | monopoly`),
    asks: [
      'You write {words}: which figure would show it to someone who has never heard of the company?',
      'The words {words} name a quality; say where it shows, in a margin, a price that customers accept, or a return on capital.',
      'For {words} give the rival that you compare with, and the number in which it shows.',
    ],
  },
]

/** How near a number has to stand to be the measure of a claim. */
const NEAR = 30

/** A claim that has no number near it, quoted and asked what it is compared with; null when there is none. */
export function questionClaim(thesis: string): string | null {
  const claims = CLAIMS.flatMap(({ words, asks }) => {
    const span = findWording(thesis, words, (found) => isBare(thesis, found))
    return span ? [{ span, asks }] : []
  })
  const first = claims.toSorted((a, b) => a.span.from - b.span.from)[0]
  return first ? phrase(first.asks, thesis, { words: quotationAround(thesis, first.span) }) : null
}

const isBare = (thesis: string, { from, to }: Span): boolean =>
  !isNegated(thesis, from) && !/\d/u.test(thesis.slice(Math.max(0, from - NEAR), to + NEAR))
