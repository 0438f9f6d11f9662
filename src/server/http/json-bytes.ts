/** So many items of a list are written at once. */
const ITEMS = 256

/**
 * An object as `JSON.stringify` writes it, in UTF-8. It is written in pieces, because one letter beyond Latin-1, such as a minus
 * sign or a curly quote, makes V8 hold a text in two bytes for each letter: of a long one that takes twice as long to write and to
 * encode.
 * @param view whose members and items are plain JSON
 */
export function jsonBytes(view: object): Uint8Array<ArrayBuffer> {
  // Each at once, so that its text can be let go.
  return Buffer.concat(Array.from(piecesOf(view), (piece) => Buffer.from(piece)))
}

function* piecesOf(view: object): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue
    const named = `${before}${JSON.stringify(name)}:`
    before = ','
    if (!Array.isArray(value) || value.length <= ITEMS) {
      yield named + JSON.stringify(value)
      continue
    }
    yield `${named}[`
    for (let from = 0; from < value.length; from += ITEMS) {
      if (from > 0) yield ','
      yield JSON.stringify(value.slice(from, from + ITEMS)).slice(1, -1)
    }
    yield ']'
  }
  yield before === '{' ? '{}' : '}'
}
