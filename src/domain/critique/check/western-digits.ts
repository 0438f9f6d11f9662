const DIGIT = /\p{Nd}/u
/** Digits of every script, digits in circles, the signs that go with full-width ones, and the Arabic marks within a number. */
const WRITTEN_OTHERWISE = /(?![0-9])\p{Nd}|[①-⑳⓪％﹪＄﹩٪٫٬]|(?<=\p{Nd})[．，](?=\p{Nd})/gu
const ARABIC: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',' }

/** A text with its figures in the digits 0 to 9, so that a figure is compared with one that was written in other ones. */
export const westernDigits = (text: string): string => text.replace(WRITTEN_OTHERWISE, western)

function western(character: string): string {
  const plain = ARABIC[character] ?? character.normalize('NFKC')
  return /^(?![0-9])\p{Nd}$/u.test(plain) ? String(digitValue(plain)) : plain
}

/** Unicode keeps the ten digits of a script in a row, from nought on. */
function digitValue(digit: string): number {
  const at = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(at - before - 1))) before += 1
  return before % 10
}
