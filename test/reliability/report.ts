/** `npm run reliability` runs the long form of every test here; `npm test` runs a short one of the same code. */
export const isFullRun = process.env.CANDOR_RELIABILITY === 'full'

/**
 * The size of a test: small enough for `npm test`, or as large as a claim needs.
 * @param sizes how many rounds, requests or faults each form has
 */
export const sizeOf = (sizes: { readonly short: number; readonly full: number }): number =>
  isFullRun ? sizes.full : sizes.short

/** What one reliability test saw. `n` counts what was tried, `faults` what was broken on purpose. */
type ReliabilityReport = {
  readonly name: string
  readonly n: number
  readonly faults: number
  /** What was counted, by its name, such as `{ lost: 0 }`. */
  readonly figure: Readonly<Record<string, number | string>>
  readonly pass: boolean
}

/** Prints one JSON line, past vitest's own capture of the console, so that the command's output can be read by a program. */
export function printReport(report: ReliabilityReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`)
}
