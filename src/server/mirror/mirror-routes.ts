import { Hono } from 'hono'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { LanguageQuery } from '#contract/language-query.ts'
import { WriteLetterBody } from '#contract/letter.ts'
import { OpenedFigureQuery } from '#contract/opened-figure.ts'
import { keptCurve } from '#domain/mirror/lines/kept-curve.ts'
import type { AppContext } from '../app-context.ts'
import { showLists } from '../assets/asset-rows.ts'
import { equityCurve, withoutGain } from '../charts/equity.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { readQuery } from '../http/read-query.ts'
import { giveJson, giveStored } from '../http/stored-answer.ts'
import { loadLetter } from './load-letter.ts'
import { loadMirror } from './load-mirror.ts'
import { answerMirror } from './mirror-answer.ts'
import { showOpenedFigure } from './show-opened-figure.ts'
import { writeLetter } from './write-letter.ts'

export const mirrorRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) =>
      giveStored(c, await answerMirror(context, c.var.user.id, readQuery(c, LanguageQuery).language)),
    )
    .get('/letter', async (c) => {
      const { language } = readQuery(c, LanguageQuery)
      return giveJson(c, await loadLetter(context, c.var.user.id, c.req.query('of') ?? null, language))
    })
    .post('/letter', async (c) => {
      const { of } = await readBody(c, WriteLetterBody)
      return c.json(await writeLetter(context, c.var.user.id, of ?? null, c.req.raw.signal))
    })
    .get('/evidence', async (c) =>
      giveJson(c, await showOpenedFigure(context, c.var.user.id, readQuery(c, OpenedFigureQuery))),
    )
    .get('/kept-rules', async (c) => giveJson(c, await showKeptRules(context, c.var.user.id)))

async function showKeptRules(context: AppContext, userId: string): Promise<KeptRulesView> {
  const { keptRules } = (await loadMirror(context, userId, null)).mirror
  const { lines, keptLater, withoutPrice, unpricedSales, overSplit } = keptRules
  const lists = await showLists(context, userId)
  const curve =
    keptRules.days.length === 0 ? [] : keptCurve(await equityCurve(context.db, userId, lists, context.now()), keptRules)
  return {
    lines,
    keptLater,
    days: curve.map(({ day }) => day),
    asItWas: curve.map(({ asItWas }) => asItWas),
    asIfKept: curve.map(({ asIfKept }) => asIfKept),
    held: curve.map(({ held }) => held),
    withoutPrice: [...withoutPrice],
    unpricedSales: [...unpricedSales],
    overSplit: [...overSplit],
    withoutGain: withoutGain(lists.rows),
  }
}
