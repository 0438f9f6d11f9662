import { env } from 'node:process'

/**
 * `npm run demo` starts Candor with a sample journal, invented prices and a database in memory, whatever keys and settings say.
 */
env.CANDOR_DEMO = '1'
await import('./start.ts')
