import { plainText } from '../../../language/plain-text.ts'

/** A figure that stood beside the test already is the thesis itself and no answer to it, unless it is said to have come again. */
export function isNews(answer: string, written: string): boolean {
  const figures = figuresOf(written)
  // "Comps were flat", "fourteen percent": told in words.
  if (!/\d/.test(answer)) return !plainText(written).includes(plainText(answer))
  return (
    /(?<![a-z])(?:again|still|once more|another|also|too|now|came in|this (?:quarter|year))(?![a-z])/i.test(answer) ||
    figuresOf(answer).some((figure) => !figures.includes(figure))
  )
}

const figuresOf = (text: string): readonly string[] =>
  text.match(/[$€£]?\d+(?:[.,]\d+)*(?: ?(?:%|x|bn|m|k)(?![a-z]))?/g) ?? []
