import { buildIfStale } from './build.ts'
import { readSettingsFile } from './settings-file.ts'

readSettingsFile()
buildIfStale()
await import('../dist/server/main.js' as string)
