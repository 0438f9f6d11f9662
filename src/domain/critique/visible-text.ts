/**
 * Scripts in which a joiner or a non-joiner between two letters changes what is read (Unicode Standard, chapters 9, 12, 13
 * and 16).
 */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]'

/** Invisible characters that readers do see the effect of, each in the one place where it has any. */
const EFFECTIVE = [
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
].join('|')

/** What a font is to ignore, what only formats, and controls: tags, soft hyphens, marks of direction, fillers. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u007f-\\u009f]'

const EITHER = new RegExp(`(${EFFECTIVE})|${INVISIBLE}`, 'gu')

/**
 * A text with nothing in it that a person does not see: hidden words must not reach a model. Emoji of several parts stay in
 * one piece, and joiners stay where a script needs them. The flags of England, Scotland and Wales are spelled with tag
 * characters, which can spell anything: they become the black flag that they begin with.
 */
export const visibleText = (text: string): string => text.replace(EITHER, (_, effective?: string) => effective ?? '')
