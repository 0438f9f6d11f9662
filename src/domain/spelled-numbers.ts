const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  trillion: 1_000_000_000_000,
}
const OTHERS: Readonly<Record<string, number>> = { twice: 2, thrice: 3 }

const [ONE, TEN, SCALE] = [[...ONES, ...Object.keys(OTHERS)], TENS, Object.keys(SCALES)].map((words) => words.join('|'))
const SMALL = `(?:(?:${TEN})(?:[- ](?:${ONE}))?|${ONE})`

/** A pattern, without regard to capitals, for a whole number in English words: `ninety-five`, `three thousand two hundred`. */
export const NUMBER_IN_WORDS = `(?:${SMALL}|${SCALE})(?: (?:${SCALE})(?:(?: and)? ${SMALL})?)*`

/** `ninety-five` is 95, `three thousand two hundred` 3,200. @param words what `NUMBER_IN_WORDS` matches */
export function numberInWords(words: string): number {
  let [sum, part] = [0, 0]
  for (const word of words.toLowerCase().split(/[- ]+/)) {
    const scale = SCALES[word]
    if (scale === undefined) part += smallNumberOf(word)
    else if (scale <= 100) part = Math.max(1, part) * scale
    else [sum, part] = [sum + Math.max(1, part) * scale, 0]
  }
  return sum + part
}

const smallNumberOf = (word: string): number =>
  OTHERS[word] ?? (TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : Math.max(0, ONES.indexOf(word)))
