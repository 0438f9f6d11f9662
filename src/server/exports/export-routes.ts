import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
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

export const exportRoutes = (context: AppContext) =>
  new Hono<AppEnv>().get('/export', async (c) => {
    const format = formatOf(c.req.query('format'))
    const source = await openExportSource(context, c.var.user.id)
    context.security.note('exported', { userId: c.var.user.id })
    return answer(c, source, format, context.now())
  })

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

/** Sent as it is read: nothing waits for the whole of it, and a reader who is slow is waited for. */
function answer(c: Context, source: ExportSource, { type, ending, write }: Format, now: string): Response {
  c.header('content-type', type)
  c.header('content-disposition', `attachment; filename="candor-${now.slice(0, 'YYYY-MM-DD'.length)}.${ending}"`)
  // For whoever shows how far it has come.
  c.header('candor-entries', String(source.entryCount))
  return c.body(ReadableStream.from(asBytes(write(source))))
}

async function* asBytes(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}
