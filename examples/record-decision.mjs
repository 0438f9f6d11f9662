/**
 * Records a decision with an API token, and prints what Candor says of it.
 *
 *   CANDOR_URL=http://localhost:3000 CANDOR_TOKEN=candor_... node examples/record-decision.mjs
 *
 * The token is made in Settings, Account; it has to be one that may record. It needs Node 20 or newer and nothing else.
 */
import { randomUUID } from 'node:crypto'

const { CANDOR_URL = 'http://localhost:3000', CANDOR_TOKEN } = process.env
if (!CANDOR_TOKEN) throw new Error('Set CANDOR_TOKEN to an API token that may record.')

const decision = {
  // The same id sent again records nothing twice: after a broken connection, send it once more.
  decisionId: randomUUID(),
  ticker: 'IBM',
  companyName: 'International Business Machines Corporation',
  watchOrBuy: 'Watch',
  stockOrOptions: 'stock',
  assetQty: 10,
  costBasis: 121.23,
  stopLossYesNo: 'No',
  takeProfitYesNo: 'No',
  confidenceLevel: 6,
  thesis: 'Hybrid cloud revenue should grow above 8% for three straight quarters, or I am wrong.',
}

const response = await fetch(new URL('/api/assets', CANDOR_URL), {
  method: 'POST',
  headers: { authorization: `Bearer ${CANDOR_TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify(decision),
})
const answer = await response.json()
if (!response.ok) {
  // A refusal says in `detail` what to do, and which field it is about.
  process.stderr.write(`${answer.detail}\n`)
  process.exit(1)
}
process.stdout.write(`Recorded as asset ${answer.assetId}: ${answer.ticker}.\n`)
