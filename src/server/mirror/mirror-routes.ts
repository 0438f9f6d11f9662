import { Hono } from 'hono'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { answerOf, giveStored } from '../http/stored-answer.ts'
import { loadMirror } from './load-mirror.ts'
import { viewMirror } from './mirror-view.ts'

export const mirrorRoutes = (context: AppContext) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const [mirror, today] = [await loadMirror(context, c.var.user.id), marketDayOf(context.now())]
    return giveStored(
      c,
      answerOf(mirror, today, (loaded) => viewMirror(loaded, today)),
    )
  })
