import { words } from '../../../language/wording.ts'
import type { Sign } from './sign.ts'

const MULTIPLE =
  '\\d+(?:\\.\\d+)? ?(?:x|times)(?: (?:[a-z]+ )?(?:earnings|sales|revenue|book|profits?|cash flow|ebitda|it))?'

/** What is sound about how somebody speaks of a purchase: less counted on than could be, a price that is known to be high, a risk that is called one. */
export const SIGNS_OF_SOBERNESS: readonly Sign[] = [
  {
    kind: 'weighs-other-side',
    saysOnlyThat: true,
    of: 'others',
    weight: 48,
    at: 'not-sale',
    unless: /(?<![a-z])(?:double counting|head ?count)(?![a-z])/,
    pattern: words(`
      i (?:only |just )?(?:count|believe|assume|credit|allow|model)(?: on| for| with)? (?:only |just |at most |about |maybe )?(?:half|a third|two thirds|a quarter|a part)(?: of (?:it|that|this|them|those|what (?:they|he|she|management) (?:say|says|promise|promises)|(?:their|his|the) [a-z]+))?(?= ?(?:[.,;!)]|$|and |so |because ))|
      (?:which|that|and|so) i halve(?: (?:it|that|them))?(?: out of habit| to be (?:safe|sure))?(?= ?(?:[.,;!)]|$|and |because ))|
      i (?:halve|haircut|discount|cut|shave) (?:it|that|this|their (?:[a-z]+ )?(?:guidance|target|targets|number|numbers|forecast|sums?|promise|promises)|management's [a-z]+|what they (?:say|promise))(?: by [a-z0-9 ]{1,12}%?| in half| to be safe)?(?= ?(?:[.,;!)]|$|and |because ))|
      (?:i expect|expecting) (?:the [a-z ]{3,30} )?(?:to be )?(?:smaller|less|lower|slower|worse) than (?:they|management|the company|he|she) (?:say|says|think|thinks|guide|guides|promise|promises)`),
    says: ['You count on less than you could: {words}.', 'With {words} there is room for being wrong.'],
  },
  {
    kind: 'weighs-other-side',
    saysOnlyThat: true,
    of: 'others',
    weight: 47,
    at: 'purchase',
    // Whoever will not look at it any more has weighed nothing.
    unless:
      /(?<![a-z])(?:not|never|no longer|stop(?:ped)?|(?:don't|won't|doesn't))(?: [a-z]+){0,3} (?:look(?:ing)?|car(?:e|ing)|check(?:ing)?|think(?:ing)?|worry(?:ing)?) (?:at |about |for )?(?:the |its |that |any )*(?:valuations?|price|multiples?|p\/e|earnings)(?![a-z])/,
    pattern: words(`
      (?:which|that|this|it)(?:'s| is) (?:dear|expensive|not cheap|steep|rich|no bargain)(?:,? (?:and|but))? i (?:know(?: it| that)?|pay it(?: knowingly)?|accept (?:it|that)|am aware(?: of it)?)|
      i pay (?:it|this|that)(?: price)? knowingly|i know (?:that )?(?:it|this|that)(?:'s| is) (?:dear|expensive|not cheap|a lot|no bargain)|
      i (?:pay|am paying|know i pay) (?:about |around |nearly |almost |some )?${MULTIPLE},? (?:so|which means|and so|therefore|and for that|for which) (?:the |their |its )?[a-z]+(?: [a-z]+)? (?:must|has to|have to|needs? to) [a-z]+`),
    says: [
      'You know what you pay and say it: {words}.',
      'The price stands in your own words, {words}, and not only in the form.',
    ],
  },
  {
    kind: 'weighs-other-side',
    saysOnlyThat: true,
    of: 'others',
    weight: 46,
    at: 'not-sale',
    pattern: words(`
      what i (?:fear|worry about|dread|lose sleep over)(?: most| here| in this)? is (?:not [a-z ]{2,30} but )?(?!not )[a-z]+|
      (?<=(?:^|[.!?;] ))(?:[a-z0-9'-]+ ){1,5}is (?:a |the |my |the only |the main |the big |the biggest )?risk(?= ?(?:[:.;]|$|here|and i (?:accept|know|take|live)))`),
    says: ['You name what can go wrong: {words}.', 'What can go wrong has its place here: {words}.'],
  },
  {
    kind: 'weighs-other-side',
    saysOnlyThat: true,
    of: 'others',
    weight: 46,
    at: 'purchase',
    pattern: words(`
      i (?:don't|do not) expect (?:(?:the |its )?(?:price|share|stock|it) to (?:do|move)(?: anything| much| a lot)?|miracles|fireworks|wonders)|
      i expect (?:nothing (?:special|much|great)|little(?: of it| from it)?|no (?:excitement|fireworks|miracles|wonders))|(?:and|with) no (?:excitement|fireworks)`),
    says: ['You say what you ask of it, and it is little: {words}.', 'Little is asked of it here: {words}.'],
  },
  {
    kind: 'weighs-other-side',
    saysOnlyThat: true,
    of: 'others',
    weight: 48,
    at: 'purchase',
    allows: ['isNegated'],
    pattern: words(`
      i (?:use|like|love|drink|wear|drive|eat|own|know) (?:it|them|one|this|their [a-z]+)(?: [a-z]+){0,3},? but (?:this|that)(?: is not|'s not| isn't) (?:the|my|a|why i|what i)(?: reason| buy| bought)?`),
    says: ['You keep the customer and the buyer apart: {words}.'],
  },
]
