/**
 * Records a decision with an API token, and prints the result.
 *
 *   CANDOR_URL=http://localhost:3000 CANDOR_TOKEN=candor_... node examples/record-decision.mjs
 *
 * Make the token in Settings, Account; it must be allowed to record. The script needs Node 20 or newer and nothing else.
 */
import { randomUUID } from 'node:crypto'

const { CANDOR_URL = 'http://localhost:3000', CANDOR_TOKEN } = process.env
if (!CANDOR_TOKEN) throw new Error('Set CANDOR_TOKEN to an API token that may record.')

const decision = {
  // Sending the same id again records nothing twice, so a decision can be sent again after a broken connection.
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
  // The `detail` of a refusal says what happened and what to do.
  process.stderr.write(`${answer.detail}\n`)
  process.exit(1)
}
process.stdout.write(`Recorded as asset ${answer.assetId}: ${answer.ticker}.\n`)
