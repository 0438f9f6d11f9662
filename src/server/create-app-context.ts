import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { afterSignIn } from './accounts/after-sign-in.ts'
import { openBreachedPasswords } from './accounts/breached-passwords.ts'
import { signingSecret } from './accounts/secret-file.ts'
import { makeSecurityLog } from './accounts/security-log.ts'
import type { Auth } from './accounts/sign-in/auth.ts'
import type { AppContext } from './app-context.ts'
import { makeBackupJob } from './backup/backup-job.ts'
import { backUpBeforeMigration } from './backup/before-migration.ts'
import type { BackupPlace } from './backup/kept-backups.ts'
import { openCompanyDirectory } from './companies/company-directory.ts'
import { createLogoService } from './companies/logo-service.ts'
import { openMassive } from './companies/providers/massive-access.ts'
import { massiveSearch } from './companies/providers/massive-search.ts'
import type { Config } from './config/config.ts'
import { type BuiltInReading, openBuiltInCritic, readHere } from './critique/critics/built-in.ts'
import { openModel } from './critique/critics/open-model.ts'
import { openModelCritic } from './critique/critics/open-model-critic.ts'
import { startCritiqueRunner } from './critique/critique-runner.ts'
import { releaseAllCritiques } from './critique/critique-store.ts'
import { makeCritiqueTexts } from './critique/critique-texts.ts'
import { openCompanyFilings } from './critique/facts/company-filings.ts'
import { openHeadlines } from './critique/facts/headlines.ts'
import { openMarketSource } from './critique/facts/market-closes.ts'
import { openDirectConnection } from './database/direct-connection.ts'
import { placeOf } from './database/open-database.ts'
import { openJournal } from './database/open-journal.ts'
import { orWithoutWriting } from './database/storage-failure.ts'
import { makeWrite } from './database/write.ts'
import { openJournalSource } from './echo/journal-source.ts'
import { makeJournalCheck } from './ledger/journal-check.ts'
import { openOutsideHeads } from './ledger/outside-heads.ts'
import { bringReadModelUpToDate } from './ledger/read-model-version.ts'
import { makeRowRenewal } from './ledger/row-renewal.ts'
import { makePriceAlerts } from './levels/price-alerts.ts'
import { makeLiveHub } from './live/live-hub.ts'
import { relayBetweenProcesses } from './live/process-relay.ts'
import { makeClaimJob } from './mirror/claim-job.ts'
import { openOutbound } from './outbound/outbound.ts'
import { openPriceSeries } from './prices/price-series.ts'
import { priceProviders } from './prices/providers/provider-chain.ts'
import { createQuoteService } from './prices/quote-service.ts'
import { openCalendar } from './receipts/calendar.ts'
import { openReceiptKey } from './receipts/receipt-key.ts'

type OpenAppContext = { readonly context: AppContext; close(): Promise<void> }

const machineClock = () => new Date().toISOString()

/**
 * Opens everything that the configuration names, without waiting for anything outside of this machine.
 * @param builtIn runs the built-in critic, and begins what it takes when somebody signs in; by default in this thread, as in tests,
 * which start and stop by the hundred
 */
