import { env } from 'node:process'

/** `npm run demo`: Candor with a sample journal, invented prices and a database in memory. No key and no setting changes that. */
env.CANDOR_DEMO = '1'
await import('./start.ts')
