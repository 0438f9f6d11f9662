import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'

const settings = join(import.meta.dirname, '../.env')
if (existsSync(settings)) process.loadEnvFile(settings)

buildIfStale()
await import('../dist/server/main.js' as string)
