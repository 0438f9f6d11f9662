import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import { turnsOfAccount } from '../fair-shares/turns-of-account.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { asBytes } from './as-bytes.ts'
import { exportCsv } from './csv-export.ts'
import { type ExportSource, openExportSource } from './export-source.ts'
import { exportJson } from './json-export.ts'
import { exportMarkdown } from './markdown-export.ts'

type Format = {
  readonly type: string
  readonly ending: string
  readonly write: (source: ExportSource) => AsyncIterable<string | Uint8Array>
}

const FORMATS: Readonly<Record<string, Format>> = {
  json: { type: 'application/json', ending: 'json', write: exportJson },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: exportCsv },
  markdown: { type: 'application/zip', ending: 'zip', write: exportMarkdown },
}

/** How long an export waits for an earlier one of the account; most are finished by then. */
const LONGEST_WAIT_MS = 5_000

const UNDER_WAY = new Refusal({
  code: 'throttled',
  message:
    'Another export of your account is under way, and this one was not begun. Please try again when that one has arrived; ' +
    'a download that stands still is ended after a minute.',
  retryAfterSeconds: 60,
})

/** The routes of exports. An account can have one export at a time; another waits for a moment. */
export const exportRoutes = (context: AppContext) => {
  const turns = turnsOfAccount({
    ...context.config.access.shares.atOnce.read,
    working: 1,
    longestWaitMs: LONGEST_WAIT_MS,
  })
  return new Hono<AppEnv>().get('/export', async (c) => {
    const format = formatOf(c.req.query('format'))
    const userId = c.var.user.id
    const turn = await turns.take(userId)
    if (!turn) throw UNDER_WAY
    try {
      const source = await openExportSource(context, userId)
      context.security.note('exported', { userId })
      return answer(c, source, format, { now: context.now(), endTurn: turn.end })
    } catch (error) {
      turn.end()
      throw error
    }
  })
}

function formatOf(name = 'json'): Format {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  if (format) return format
  throw new Refusal({
    code: 'invalid',
    field: 'format',
    message: `format is ${Object.keys(FORMATS)
      .join(', ')
      .replace(/, (\w+)$/, ' or $1')}.`,
  })
}

type Sending = { readonly now: string; readonly endTurn: () => void }

/** Streams the export while it is read, at the speed of the client. */
function answer(
  c: Context,
  source: ExportSource,
  { type, ending, write }: Format,
  { now, endTurn }: Sending,
): Response {
  c.header('content-type', type)
  c.header('content-disposition', `attachment; filename="candor-${now.slice(0, 'YYYY-MM-DD'.length)}.${ending}"`)
  // The number of entries, so that a client can show the progress.
  c.header('candor-entries', String(source.entryCount))
  return c.body(asBytes(write(source), endTurn))
}
