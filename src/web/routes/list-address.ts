/** The filter and the sorting in the address of a list. */
export type ListAddress = {
  readonly filter?: string
  /** The header of a column. */
  readonly sort?: string
  readonly order?: 'ascending' | 'descending'
}

/** Reads them from an address that somebody may have typed. Anything else is left out. */
export function readListAddress({ filter, sort, order }: Record<string, unknown>): ListAddress {
  const isText = typeof filter === 'string' || typeof filter === 'number'
  return {
    ...(isText && String(filter) !== '' && { filter: String(filter) }),
    ...(typeof sort === 'string' && { sort }),
    ...(typeof sort === 'string' && (order === 'ascending' || order === 'descending') && { order }),
  }
}
