/** Nobody took anything for so long: who downloads is gone, or holds on to what the next export waits for. */
const LONGEST_PAUSE_MS = 60_000
/** In pieces so small that even a slow phone takes one within the pause. */
const PIECE_BYTES = 65_536

/**
 * What a response sends, piece by piece as it is taken.
 * @param onEnd called once: when all of it is sent, when it fails, when nobody wants the rest, and when it stood still too long
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
      controller.error(new Error('Nobody took any of the export for a minute.'))
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
