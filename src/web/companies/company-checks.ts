/**
 * The contract's rules for a company that is entered by hand, repeated because the browser loads no schema library. A test holds
 * the messages equal.
 */
export function checkTicker(typed: string): string | undefined {
  const ticker = typed.trim()
  if (ticker === '') return 'Name a ticker, for example IBM.'
  if (ticker.length > 20) return 'Please use at most 20 characters.'
  return /^[A-Za-z0-9][A-Za-z0-9.\-:^=/]*$/.test(ticker)
    ? undefined
    : 'A ticker has letters, digits, dots and dashes only, for example BRK.B.'
}

export function checkCompanyName(typed: string): string | undefined {
  const name = typed.trim()
  if (name === '') return 'Name the company.'
  return name.length > 200 ? 'Please use at most 200 characters.' : undefined
}
