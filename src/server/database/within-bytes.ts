/** The first rows that are together no longer than that, and at least one. */
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