export async function createAppContext(
  config: Config,
  log: Logger,
  now = machineClock,
  builtIn: { readonly read: BuiltInReading; begin(): void } = { read: readHere, begin: () => undefined },
): Promise<OpenAppContext> {
  const { dataFolder, marketData, ai } = config
  const backups = backupPlaceOf(config)
  if (backups) await backUpBeforeMigration(backups, now(), (sentence) => log.warn(sentence))
  const database = await openJournal({
    place: placeOf(config),
    dataFolder,
    now: now(),
    warn: (sentence) => log.warn(sentence),
  })
  const { db, engine } = database
  // On SQLite this is the only process, so no other can still hold a critique.
  if (engine === 'sqlite') await orWithoutWriting(releaseAllCritiques(db), () => undefined)
  await bringReadModelUpToDate(database, log)
  const write = makeWrite(database)
  const secret = signingSecret(config.access.secret, dataFolder)
  const connection = config.database && (await openDirectConnection(config.database.directUrl, log))
  const hub = makeLiveHub()
  const rows = makeRowRenewal({ db, write, log })
  const live = connection ? await relayBetweenProcesses(hub, connection, randomUUID(), rows) : hub
  const leads = async () => connection === null || connection.hold('jobs')
  const critiqueTexts = makeCritiqueTexts(live)
  const model = ai && openModel(db, ai, config.aiUse, now)
  const critic = ai
    ? openModelCritic({ db, ai, aiUse: config.aiUse, log, now, readInStead: builtIn.read })
    : openBuiltInCritic(builtIn.read)
  const demo = config.isDemo ? (await import('./demo/open-demo.ts')).openDemo(now) : null
  const outbound = openOutbound({ db, now, log })
  const massive = marketData && openMassive(marketData, outbound)
  const companies = openCompanyDirectory(db, config.sec, outbound)
  const priceProvider = demo?.prices ?? priceProviders(config, outbound, massive)
  const heads = await openOutsideHeads(db, dataFolder, database.headLines)
  const receiptKey = openReceiptKey({ given: config.receiptKey, folder: dataFolder })
  const levels = makePriceAlerts({ db, write, live, log, now })
  const series = openPriceSeries({ db, provider: priceProvider, levels, now })
  let auth: Promise<Auth> | null = null
  const context: AppContext = {
    config,
    db,
    engine,
    takesWrites: database.takesWrites,
    write,
    writeApart: database.writeApart,
    hearFailure: database.hearFailure,
    log,
    now,
    newId: randomUUID,
    leads,
    secret,
    auth: () => {
      // Whoever signs in may soon record something.
      builtIn.begin()
      auth ??= import('./accounts/sign-in/auth.ts').then(({ makeAuth }) => {
        const made = afterSignIn(makeAuth(database, secret, config), database.rememberAccounts)
        return demo ? demo.auth(made, context) : made
      })
      return auth
    },
    outbound,
    companies,
    companyProvider: massive && massiveSearch(massive),
    logos: massive && createLogoService(massive),
    prices: createQuoteService({
      db,
      provider: priceProvider,
      now,
      onQuote: (ticker, { price }) => levels.quoted(ticker, price),
    }),
    series,
    levels,
    claims: makeClaimJob({ db, write, live, log, now, series }),
    critiques: startCritiqueRunner({
      database,
      write,
      critic,
      facts: {
        filings: config.sec.contact
          ? openCompanyFilings({ ...config.sec, contact: config.sec.contact, engine }, outbound)
          : null,
        headlines: massive && openHeadlines(massive, companies),
        journal: openJournalSource({ db, now }),
        market: openMarketSource(db, now),
      },
      live,
      texts: critiqueTexts,
      log,
      now,
    }),
    critiqueTexts,
    model,
    live,
    security: makeSecurityLog(log, now),
    breachedPasswords: config.access.breachedPasswordsUrl
      ? openBreachedPasswords(config.access.breachedPasswordsUrl, outbound)
      : null,
    journalCheck: makeJournalCheck({
      place: placeOf(config),
      dataFolder,
      publicKey: receiptKey?.publicKey ?? null,
      countedLines: database.headLines.read,
      log,
      remember: () => heads.remember(now()),
    }),
    backups: makeBackupJob({ where: backups, log, now, leads, shared: connection && db }),
    receiptKey,
    calendar: config.calendarUrl ? openCalendar(config.calendarUrl, outbound) : null,
  }
  const prepared = demo?.prepare(context.series).catch((err) => log.warn({ err }, 'preparing the demo failed'))
  return {
    context,
    async close() {
      await prepared
      await context.claims.done()
      await context.critiques.stop()
      await context.journalCheck.stop()
      await context.backups.stop()
      await rows.stop()
      await connection?.close()
      await database.close()
    },
  }
}

/** null for a journal in memory, which is lost at its end */
function backupPlaceOf(config: Config): BackupPlace | null {
  const { dataFolder, backupFolder, backupPassphrase: passphrase } = config
  const place = placeOf(config)
  if (backupFolder === null || (place.engine === 'sqlite' && place.folder === null)) return null
  return { place, dataFolder, backupFolder, passphrase }
}
