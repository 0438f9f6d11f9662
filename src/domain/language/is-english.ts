import { rememberLatest } from './remember-latest.ts'

/** Small words of other languages in Latin script, without those that are also English words. */
const FOREIGN = new Set(
  (
    'weiß jeder jede trotzdem kaufe kaufen verkaufe verkaufen halte kleine schwach günstig teuer aktie aktien gewinn umsatz dividende kgv kurs wachstum bleibt sehr jahr quartal schulden kein keine nur wieder unter über mich mir zum zur vom steigt fällt gekauft verkauft weiter noch immer sollte ' +
    'und der das ist nicht ich ein eine einen weil für auf dass wenn wird dem aus bei noch aber sich auch sind nach ' +
    'si le la de que los las una por para porque muy está pero más como este esta su del sus cuando ' +
    'les des une pas dans avec je mais qui ce cette et sont nous ' +
    'che è sono perché della anche questo gli nel alla più ' +
    'não uma mais em são também eu isso dos ' +
    'het een niet ik voor zijn maar ook wordt bij ' +
    'och att det som inte jag är för på   ' +
    'nie się jest że jak przez ' +
    ' bir bu için çok ama ile og ikke jeg er ei että mutta'
  ).split(' '),
)
const ENGLISH = new Set(
  "the and of this that with they it its for but my not are to i have has should would could be been because very good more just up down buy hold sell stock price growth still nothing their we you if when than what will is was on at by or from out year until stay stays leave i'd i'm i'll i've would two three four weeks months years quarters".split(
    ' ',
  ),
)

const smallWordsOf = rememberLatest((text): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).slice(0, WORDS_LOOKED_AT),
)

/** Whether a text holds any small word of English: a fragment without one may be of any language. */
export const showsEnglish = rememberLatest((text) => smallWordsOf(text).some((word) => ENGLISH.has(word)))

const WORDS_LOOKED_AT = 240
/** In a text longer than this, a single foreign word is part of a name: La-Z-Boy, El Paso. */
const MOST_WORDS_OF_NAME = 6

/**
 * Whether a text can be read as English: it is in Latin letters, and has no more small words of other languages than of English.
 * Fragments without small words ("EPS 12, 20x, FCF ok") count as English.
 */
export const isEnglish = rememberLatest(isInEnglish)

function isInEnglish(text: string): boolean {
  if (!isInLatin(text)) return false
  const words = smallWordsOf(text)
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  const isName = foreign === 1 && words.length > MOST_WORDS_OF_NAME
  return foreign === 0 || isName || foreign <= words.filter((word) => ENGLISH.has(word)).length
}

/** Whether a text has letters, and at least half of them are Latin ones. */
function isInLatin(text: string): boolean {
  if (IS_ASCII.test(text)) return /[a-z]/i.test(text)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/(?=\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return latin > 0 && latin * 2 >= letters
}

/** The letters of most texts need not be counted. */
const IS_ASCII = /^[\t\n\r -~]*$/
