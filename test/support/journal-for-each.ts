import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from './buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from './test-app.ts'

/**
 * A test app with the journal of one user for each test of a file. What is recorded without naming an asset is recorded on the
 * first one, and every request must succeed.
 * @param now the instant at which the app's clock is stopped at first; null leaves it running
 * @param environment asked before each test, for what another set-up of the file has started by then
 */
export function journalForEach(now: string | null, environment: () => Record<string, string> = () => ({})) {
  let app: TestApp
  let member: Visitor
  beforeEach(async () => {
    app = await openTestApp(environment())
    if (now !== null) app.setNow(now)
    member = await app.member()
  })
  afterEach(() => app.close())

  /** Sends a body. @returns the answer, which is the asset wherever something of an asset is recorded */
  async function post(path: string, body?: object): Promise<AssetView> {
    const { status, json } = await member.send('POST', path, body)
    expect(status, JSON.stringify(json)).toBe(201)
    return json as AssetView
  }
  const get = async <View>(path: string) => (await member.send('GET', path)).json as View
  const decide = (action: string, more: object = {}) =>
    post('/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updatedConfidenceLevel: 6,
      updatedThesis: 'It goes on as I wrote.',
      ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
      ...more,
    })

  return {
    app: () => app,
    member: () => member,
    setNow: (instant: string) => app.setNow(instant),
    get,
    post,
    asset: () => get<AssetView>('/api/assets/1'),
    /** Adds an asset by a first decision: ten shares of IBM, unless something else is said. */
    add: (changed: object = {}) => post('/api/assets', buyIbm(changed)),
    decide,
    hold: (more: object = {}) => decide('Hold', more),
    correct: (correctsSequence: number, field: string, to: number | string | null) =>
      post('/api/assets/1/corrections', {
        ...{ correctionId: randomUUID(), reason: 'A typing mistake.' },
        ...{ correctsSequence, field, to },
      }),
    /** Types a present price, or the close of a day. */
    typePrice: (price: number | string, on?: string) => post('/api/assets/1/prices', { price, ...(on && { on }) }),
  }
}
