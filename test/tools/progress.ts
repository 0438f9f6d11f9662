/** Starts a line that test/check.ts shows at once, while it keeps the rest of a check's output for a failure. */
export const progressMark = '· '

/** On stderr: the tools' stdout is their answer, such as a path. */
export const progress = (line: string): void => {
  process.stderr.write(`${progressMark}${line}\n`)
}
