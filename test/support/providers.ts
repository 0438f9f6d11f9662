import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Double } from '../doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '../doubles/massive-double.ts'
import type { MassiveSplit } from '../doubles/massive-fixtures.ts'
import { type OpenAiScenario, startOpenAiDouble } from '../doubles/openai-double.ts'
import { type SecScenario, startSecDouble } from '../doubles/sec-double.ts'
import { startTwelveDataDouble, type TwelveDataScenario } from '../doubles/twelve-data-double.ts'

/** Doubles of the providers that Candor uses. */
export type Providers = {
  readonly massive: Double<MassiveScenario>
  readonly twelveData: Double<TwelveDataScenario>
  readonly openAi: Double<OpenAiScenario>
  readonly sec: Double<SecScenario>
  /** The environment with which Candor uses them. */
  readonly environment: Record<string, string>
  close(): Promise<void>
}

/** Unmistakable keys, so that one that is shown or logged anywhere is found. */
export const KEYS = {
  massive: 'massive-canary-7f3e9d21',
  twelveData: 'twelve-data-canary-c40b8a66',
  openAi: 'sk-canary-51d7e0f29ab3-zulu',
} as const

/** What a test changes about the doubles. */
type Wanted = { readonly quotedAt?: () => Date; readonly splits?: readonly MassiveSplit[] }

export async function startProviders({ quotedAt, splits }: Wanted = {}): Promise<Providers> {
  const [massive, twelveData, openAi, sec] = await Promise.all([
    startMassiveDouble({ key: KEYS.massive, ...(splits ? { splits } : {}) }),
    startTwelveDataDouble({ key: KEYS.twelveData, ...(quotedAt ? { quotedAt } : {}) }),
    startOpenAiDouble({ key: KEYS.openAi }),
    startSecDouble(),
  ])
  const environment = {
    MARKET_DATA_API_KEY: KEYS.massive,
    MARKET_DATA_BASE_URL: massive.url,
    PRICE_API_KEY: KEYS.twelveData,
    PRICE_BASE_URL: twelveData.url,
    // A test sends more requests in a minute than a person does.
    MARKET_DATA_PER_MINUTE: '0',
    PRICE_PER_MINUTE: '0',
    AI_API_KEY: KEYS.openAi,
    AI_BASE_URL: `${openAi.url}/v1`,
    // Each critique makes one call only, so that a test knows which call waits. critic-flow.test.ts covers blind calls.
    AI_BLIND: '0',
    SEC_BASE_URL: sec.url,
  }
  const doubles = [massive, twelveData, openAi, sec]
  return {
    ...{ massive, twelveData, openAi, sec, environment },
    close: async () => void (await Promise.all(doubles.map((double) => double.close()))),
  }
}

/** All four doubles for a test file. Before each test they work again. */
export function providersForFile(wanted: Wanted = {}): { get(): Providers } {
  let providers: Providers | undefined
  const get = () => {
    if (!providers) throw new Error('The providers are there once the tests run.')
    return providers
  }
  beforeAll(async () => {
    providers = await startProviders(wanted)
  })
  beforeEach(() => {
    const { massive, twelveData, openAi, sec } = get()
    for (const double of [massive, twelveData, openAi, sec]) double.behave('ok')
  })
  afterAll(() => providers?.close())
  return { get }
}
