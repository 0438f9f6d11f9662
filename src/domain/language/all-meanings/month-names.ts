/** Whole names of months and their short forms, in English and German, for patterns without regard to capitals. */
const NAMES = [
  'jan(?:uary|uar)?|jänner',
  'feb(?:ruary|ruar)?',
  'mar(?:ch)?|märz|maerz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni',
  'july?|juli',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'o[ck]t(?:ober)?',
  'nov(?:ember)?',
  'de[cz](?:ember)?',
]
/** "May" and "march" are verbs, too, so that these two need their capital letter where nothing else says that a month is meant. */
const PROPER = NAMES.map((name, at) => (at === 2 ? '(?-i:Mar(?:ch)?|MAR(?:CH)?)|märz|maerz' : name)).map((name, at) =>
  at === 4 ? '(?-i:Ma[yi]|MA[YI])' : name,
)
/** German joins words: "Augustbericht". */
const JOINED = '(?:januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember)(?=\\p{Ll}{4})'

const grouped = (names: readonly string[], group: string): string =>
  `(?<!\\p{L})(?<${group}>${JOINED}|(?:${names.join('|')})(?!\\p{L}))\\.?`

/** A month in whatever case. @param group how its name is called in the match */
export const anyMonth = (group = 'month'): string => grouped(NAMES, group)

/** A month that nothing beside it makes one. */
export const properMonth = (group = 'month'): string => grouped(PROPER, group)

const FIRST_LETTERS = NAMES.map((name) => new RegExp(`^(?:${name})$`, 'iu'))

/** 1 for January. @param name what one of the patterns matched */
export const monthNumber = (name: string): number => FIRST_LETTERS.findIndex((pattern) => pattern.test(name)) + 1
