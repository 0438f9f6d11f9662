import { randomUUID } from 'node:crypto'
import type { AssetView } from '#contract/assets.ts'
import type { Chapter, Story } from '#test/fixtures/stories.ts'
import type { Answered, Visitor } from './test-app.ts'

const writing = { confidence: 6, thesis: 'It is written down here so that it can be read again.' }

/** Performs a chapter through the API. @returns the asset as the API shows it right after */
export async function replayChapter(
  visitor: Visitor,
  story: Story,
  { does }: Chapter,
  assetId: number | null,
): Promise<AssetView> {
  const at = `/api/assets/${assetId}`
  const post = (path: string, body: object) => visitor.send('POST', path, body)
  if ('splitOn' in does) {
    const { splitOn, ...ratio } = does
    return shown(await post(`${at}/splits`, { effectiveOn: splitOn, ...ratio }))
  }
  if ('outcome' in does) return shown(await post(`${at}/outcome`, does))
  if ('noted' in does) return shown(await post(`${at}/prices`, { price: does.noted }))
  if (assetId === null) return shown(await post('/api/assets', opening(story, does)))
  const { action, ...figures } = does
  const named = action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }
  const decision = { updatedConfidenceLevel: writing.confidence, updatedThesis: writing.thesis }
  return shown(await post(`${at}/decisions`, { decisionId: randomUUID(), ...decision, ...named, ...figures }))
}

function opening({ asset }: Story, does: Extract<Chapter['does'], { action: string }>) {
  const { stopLossPercent, takeProfitPercent } = asset
  return {
    decisionId: randomUUID(),
    ticker: asset.ticker,
    companyName: asset.companyName,
    watchOrBuy: does.action,
    stockOrOptions: asset.type,
    ...(asset.contract ? { contract: asset.contract } : {}),
    assetQty: 'quantity' in does ? does.quantity : '0',
    costBasis: does.price,
    ...(stopLossPercent === null ? {} : { stopLossYesNo: 'Yes', stopLossPercentage: stopLossPercent }),
    ...(takeProfitPercent === null ? {} : { takeProfitYesNo: 'Yes', takeProfitPercentage: takeProfitPercent }),
    confidenceLevel: writing.confidence,
    thesis: writing.thesis,
  }
}

function shown({ status, json }: Answered): AssetView {
  if (status !== 201) throw new Error(`The story could not be told: ${JSON.stringify(json)}`)
  return json as AssetView
}
