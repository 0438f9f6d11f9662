import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { rewriteIfDue } from './accounts/erasure/rewrite-database.ts'
import { makeApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { type Config, readConfig } from './config.ts'
import { createAppContext } from './create-app-context.ts'
import { openCriticThread } from './critique/critics/critic-thread.ts'
import { StartRefusal } from './database/start-refusal.ts'
import { isDiskFull } from './database/storage-failure.ts'
import { WrongSetting } from './environment.ts'
import { shareThreadWhile } from './event-loop/next-slice.ts'
import { makePresence } from './fair-shares/presence.ts'
import { endPipelined, endStalledAnswers } from './http/unread-answers.ts'
import { answerUnreadable, problemOfRequest } from './http/unreadable-requests.ts'
import { SERVER_OPTIONS } from './imports/server-options.ts'
import { deleteUploadsLeftBehind } from './imports/uploads.ts'
import { tellEarlierCloses } from './levels/earlier-closes.ts'
import { putOlderClosesRight } from './levels/older-closes.ts'
import { lookAtClaims } from './mirror/claim-resolution-job.ts'
import { runPriceRefresh } from './prices/price-refresh-job.ts'
import { sendDueRecaps } from './recap/recap-job.ts'
import { anchorHeads } from './receipts/anchor-job.ts'
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
const LOOK_AT_PRICES_EVERY_MS = 60_000
/** A claim is resolved on its day: an hour sooner or later is no matter. */
const LOOK_AT_CLAIMS_EVERY_MS = 60 * 60 * 1000
const ANCHOR_EVERY_MS = 15 * 60 * 1000
/** Erased accounts are gone from the file within this time, however many there are. */
const REWRITE_EVERY_MS = 10 * 60 * 1000
const LOOK_FOR_COMPANIES_EVERY_MS = 24 * 60 * 60 * 1000

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
  })
  server.on('error', (error) =>
    exitWith(`Candor cannot listen on ${config.host}:${config.port}: ${error.message}. Set PORT to a free port.`),
  )
  deleteUploadsLeftBehind().catch((err) => log.warn({ err }, 'uploads that were left behind could not be deleted'))
  const directoryTimer = config.isDemo ? undefined : keepCompaniesFresh(context)
  const priceTimer = schedulePricesAndClaims(context)
  const anchorTimer = scheduleAnchors(context)
  const rewriteTimer = scheduleRewrites(context)
  const stop = () => {
    clearInterval(directoryTimer)
    clearInterval(priceTimer)
    clearInterval(anchorTimer)
    clearInterval(rewriteTimer)
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

/** In the background: the local list serves until the SEC's has come, and where it never comes. */
function keepCompaniesFresh({ companies, leads, log, now }: AppContext): NodeJS.Timeout {
  const refresh = async () => {
    if (await leads())
      await companies.refresh(now()).then(
        (outcome) => log.info({ outcome }, 'outcome of refreshing the company directory'),
        (err) => log.warn({ err }, 'the company directory could not be refreshed'),
      )
  }
  refresh()
  return setInterval(refresh, LOOK_FOR_COMPANIES_EVERY_MS)
}

/**
 * Prices, and every so often what waits for prices: claims whose day has come, and recaps. In the background, one round at a
 * time, so that rounds don't pile up however slow a provider is.
 */
function schedulePricesAndClaims(context: AppContext): NodeJS.Timeout {
  let isUnderWay = false
  let claimsAt = 0
  const round = async () => {
    if (isUnderWay) return
    isUnderWay = true
    if (!(await context.leads())) {
      isUnderWay = false
      return
    }
    await putOlderClosesRight(context).catch((err) => context.log.warn({ err }, 'closes could not be looked at'))
    await tellEarlierCloses(context).catch((err) => context.log.warn({ err }, 'closes could not be looked at'))
    await runPriceRefresh(context).catch((err) => context.log.warn({ err }, 'prices could not be refreshed'))
    if (Date.now() - claimsAt >= LOOK_AT_CLAIMS_EVERY_MS) {
      claimsAt = Date.now()
      await lookAtClaims(context).catch((err) => context.log.warn({ err }, 'claims could not be resolved'))
      await sendDueRecaps(context).catch((err) => context.log.warn({ err }, 'recaps could not be sent'))
    }
    isUnderWay = false
  }
  round()
  return setInterval(round, LOOK_AT_PRICES_EVERY_MS)
}

/** By itself, one round at a time: a slow calendar keeps neither prices nor claims waiting. */
function scheduleAnchors(context: AppContext): NodeJS.Timeout | undefined {
  const { calendar, leads, log } = context
  if (!calendar) return undefined
  let isUnderWay = false
  const round = async () => {
    if (isUnderWay || !(await leads())) return
    isUnderWay = true
    await anchorHeads(context).finally(() => {
      isUnderWay = false
    })
  }
  return setInterval(() => {
    round().catch((err) => log.warn({ err }, 'heads of ledgers could not be anchored'))
  }, ANCHOR_EVERY_MS)
}

/** One at a time, and seldom: while the file is written anew, writes wait. */
function scheduleRewrites(context: AppContext): NodeJS.Timeout {
  let isUnderWay = false
  const round = async () => {
    if (isUnderWay) return
    isUnderWay = true
    await rewriteIfDue(context)
      .catch((err) => context.log.warn({ err }, 'the database could not be written anew after an erasure'))
      .finally(() => {
        isUnderWay = false
      })
  }
  round()
  return setInterval(round, REWRITE_EVERY_MS)
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
