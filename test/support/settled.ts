/** Waits until everything has happened that depends on no timer, no file and no connection. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}
