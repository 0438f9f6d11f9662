import { Hono } from 'hono'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { WriteLetterBody } from '#contract/letter.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { answerOf, giveJson, giveStored } from '../http/stored-answer.ts'
import { loadLetter } from './load-letter.ts'
import { type LoadedMirror, loadMirror } from './load-mirror.ts'
import { viewMirror } from './mirror-view.ts'
import { writeLetter } from './write-letter.ts'

export const mirrorRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const [mirror, today] = [await loadMirror(context, c.var.user.id), marketDayOf(context.now())]
      return giveStored(
        c,
        answerOf(mirror, today, (loaded) => viewMirror(loaded, today)),
      )
    })
    .get('/letter', async (c) => giveJson(c, await loadLetter(context, c.var.user.id, c.req.query('of') ?? null)))
    .post('/letter', async (c) => {
      const { of } = await readBody(c, WriteLetterBody)
      return c.json(await writeLetter(context, c.var.user.id, of ?? null, c.req.raw.signal))
    })
    .get('/kept-rules', async (c) =>
      giveStored(c, answerOf(await loadMirror(context, c.var.user.id), 'kept-rules', viewKeptRules)),
    )

const viewKeptRules = ({ mirror }: LoadedMirror): KeptRulesView => {
  const { days, held, ...counts } = mirror.keptRules
  return { ...counts, days: [...days], held: held.map((amount) => amount.toFixed(2)) }
}
