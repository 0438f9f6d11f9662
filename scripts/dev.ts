import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildIfStale } from './build.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run dev`: the server from its sources, restarted on a change, and the pages by Vite, updated in place. */
const ROOT = join(import.meta.dirname, '..')
readSettingsFile()

// The server reads the built pages at its start, though in development Vite serves them.
buildIfStale()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const pages = await createServer({ configFile: join(ROOT, 'vite.config.ts') })
await pages.listen()
pages.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await pages.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
