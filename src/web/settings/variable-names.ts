type Stretch = { readonly text: string; readonly isVariable: boolean }

/** At least two words in capitals, joined as environment variables are: `PRICE_API_KEY`. */
const VARIABLE = /([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/

/** A sentence in stretches, so that the variables that it names can be set as code. */
export const markVariables = (sentence: string): Stretch[] =>
  sentence
    .split(VARIABLE)
    .map((text, index) => ({ text, isVariable: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
