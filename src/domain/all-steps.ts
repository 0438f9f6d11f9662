/** Does work that is written in steps without a pause. @returns what comes of the last one */
export function allSteps<T>(steps: Iterator<undefined, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
