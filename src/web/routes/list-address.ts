/** What stands in the address of a list: what it is filtered and sorted by. */
export type ListAddress = {
  readonly filter?: string
  /** The header of a column. */
  readonly sort?: string
  readonly order?: 'ascending' | 'descending'
}

/** Whatever somebody wrote into the address: what is none of these is left out. */
export function readListAddress({ filter, sort, order }: Record<string, unknown>): ListAddress {
  const isText = typeof filter === 'string' || typeof filter === 'number'
  return {
    ...(isText && String(filter) !== '' && { filter: String(filter) }),
    ...(typeof sort === 'string' && { sort }),
    ...(typeof sort === 'string' && (order === 'ascending' || order === 'descending') && { order }),
  }
}
