import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildIfStale } from './build.ts'
import { readSettingsFile } from './settings-file.ts'

/** `npm run dev` runs the server from its sources, restarts it on a change, and serves the pages by Vite, which updates them. */
const ROOT = join(import.meta.dirname, '..')
readSettingsFile()

// The server reads the built pages when it starts, although Vite serves them in development.
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
