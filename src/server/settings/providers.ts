import type { ProviderView } from '#contract/settings.ts'
import type { Config } from '../config/config.ts'
import { INSTALL_YAHOO, isYahooInstalled } from '../prices/providers/yahoo-package.ts'

/**
 * The providers in use for companies, prices and critiques, and what to set for others. It never contains a key.
 * @param isChatOnly whether the model's server turned out to have no Responses API
 */
export function describeProviders(
  config: Config,
  isYahooThere = isYahooInstalled(),
  isChatOnly = config.aiUse.api === 'chat',
): ProviderView[] {
  const { marketData, ai, isDemo } = config
  if (isDemo) return OF_A_DEMO
  return [
    {
      need: 'companies',
      isActive: marketData !== null,
      name: marketData ? `${DIRECTORY}, then the market-data provider` : DIRECTORY,
      howToSwitchOn: marketData ? null : 'set MARKET_DATA_API_KEY to search a provider too',
    },
    describePrices(config, isYahooThere),
    {
      need: 'critic',
      isActive: ai !== null,
      name: ai ? describeModel(ai, isChatOnly) : 'built-in, no language model',
      howToSwitchOn: ai ? null : 'set AI_API_KEY for one',
    },
  ]
}

/** The SEC publishes its list for everybody, so it is asked for that without a contact, too. */
const DIRECTORY = 'local directory, which asks the SEC for its list'

/** Without a key the model's provider is not known, so its name includes the server's host. */
const describeModel = ({ apiKey, baseUrl, model }: NonNullable<Config['ai']>, isChatOnly: boolean): string => {
  const name = apiKey === null ? `${model} at ${new URL(baseUrl).host}, without a key` : model
  return isChatOnly ? `${name}, asked by chat completions` : name
}

/** The facts that critics get besides the user's own words. */
export function describeFacts({ sec, marketData, isDemo }: Config): ProviderView {
  const sources = [
    ...(sec.contact ? ['filings from the SEC'] : []),
    ...(marketData ? ['headlines from the market-data provider'] : []),
  ]
  const missing = [
    ...(sec.contact ? [] : ['set CONTACT_EMAIL for filings']),
    ...(marketData ? [] : ['headlines come with the key for the company search']),
  ]
  return {
    need: 'facts',
    isActive: sources.length > 0,
    name: sources.join(', ') || 'none but your own',
    howToSwitchOn: (!isDemo && missing.join(', ')) || null,
  }
}

/** The description of prices also depends on what is installed. */
function describePrices({ prices, marketData, isYahooEnabled }: Config, isYahooThere: boolean): ProviderView {
  const chain = [
    ...(prices ? ['Twelve Data'] : []),
    ...(marketData ? ['Massive (previous close)'] : []),
    ...(isYahooEnabled && isYahooThere ? ['Yahoo'] : []),
  ]
  const missing = isYahooEnabled && !isYahooThere ? `for Yahoo, run: ${INSTALL_YAHOO}` : null
  return {
    need: 'prices',
    isActive: chain.length > 0,
    name: chain.join(', then ') || 'typed by hand',
    howToSwitchOn: missing ?? (chain.length > 0 ? null : 'set PRICE_API_KEY to have them filled in'),
  }
}

/** A demo calls no provider, whatever keys are set. */
const OF_A_DEMO: ProviderView[] = [
  { need: 'companies', isActive: false, name: 'local directory', howToSwitchOn: null },
  { need: 'prices', isActive: true, name: 'invented for the demo, a random walk', howToSwitchOn: null },
  { need: 'critic', isActive: false, name: 'built-in, no language model', howToSwitchOn: null },
]

/** The last lines that a start prints. */
export function startLines(config: Config): string[] {
  const providers = [...describeProviders(config), describeFacts(config)].map(({ need, name, howToSwitchOn }) => [
    need,
    howToSwitchOn ? `${name} (${howToSwitchOn})` : name,
  ])
  const { openIdConnect, calendarUrl } = config
  const signIn = openIdConnect ? [['sign-in', `password, or OpenID Connect at ${openIdConnect.issuer}`]] : []
  const anchors = calendarUrl ? [['anchors', `digests of receipts are sent to ${calendarUrl}`]] : []
  const mail = ['mail', describeMail(config)]
  return [['journal', describeJournal(config)], ...providers, mail, ...signIn, ...anchors].map(
    ([need = '', text = '']) => `  ${need.padEnd(12)}${text}`,
  )
}

/** The mail server without its user and password. */
function describeMail({ mail, isDemo }: Config): string {
  if (mail) return `weekly recaps, for whoever wants one, through ${new URL(mail.smtpUrl).host} from ${mail.from}`
  return isDemo ? 'none is sent' : 'none is sent (set SMTP_URL, MAIL_FROM and CANDOR_URL for weekly recaps)'
}

function describeJournal({ database, dataFolder, isDemo }: Config): string {
  if (isDemo) return 'in memory: a demo that forgets everything; sign in with any name as its own password'
  return database ? 'PostgreSQL (DATABASE_URL)' : `SQLite in ${dataFolder ?? 'memory'}`
}
