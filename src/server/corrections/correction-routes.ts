import { Hono } from 'hono'
import { CorrectionBody } from '#contract/corrections.ts'
import type { AppContext } from '../app-context.ts'
import { readAssetId } from '../assets/asset-id.ts'
import { showAsset } from '../assets/asset-view.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { previewCorrection } from './preview-correction.ts'
import { recordCorrectionOnce } from './record-correction-once.ts'

export const correctionRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .post('/:assetId/corrections', async (c) => {
      const body = await readBody(c, CorrectionBody)
      const [userId, assetId] = [c.var.user.id, readAssetId(c.req.param('assetId'))]
      await recordCorrectionOnce(context, userId, assetId, body)
      return c.json(await showAsset(context, userId, assetId), 201)
    })
    .post('/:assetId/corrections/preview', async (c) => {
      const body = await readBody(c, CorrectionBody)
      return c.json(await previewCorrection(context, c.var.user.id, readAssetId(c.req.param('assetId')), body))
    })
