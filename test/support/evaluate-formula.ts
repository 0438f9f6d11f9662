import { type Fraction, fraction, minus, over, plus, times, ZERO } from './reference-ledger.ts'

/** The operations by their signs. The narrow lines of the summary write a division as a slash. */
const OPERATIONS = { '+': plus, '−': minus, '×': times, '÷': over, '/': over } as const
type Sign = keyof typeof OPERATIONS

/** The exact result of a formula as it is shown: `($98.92 − $121.23) ÷ $121.23 × 100`. */
function evaluateFormula(text: string): Fraction {
  const tokens = text.match(/[\d.,]+|[+−×÷/()]/g) ?? []
  if (tokens.join('') !== text.replace(/[$\s]/g, '')) throw new Error(`This is no formula: ${text}`)
  let at = 0
  const next = () => tokens[at++] ?? ''
  const isSign = (signs: string): boolean => at < tokens.length && signs.includes(tokens[at] ?? ' ')
  const number = (): Fraction => {
    const token = next()
    if (token === '−') return minus(ZERO, number())
    if (token !== '(') return fraction(token.replaceAll(',', ''))
    const inner = sum()
    if (next() !== ')') throw new Error(`A bracket stays open: ${text}`)
    return inner
  }
  const chain = (signs: string, part: () => Fraction): Fraction => {
    let value = part()
    while (isSign(signs)) value = OPERATIONS[next() as Sign](value, part())
    return value
  }
  const product = () => chain('×÷/', number)
  const sum = (): Fraction => chain('+−', product)
  const value = sum()
  if (at < tokens.length) throw new Error(`Something stands behind the formula: ${text}`)
  return value
}

type Explained = { readonly name: string; readonly withNumbers: string; readonly result: string }

/** The fault of an explanation; null if its formula gives its result, and an unknown result has no formula. */
export function formulaFault({ name, withNumbers, result }: Explained): string | null {
  const line = `${name}: ${withNumbers} = ${result}`
  if (result === 'unknown') return /[\d$×÷]/.test(withNumbers) ? line : null
  const { printed, computed } = roundedAs(result, evaluateFormula(withNumbers.replace(/ of [A-Z].*$/, '')))
  return computed === printed ? null : `${line}, which comes out to ${computed}`
}

/** A figure as it is shown, such as `−18.40%` or `$0.0149`, and the exact value rounded to the same decimals. */
function roundedAs(text: string, value: Fraction) {
  const plain = text.replace(/[$%+,]/g, '').replace('−', '-')
  const scale = 10n ** BigInt(plain.split('.')[1]?.length ?? 0)
  const magnitude = value.n < 0n ? -value.n : value.n
  const rounded = (2n * magnitude * scale + value.d) / (2n * value.d)
  const expected = BigInt(plain.replace('.', ''))
  return { printed: expected, computed: value.n < 0n ? -rounded : rounded }
}
