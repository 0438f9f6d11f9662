import { randomUUID } from 'node:crypto'
import type { AddAssetBody } from '#contract/assets.ts'

const IBM = {
  ticker: 'IBM',
  companyName: 'International Business Machines Corporation',
  watchOrBuy: 'Buy',
  stockOrOptions: 'stock',
  assetQty: 10,
  costBasis: 121.23,
  stopLossYesNo: 'No',
  takeProfitYesNo: 'No',
  confidenceLevel: 6,
  thesis: 'Hybrid cloud revenue should grow above 8% for three straight quarters.',
} satisfies Omit<AddAssetBody, 'decisionId'>

/** A valid submission, with the fields that a test changes, even to invalid ones. */
export const buyIbm = (changed: object = {}) => ({ decisionId: randomUUID() as string, ...IBM, ...changed })
