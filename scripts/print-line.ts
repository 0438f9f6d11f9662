// Whoever reads the output may stop before its end, as `| head` does. The work goes on, and its exit code says how it ended.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Prints a line for the person who runs a command. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints a line beside the result, on the error output: scripts read the result from its first line. */
export const printNote = (line: string): void => void process.stderr.write(`${line}\n`)
