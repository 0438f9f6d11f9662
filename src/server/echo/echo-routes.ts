import { Hono } from 'hono'
import { EchoBody, type EchoView } from '#contract/echo.ts'
import { becameOf, wroteNearlyThis } from '#domain/echo/echoed-passage.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/read-body.ts'
import { type FoundPassage, listEchoedPassages, withoutUntold } from './echoed-passages.ts'

/** Finds passages of a user's own earlier theses in what they are writing. */
export const echoRoutes = ({ db, now }: AppContext) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { text, assetId = null } = await readBody(c, EchoBody)
    const at = now()
    const { id } = c.var.user
    const found = await listEchoedPassages(db, id, { text, assetId, at })
    const told = await withoutUntold(db, id, found, at)
    return c.json({ passages: told.map((passage) => viewPassage(passage, at)) } satisfies EchoView)
  })

function viewPassage(echo: FoundPassage, now: Instant): EchoView['passages'][number] {
  const became = becameOf(echo, now)
  const writtenAt = echo.writtenAt ?? echo.at
  return {
    passage: echo.passage,
    dateAdded: writtenAt,
    dateAddedReadable: readableDate(writtenAt, MARKET_ZONE),
    ...(echo.writtenAt && {
      decidedOn: marketDayOf(echo.at),
      decidedOnReadable: readableDate(echo.at, MARKET_ZONE),
    }),
    assetId: echo.assetId,
    list: echo.list,
    sequence: echo.sequence,
    ticker: echo.ticker,
    stockOrOptions: echo.isOption ? 'options' : 'stock',
    action: echo.action,
    confidence: echo.confidence,
    wrote: `${wroteNearlyThis(echo)}.`,
    changePercent: echo.since?.changePercent ?? null,
    pricedAt: echo.since?.pricedAt ?? null,
    became: became && `${became}.`,
  }
}
