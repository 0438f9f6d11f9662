import { ACTIONS, type Action, LISTS, type ListName } from '#domain/ledger/action.ts'

/** The search and the filters in the address of the journal. */
export type JournalAddress = {
  readonly search?: string
  readonly asset?: number
  readonly list?: ListName
  readonly action?: Action
  readonly confidence?: number
  /** Days in New York, both included. */
  readonly from?: string
  readonly to?: string
  readonly tests?: 'open' | 'broken'
  readonly late?: 1
}

/** Reads the filters from an address that somebody may have typed. Anything that is no valid filter is left out. */
export function readJournalAddress(typed: Record<string, unknown>): JournalAddress {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === typed[name])
  const whole = (name: string, most: number) => {
    const number = Number(typed[name] ?? Number.NaN)
    return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
  }
  const day = (name: string) => {
    const text = typed[name]
    return typeof text === 'string' && isDay(text) ? text : undefined
  }
  const { search } = typed
  return present({
    search: typeof search === 'string' || typeof search === 'number' ? String(search) || undefined : undefined,
    asset: whole('asset', 2 ** 31 - 1),
    list: oneOf('list', LISTS),
    action: oneOf('action', ACTIONS),
    confidence: whole('confidence', 10),
    from: day('from'),
    to: day('to'),
    tests: oneOf('tests', ['open', 'broken']),
    late: Number(typed.late) === 1 ? 1 : undefined,
  })
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Leaves out filters without a value, so that the address stays short. */
const present = (address: { readonly [Name in keyof JournalAddress]: JournalAddress[Name] | undefined }) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) satisfies JournalAddress
