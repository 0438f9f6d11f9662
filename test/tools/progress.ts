/** The beginning of a line that test/check.ts shows at once. It shows the rest of a check's output only after a failure. */
export const progressMark = '· '

/** Writes to stderr, because the tools' stdout is their result, such as a path. */
export const progress = (line: string): void => {
  process.stderr.write(`${progressMark}${line}\n`)
}
