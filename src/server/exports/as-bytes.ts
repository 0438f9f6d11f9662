/** A download that takes nothing for this long is ended, because it is abandoned or blocks the next export. */
const LONGEST_PAUSE_MS = 60_000
/** The size of a piece, small enough that even a slow connection takes one within the pause. */
const PIECE_BYTES = 65_536

/**
 * The body of a response, produced piece by piece as the client reads it.
 * @param onEnd called once: when everything is sent, when reading fails, when the client leaves, or when it pauses too long
 */
export function asBytes(chunks: AsyncIterable<string | Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  let rest = Buffer.alloc(0)
  let isOver = false
  const end = () => {
    clearTimeout(timer)
    if (!isOver) onEnd()
    isOver = true
  }
  const awaitReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    timer = setTimeout(() => {
      end()
      controller.error(new Error('The client read nothing of the export for a minute.'))
      iterator.return?.()
    }, LONGEST_PAUSE_MS)
  }
  return new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      async pull(controller) {
        clearTimeout(timer)
        while (rest.length === 0) {
          const next = await iterator.next().catch((error: unknown) => {
            end()
            throw error
          })
          if (isOver) return
          if (next.done) {
            end()
            return controller.close()
          }
          rest = Buffer.from(next.value)
        }
        controller.enqueue(rest.subarray(0, PIECE_BYTES))
        rest = rest.subarray(PIECE_BYTES)
        awaitReader(controller)
      },
      async cancel() {
        end()
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
