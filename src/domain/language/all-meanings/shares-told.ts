import { matchesOf } from '../matches-of.ts'
import { rememberLatest } from '../remember-latest.ts'

/** What a text tells without a number of its own: percentages, and numbers that may be in any unit. */
type Shares = { readonly percents: readonly number[]; readonly numbers: readonly number[] }

/** Shares are told roughly: what is 32% may be called a third. */
const ROUGHLY = 2

/** Whether a text tells a percentage or an amount as a share, a multiple or a fraction: "1/4", "one in four", "ein Viertel", "half a billion", "doubled". */
export function isToldAsShare(values: readonly number[], isPercent: boolean, text: string): boolean {
  if (!MAY_TELL.test(text)) return false
  const { percents, numbers } = sharesIn(text)
  return values.some(
    (value) =>
      (isPercent && percents.some((percent) => Math.abs(percent - value) <= ROUGHLY)) ||
      numbers.some((number) => Math.abs(number - value) <= 0.005 * value),
  )
}

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const GERMAN_ONES = ['eins?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const TEENS = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const NAMES = [...ONES, ...TEENS]

const SCALES: readonly (readonly [words: RegExp, factor: number])[] = [
  [/^(?:thou|taus)/i, 1e3],
  [/^milliard|^billion$/i, 1e9],
  [/^mill/i, 1e6],
  [/^(?:trill|billionen)/i, 1e12],
]
const SCALE = '(?<scale>thousand|tausend|millionen|million|milliarden?|billionen|billion|trillion)'
const COUNT = `\\d{1,3}|an?|eine[mnrs]?|every|each|${[...ONES, ...GERMAN_ONES].join('|')}`
/** By what the whole is divided. */
const PARTS: readonly (readonly [words: string, parts: number])[] = [
  ['hal(?:f|ves)(?!\\p{L})|hälfte|halbe[mnrs]?(?!\\p{L})', 2],
  ['thirds?(?!\\p{L})|drittel', 3],
  ['quarters?(?!\\p{L})|fourths?(?!\\p{L})|viertel', 4],
  ['fifths?(?!\\p{L})|fünftel', 5],
  ['sixths?(?!\\p{L})|sechstel', 6],
  ['sevenths?(?!\\p{L})|siebtel', 7],
  ['eighths?(?!\\p{L})|achtel', 8],
  ['tenths?(?!\\p{L})|zehntel', 10],
]
const NTH = [
  'second|zweite',
  'third|dritte',
  'fourth|vierte',
  'fifth|fünfte',
  'sixth|sechste',
  'seventh|siebte',
  'eighth|achte',
]
const MULTIPLES: readonly (readonly [words: string, times: number])[] = [
  ['halv(?:ed?|es|ing)(?!\\p{L})|halbier', 0.5],
  ['doubl|twice|two-?fold|verdopp|zweifach|doppelt', 2],
  ['tripl|three-?fold|verdreif|dreifach', 3],
  ['quadrupl|four-?fold|vervierf|vierfach', 4],
  ['quintupl|five-?fold|verfünff|fünffach', 5],
  ['ten-?fold|verzehnf|zehnfach', 10],
]

const pattern = (source: string): RegExp => new RegExp(source, 'giu')
const oneOf = (words: readonly (readonly [words: string, number: number])[]): string =>
  words.map(([each], at) => `(?<w${at}>${each})`).join('|')

/** "1/4", "3 / 4", "4 1/2" */
const FRACTION = pattern(
  `(?<![\\d.,/])(?:(?<whole>\\d+)(?:[ -]+| and ))?(?<some>\\d{1,3})\\s?/\\s?(?<of>\\d{1,3})(?![\\d/])(?:[- ](?:of )?(?:an? )?${SCALE}(?!\\p{L}))?`,
)
const ONE_SIGN = /[¼-¾⅐-⅞]/g
/** "One in four", "25 out of 100", "3 von 4" */
const ONE_IN = pattern(
  `(?<![\\p{L}\\d.,$€£])(?<some>${COUNT}) (?:in|out of|of|von|aus|per) (?:every )?(?<of>\\d{1,3}|(?:an? |one |ein)?hundred|(?:ein)?hundert|${[...ONES, ...GERMAN_ONES].join('|')})(?![\\p{L}\\d])`,
)
const EVERY = pattern(`(?<!\\p{L})(?:every|each|jede[mnrs]?) (?:${oneOf(NTH.map((words, at) => [words, at + 2]))})`)
/** "A quarter", "three-quarters", "drei Viertel", "half a billion", "eine Viertelmilliarde" */
const PART = pattern(
  `(?:(?<!\\p{L})(?<some>${COUNT})[- ]?)?(?:${oneOf(PARTS)})(?:[- ]?(?:of )?(?:an? |einer )?${SCALE})?`,
)
const MULTIPLE = pattern(`(?<!\\p{L})(?:${oneOf(MULTIPLES)})`)
/** "Two-fifty" is 250 as well as 2.50. */
const SPOKEN = pattern(
  `(?<!\\p{L})(?<hundreds>${NAMES.join('|')})[- ](?:(?<small>${NAMES.slice(9).join('|')})|(?<tens>${TENS.join('|')})(?:[- ](?<ones>${ONES.slice(0, 9).join('|')}))?)(?!\\p{L})`,
)
/** "Eineinhalb", "anderthalb Milliarden", "zweieinhalb Prozent" */
const AND_A_HALF = pattern(
  `(?<!\\p{L})(?<number>anderthalb|(?:${GERMAN_ONES.join('|')})einhalb|one and a half)(?: ${SCALE})?`,
)

/** To read a text for all of these takes long, and each of them has one of these. */
const MAY_TELL =
  /\d\s?\/\s?\d|[¼-¾⅐-⅞]|hal[fvb]|hälfte|third|quarter|fourth|fifth|sixth|seventh|eighth|tenth|[dfsl]?tel|(?:in|of|von|aus|per) (?:every )?(?:\d|[a-z])|every|each|jede|fold|fach|doub|doppe|verd|twice|tripl|quad|quint|ver[vfz]|(?:one|two|three|four|five|six|seven|eight|nine|teen|ten|eleven|twelve)[- ](?:t|f|s|e|n)/i

const sharesIn: (text: string) => Shares = rememberLatest(findShares)

function findShares(written: string): Shares {
  const text = written.replace(ONE_SIGN, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
  const percents: number[] = []
  const numbers: number[] = []
  const each = (way: RegExp, read: (groups: Groups) => void) => {
    for (const { groups } of matchesOf(way, text)) read(groups ?? {})
  }
  each(FRACTION, ({ whole, some, of, scale }) => {
    const part = Number(some) / Number(of)
    numbers.push((Number(whole ?? 0) + part) * (scale === undefined ? 1 : scaleOf(scale)))
    if (whole === undefined) percents.push(part * 100)
  })
  each(ONE_IN, ({ some, of }) => percents.push((countOf(some) / countOf(of)) * 100))
  each(EVERY, (groups) => percents.push(100 / (wordAt(groups) + 2)))
  each(PART, ({ some, scale, ...groups }) => {
    const part = countOf(some) / (PARTS[wordAt(groups)]?.[1] ?? 1)
    percents.push(part * 100)
    if (scale !== undefined) numbers.push(part * scaleOf(scale))
  })
  each(MULTIPLE, (groups) => {
    const times = MULTIPLES[wordAt(groups)]?.[1] ?? 1
    percents.push(...(times < 1 ? [times * 100] : [(times - 1) * 100, times * 100]))
  })
  each(SPOKEN, ({ hundreds, small, tens, ones }) => {
    const rest =
      small === undefined ? (TENS.indexOf(lower(tens)) + 2) * 10 + ONES.indexOf(lower(ones)) + 1 : nameOf(small)
    numbers.push(nameOf(hundreds) * 100 + rest, nameOf(hundreds) + rest / 100)
  })
  each(AND_A_HALF, ({ number, scale }) => numbers.push((halved(lower(number)) + 0.5) * (scale ? scaleOf(scale) : 1)))
  return { percents, numbers }
}

type Groups = Readonly<Record<string, string | undefined>>

const lower = (word: string | undefined): string => word?.toLowerCase() ?? ''
const nameOf = (word: string | undefined): number => NAMES.indexOf(lower(word)) + 1
const scaleOf = (scale: string): number => SCALES.find(([words]) => words.test(scale))?.[1] ?? 1
const wordAt = (groups: Groups): number =>
  Number(
    Object.keys(groups)
      .find((name) => /^w\d/.test(name) && groups[name] !== undefined)
      ?.slice(1) ?? 0,
  )
const germanOne = (word: string): number => GERMAN_ONES.findIndex((name) => new RegExp(`^${name}$`).test(word)) + 1

/** "A", "every" and no count at all are one. */
function countOf(word: string | undefined): number {
  if (word !== undefined && /^\d/.test(word)) return Number(word)
  if (/hundred|hundert/i.test(word ?? '')) return 100
  return Math.max(1, nameOf(word), germanOne(lower(word)))
}

const halved = (word: string): number => Math.max(1, germanOne(word.replace('einhalb', '')))
