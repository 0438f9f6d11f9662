import { Hono } from 'hono'
import type { ProofView } from '#contract/proof.ts'
import type { ReceiptKeyView, ReceiptView } from '#contract/receipts.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found } from '../http/problem.ts'
import { issueReceipt } from './issue-receipt.ts'
import { proofOf } from './proof.ts'
import { readVerifier } from './verifier.ts'

export const receiptRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/receipt', async (c) => {
      const receipt = await issueReceipt(context, c.var.user.id)
      c.header('content-disposition', `attachment; filename="candor-receipt-${receipt.sequence}.json"`)
      return c.json(receipt satisfies ReceiptView)
    })
    .get('/receipt/key', (c) => {
      const { publicKey } = found(context.receiptKey, 'This Candor has no key to sign receipts with.')
      return c.json({ publicKey } satisfies ReceiptKeyView)
    })
    .get('/proof', async (c) => c.json((await proofOf(context, c.var.user.id)) satisfies ProofView))
    .get('/verifier', (c) => {
      c.header('content-type', 'text/javascript; charset=utf-8')
      c.header('content-disposition', 'attachment; filename="verify.mjs"')
      return c.body(readVerifier())
    })
