import { createRequire } from 'node:module'

/** This is not a dependency: see docs/decisions/012-yahoo-by-hand.md. */
const PACKAGE = 'yahoo-finance2'

export const INSTALL_YAHOO = `npm install --no-save ${PACKAGE}@4.0.2`

/** The part of the package that is used. */
export type YahooClient = {
  chart(
    symbol: string,
    options: object,
    moduleOptions: { fetch: typeof fetch; validateResult: false },
  ): Promise<unknown>
}

/** Whether the package has been installed beside Candor's own. */
export function isYahooInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve(PACKAGE)
    return true
  } catch {
    return false
  }
}

/** Loaded with the first request for a price, because it is as large as all other code together. */
export async function loadYahoo(): Promise<YahooClient> {
  const { default: YahooFinance } = await import(PACKAGE as string)
  const quiet = () => {}
  return new YahooFinance({
    versionCheck: false,
    suppressNotices: ['yahooSurvey'],
    validation: { logErrors: false, logOptionsErrors: false },
    logger: { info: quiet, warn: quiet, error: quiet, debug: quiet, dir: quiet },
  })
}
