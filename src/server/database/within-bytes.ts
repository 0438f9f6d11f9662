/** The first rows that together have at most this many bytes, and at least one row. */
export function withinBytes<Row extends { readonly bytes: number }>(
  rows: readonly Row[],
  most: number,
): readonly Row[] {
  let sum = 0
  const end = rows.findIndex(({ bytes }, index) => {
    sum += bytes
    return index > 0 && sum > most
  })
  return end < 0 ? rows : rows.slice(0, end)
}
