/** Words that stand in almost every English sentence, and in few of another language. */
const ENGLISH =
  /^(?:the|and|of|this|that|with|they|it|it['’]?s|for|but|my|not|are|to|i|i['’]?m|have|has|should|would|could|be|been|because|very|good|great|more|just|up|down|buy|hold|holding|sell|stock|company|price|earnings|growth|still|nothing|changed|their|we|you|if|when|than|what)$/iu

const FEW_WORDS = 6
/** English text has more of them than one word in twelve. */
const ONE_IN = 12
const WORDS_LOOKED_AT = 240

/**
 * Whether this reading may say that a thesis does not name something. Its lexicon is English: of a thesis in another
 * language, or without words, it can only say that it can't tell. A few Latin words are given the benefit of the doubt.
 */
export function isEnglish(thesis: string): boolean {
  const letters = thesis.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  if (latin.length === 0 || latin.length * 2 < letters.length) return false
  const words = (thesis.match(/[\p{L}'’]+/gu) ?? []).slice(0, WORDS_LOOKED_AT)
  if (words.length < FEW_WORDS) return true
  return words.filter((word) => ENGLISH.test(word)).length * ONE_IN >= words.length
}
