import { Hono } from 'hono'
import { PrincipleBody, PrincipleOrderBody, type PrinciplesView } from '#contract/principles.ts'
import type { PrincipleFact } from '#domain/ledger/entry.ts'
import { orderPrinciples, retirePrinciple, writePrinciple } from '#domain/principles/change-principles.ts'
import { type Principle, replayPrinciples } from '#domain/principles/principle.ts'
import type { Result } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accepted } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { append, listPrincipleEntries, untilCurrent } from '../ledger/ledger-store.ts'

export const principleRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(view(replayPrinciples(await listPrincipleEntries(context.db, c.var.user.id)))))
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

/** Load, decide, append, show. */
async function change(
  { write, live, now }: AppContext,
  userId: string,
  decide: (principles: readonly Principle[]) => Result<PrincipleFact>,
): Promise<PrinciplesView> {
  const entries = await untilCurrent(() =>
    write(userId, async (trx) => {
      const head = await findHead(trx, userId)
      const before = await listPrincipleEntries(trx, userId)
      const fact = accepted(decide(replayPrinciples(before)))
      return [...before, await append(trx, userId, head, fact, now())]
    }),
  )
  live.publish(userId, 'principles-changed', { sequence: entries.at(-1)?.sequence ?? 0 })
  return view(replayPrinciples(entries))
}

const view = (principles: readonly Principle[]): PrinciplesView => ({
  principles: principles.map(({ versions, ...principle }) => ({
    ...principle,
    versions: [...versions],
  })),
})
