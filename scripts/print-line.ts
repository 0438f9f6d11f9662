// Whoever reads the output may stop before its end, as `| head` does. The work goes on, and its exit code says how it ended.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Prints a line for the person who runs a command. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)
