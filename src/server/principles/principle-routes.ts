import { Hono } from 'hono'
import { PrincipleBody, PrincipleOrderBody, type PrinciplesView } from '#contract/principles.ts'
import type { PrincipleFact } from '#domain/ledger/principle-entries.ts'
import { orderPrinciples, retirePrinciple, writePrinciple } from '#domain/principles/change-principles.ts'
import { type Principle, replayPrinciples } from '#domain/principles/principle.ts'
import type { Result } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { giveJson } from '../http/stored-answer.ts'
import { listPrincipleEntries } from '../ledger/ledger-store.ts'
import { record } from '../recording/record.ts'

export const principleRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => giveJson(c, view(replayPrinciples(await listPrincipleEntries(context.db, c.var.user.id)))))
    .post('/', async (c) => {
      const draft = await readBody(c, PrincipleBody)
      return c.json(await change(context, c.var.user.id, (principles) => writePrinciple(principles, draft)), 201)
    })
    .post('/order', async (c) => {
      const draft = await readBody(c, PrincipleOrderBody)
      return c.json(await change(context, c.var.user.id, (principles) => orderPrinciples(principles, draft)), 201)
    })
    .post('/:principleId/retirement', async (c) => {
      const principleId = c.req.param('principleId')
      return c.json(await change(context, c.var.user.id, (principles) => retirePrinciple(principles, principleId)), 201)
    })

/** Records the fact that `decide` makes of the present principles. @returns the principles after it */
async function change(
  context: AppContext,
  userId: string,
  decide: (principles: readonly Principle[]) => Result<PrincipleFact>,
): Promise<PrinciplesView> {
  await record(context, userId, {}, async ({ trx }) => ({
    fact: accepted(decide(replayPrinciples(await listPrincipleEntries(trx, userId)))),
  }))
  return view(replayPrinciples(await listPrincipleEntries(context.db, userId)))
}

const view = (principles: readonly Principle[]): PrinciplesView => ({
  principles: principles.map(({ versions, ...principle }) => ({
    ...principle,
    versions: [...versions],
  })),
})
