/**
 * Scripts in which a joiner or a non-joiner between two letters changes what is read (Unicode Standard, chapters 9, 12, 13
 * and 16).
 */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]'

/** The sign that takes a letter its vowel, in the scripts of India, after which a joiner chooses the form. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]'

/** Invisible characters that readers do see the effect of, each in the one place where it has any. */
const EFFECTIVE = [
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  // A letter at the end of a word: older Malayalam chillus and half forms of the Indic scripts are written so.
  `(?<=${VIRAMA})[\\u200c\\u200d]`,
  // Persian endings after a Latin word or a number.
  '(?<=[\\p{Script=Latin}\\p{Nd}])\\u200c(?=\\p{Script=Arabic})',
].join('|')

/** What a font is to ignore, what only formats, and controls but white space: tags, soft hyphens, marks of direction, fillers. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f]'

const EITHER = new RegExp(`(${EFFECTIVE})|${INVISIBLE}`, 'gu')

/**
 * A text with nothing in it that a person does not see: hidden words must not reach a model. Emoji of several parts stay in
 * one piece, and joiners stay where a script needs them. The flags of England, Scotland and Wales are spelled with tag
 * characters, which can spell anything: they become the black flag that they begin with.
 */
export const visibleText = (text: string): string => text.replace(EITHER, (_, effective?: string) => effective ?? '')
