import { existsSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['src', 'test', 'bench', 'scripts']

/** How long to wait after a change, because editors write a file in several steps, and several files at once. */
const SETTLED_AFTER_MS = 200

/**
 * Calls `react` with the files that changed, as paths from the root of the repository, until the process ends. Files that change
 * while `react` is busy are passed together to its next call.
 */
export function onChange(react: (files: readonly string[]) => Promise<void>): void {
  const changed = new Set<string>()
  let [isBusy, timer] = [false, setTimeout(() => {})]

  const tell = async () => {
    const files = [...changed].filter((file) => existsSync(join(ROOT, file)))
    if (isBusy || files.length === 0) return
    changed.clear()
    isBusy = true
    await react(files).finally(() => {
      isBusy = false
    })
    await tell()
  }
  for (const folder of FOLDERS)
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.(?:tsx?|css|html|json|csv|grit)$/.test(name)) return
      changed.add(join(folder, name))
      clearTimeout(timer)
      timer = setTimeout(tell, SETTLED_AFTER_MS)
    })
}
