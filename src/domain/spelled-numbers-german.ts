const ONES: readonly (readonly [value: number, words: RegExp])[] = [
  [1, /^ein(?:s|e[mnrs]?)?$/],
  ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'].map(
    (word, at) => [at + 2, new RegExp(`^${word}$`)] as const,
  ),
  ...['drei', 'vier', 'fünf', 'sech', 'sieb', 'acht', 'neun'].map(
    (word, at) => [at + 13, new RegExp(`^${word}zehn$`)] as const,
  ),
]
const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** `fünfundzwanzig` is 25, `zweihundert` 200, `dreieinhalb` 3.5. @returns null for a word that is no number */
export function germanNumber(word: string): number | null {
  const text = word.toLowerCase().replace('dreissig', 'dreißig')
  if (text === 'null') return 0
  if (text === 'anderthalb') return 1.5
  const whole = /^(.+)einhalb$/.exec(text)?.[1]
  if (whole !== undefined) return plus(belowMillion(whole), 0.5)
  return belowMillion(text)
}

const belowMillion = (text: string) => parted(text, 'tausend', 1000, belowThousand)
const belowThousand = (text: string) => parted(text, 'hundert', 100, belowHundred)

/** What stands before the word for a thousand or a hundred counts as often, and what stands after it is added. */
function parted(text: string, word: string, scale: number, read: (text: string) => number | null): number | null {
  const at = text.indexOf(word)
  if (at < 0) return read(text)
  const [before, after] = [text.slice(0, at), text.slice(at + word.length).replace(/^und/, '')]
  const times = before === '' ? 1 : read(before)
  return times === null ? null : plus(after === '' ? 0 : read(after), times * scale)
}

const plus = (value: number | null, more: number): number | null => (value === null ? null : value + more)

function belowHundred(text: string): number | null {
  const one = ONES.find(([, words]) => words.test(text))
  if (one) return one[0]
  const ten = TENS.findIndex((word) => text.endsWith(word))
  if (ten < 0) return null
  const before = text.slice(0, -(TENS[ten]?.length ?? 0))
  if (before === '') return (ten + 2) * 10
  const small = before.endsWith('und')
    ? ONES.find(([value, words]) => value < 10 && words.test(before.slice(0, -3)))
    : undefined
  return small ? (ten + 2) * 10 + small[0] : null
}
