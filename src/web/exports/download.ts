import { meantFor } from '#web/api/request.ts'

/** How much of a download has arrived. */
export type Progress = {
  readonly bytes: number
  /** How many entries of a JSON export have arrived, counted by its lines; null for other formats. */
  readonly entries: { readonly read: number; readonly all: number } | null
}

const LINE_FEED = 10

/**
 * Downloads a file through the browser.
 * @param onProgress called after each chunk
 * @throws Error with the server's sentence, or one that says that the connection failed
 */
export async function download(
  path: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const response = await fetch(path, { signal, headers: meantFor() }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new Error('Candor cannot be reached. Nothing was downloaded. Check the connection and try again.')
  })
  if (!response.ok || !response.body) throw new Error(await sentenceOf(response))
  const chunks = await readAll(response.body, entriesOf(response), onProgress)
  const type = response.headers.get('content-type') ?? ''
  keep(new Blob(chunks, { type }), nameOf(response))
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  all: number | null,
  onProgress: (progress: Progress) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let [bytes, lines] = [0, 0]
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error('The connection broke before the end, so no file was kept. Try again.')
    })
    if (done) return chunks
    chunks.push(value)
    bytes += value.length
    if (all !== null) for (const byte of value) if (byte === LINE_FEED) lines += 1
    onProgress({ bytes, entries: all === null ? null : { read: Math.min(lines, all), all } })
  }
}

/** Only a JSON export has one line for each entry. */
const entriesOf = ({ headers }: Response): number | null =>
  headers.get('content-type')?.startsWith('application/json') ? Number(headers.get('candor-entries') ?? 0) : null

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'candor'

async function sentenceOf(response: Response): Promise<string> {
  const problem: unknown = await response.json().catch(() => null)
  const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : null
  return typeof detail === 'string' ? detail : 'The export failed. Your journal is safe; please try again.'
}

function keep(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

/** The browser reads the address only after the click. */
const REVOKE_AFTER_MS = 60_000
