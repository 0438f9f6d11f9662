import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { makeApp } from './app.ts'
import { type Config, readConfig } from './config/config.ts'
import { WrongSetting } from './config/environment.ts'
import { createAppContext } from './create-app-context.ts'
import { openCriticThread } from './critique/critics/critic-thread.ts'
import { StartRefusal } from './database/start-refusal.ts'
import { isDiskFull } from './database/storage-failure.ts'
import { shareThreadWhile } from './event-loop/next-slice.ts'
import { makePresence } from './fair-shares/presence.ts'
import { endPipelined, endStalledAnswers } from './http/unread-answers.ts'
import { answerUnreadable, problemOfRequest } from './http/unreadable-requests.ts'
import { SERVER_OPTIONS } from './imports/server-options.ts'
import { deleteUploadsLeftBehind } from './imports/uploads.ts'
import { startBackgroundJobs } from './jobs/background-jobs.ts'
import { rehearseWhereListsAreLong } from './rehearse-reads.ts'
import { startLines } from './settings/providers.ts'

/** Two folders below the root both as source (src/server) and as built (dist/server). */
const PAGES_FOLDER = join(import.meta.dirname, '../../dist/web')

/** Answers under way get this long at the end; then their connections are cut. */
const DRAIN_MS = 5_000
/** What has not ended by then is left: all that was acknowledged is on the disk. */
const END_MS = 15_000
const SWEEP_MS = 50
/** Whatever Candor writes is for the user who runs it. */
const OWNER_ONLY = 0o077
const DISK_FULL = 'the disk is full. No entry was changed. Free some space on it and start again.'

await start()

async function start(): Promise<void> {
  // Standard output is for the person who starts Candor; what goes wrong later is logged beside it, a JSON line each.
  const log = pino({ level: 'warn' }, pino.destination(2))
  const config = configOrExit()
  // An unhandled rejection is logged and does not end the process, so that everybody else's requests go on.
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise was rejected and not handled'))
  process.umask(OWNER_ONLY)
  // It ends with the process.
  const { context, close } = await createAppContext(config, log, undefined, openCriticThread()).catch(
    (error: unknown) => {
      if (error instanceof StartRefusal) exitWith(`Candor did not start: ${error.message}`)
      if (isDiskFull(error)) exitWith(`Candor did not start: ${DISK_FULL}`)
      log.fatal({ err: error }, 'Candor could not start')
      process.exit(1)
    },
  )
  const presence = makePresence()
  shareThreadWhile(() => !presence.isAlone())
  const handle = makeApp(context, PAGES_FOLDER, presence).fetch
  const listener = getRequestListener(handle, { hostname: config.host, errorHandler: problemOfRequest })
  const server = createServer(SERVER_OPTIONS, listener)
  answerUnreadable(server)
  endStalledAnswers(server)
  endPipelined(server)
  server.listen(config.port, config.host, () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : config.port
    const host = config.host.includes(':') ? `[${config.host}]` : config.host
    process.stdout.write(`Candor is ready at http://${host}:${port}\n${startLines(config).join('\n')}\n`)
    context.journalCheck.start()
    context.backups.start()
    void rehearseWhereListsAreLong(context)
  })
  server.on('error', (error) =>
    exitWith(`Candor cannot listen on ${config.host}:${config.port}: ${error.message}. Set PORT to a free port.`),
  )
  deleteUploadsLeftBehind().catch((err) => log.warn({ err }, 'uploads that were left behind could not be deleted'))
  const stopJobs = startBackgroundJobs(context)
  const stop = () => {
    stopJobs()
    setTimeout(() => process.exit(1), END_MS).unref()
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // An event stream that has just ended is idle only a moment later, and would hold the server open until it is cut.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    context.live.close()
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      close().then(
        () => process.exit(0),
        (err) => {
          log.error({ err }, 'Candor could not be closed properly')
          process.exit(1)
        },
      )
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof WrongSetting) exitWith(`Candor did not start: ${error.message}`)
    throw error
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
