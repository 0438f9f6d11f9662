import type { Logger } from 'pino'
import type { BreachedPasswords } from './accounts/breached-passwords.ts'
import type { SecurityLog } from './accounts/security-log.ts'
import type { Auth } from './accounts/sign-in/auth.ts'
import type { BackupJob } from './backup/backup-job.ts'
import type { CompanyDirectory } from './companies/company-directory.ts'
import type { CompanyProvider } from './companies/company-search.ts'
import type { LogoService } from './companies/logo-service.ts'
import type { Config } from './config/config.ts'
import type { AskedModel } from './critique/critics/open-model.ts'
import type { CritiqueRunner } from './critique/critique-runner.ts'
import type { CritiqueTexts } from './critique/critique-texts.ts'
import type { Db, Engine } from './database/open-database.ts'
import type { Write } from './database/write.ts'
import type { WriteApart } from './database/write-apart.ts'
import type { JournalCheck } from './ledger/journal-check.ts'
import type { PriceAlerts } from './levels/price-alerts.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { ClaimJob } from './mirror/claim-job.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PriceSeries } from './prices/price-series.ts'
import type { QuoteService } from './prices/quote-service.ts'
import type { Calendar } from './receipts/calendar.ts'
import type { ReceiptKey } from './receipts/receipt-key.ts'

/**
 * Everything that touches the outside world, passed to the code that needs it. main.ts builds the real one, and tests their own.
 */
export type AppContext = {
  readonly config: Config
  readonly db: Db
  readonly engine: Engine
  /** Whether the database can still be written; false once its disk has failed or its file is gone. */
  readonly takesWrites: () => boolean
  /** Every write to a ledger goes through here, or through the next. */
  readonly write: Write
  /** For writes that take seconds; null where there is no file of SQLite. */
  readonly writeApart: WriteApart | null
  /** Told of every error of another connection of this process to the same database. */
  readonly hearFailure: (error: unknown) => void
  readonly log: Logger
  /** The present time, as an ISO instant in UTC. */
  readonly now: () => string
  readonly newId: () => string
  /** Whether this process does the work that only one of several on a database does. */
  readonly leads: () => Promise<boolean>
  /** Signs session cookies. */
  readonly secret: string
  /** Loaded at the first sign-in or sign-up, because most requests only need the user of a cookie. */
  readonly auth: () => Promise<Auth>
  /** All calls for data from other companies. */
  readonly outbound: Outbound
  readonly companies: CompanyDirectory
  /** null without MARKET_DATA_API_KEY */
  readonly companyProvider: CompanyProvider | null
  /** null without MARKET_DATA_API_KEY */
  readonly logos: LogoService | null
  readonly prices: QuoteService
  readonly series: PriceSeries
  readonly levels: PriceAlerts
  readonly claims: ClaimJob
  readonly critiques: CritiqueRunner
  /** null where none is configured */
  readonly model: AskedModel | null
  readonly critiqueTexts: CritiqueTexts
  readonly live: LiveHub
  readonly security: SecurityLog
  /** null without BREACHED_PASSWORDS_URL */
  readonly breachedPasswords: BreachedPasswords | null
  readonly journalCheck: JournalCheck
  readonly backups: BackupJob
  /** null when no key can be stored outside of the database */
  readonly receiptKey: ReceiptKey | null
  /** null without OPENTIMESTAMPS_CALENDAR */
  readonly calendar: Calendar | null
}
