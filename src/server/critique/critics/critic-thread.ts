import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import { type BuiltInReading, readHere } from './built-in.ts'

/** The program of the thread, beside the built server or among the sources. */
const [BUILT, SOURCE] = ['./critic-worker.js', './critic-worker.ts'].map((path) => new URL(path, import.meta.url))

const Answer = z.object({ id: z.int(), text: z.string() })

type Waiting = {
  readonly request: CritiqueRequest
  readonly signal: AbortSignal
  readonly resolve: (text: string | Promise<string>) => void
}

/** The built-in critic in a thread, and how to begin and to end that. */
type CriticThread = {
  readonly read: BuiltInReading
  /** Begins the thread before there is something to read, so that it has rehearsed by then. */
  begin(): void
  end(): Promise<unknown>
}

/**
 * How long a critique waits for the thread. It comes last on its machine: where others keep that busy, it was seen to take 50 s to begin,
 * while this thread, which answers pages, gets its turn.
 */
const PATIENCE_MS = 2_000

/**
 * Runs the built-in critic in a thread of its own: a long thesis takes tens of milliseconds without a pause, in which the event
 * loop would answer nobody. The thread begins when it is told to, at the latest with the first critique. What it leaves unread when
 * it ends, or for too long, is read here.
 */
export function openCriticThread(
  program = BUILT && existsSync(BUILT) ? BUILT : (SOURCE ?? ''),
  patienceMs = PATIENCE_MS,
): CriticThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let count = 0

  const readHereWhatWasLeftBy = (ended: Worker) => {
    if (worker !== ended) return
    worker = null
    const left = [...waiting.values()]
    waiting.clear()
    for (const { request, signal, resolve } of left) resolve(readHere(request, signal))
  }
  const beginThread = (): Worker => {
    const begun = new Worker(program)
    // The thread does not keep the process alive.
    begun.unref()
    begun.on('message', (message) => {
      const { id, text } = Answer.parse(message)
      waiting.get(id)?.resolve(text)
      waiting.delete(id)
    })
    begun.on('error', () => readHereWhatWasLeftBy(begun))
    begun.on('exit', () => readHereWhatWasLeftBy(begun))
    return begun
  }
  return {
    read(request, signal) {
      if (signal.aborted) return readHere(request, signal)
      count += 1
      const id = count
      const { promise, resolve } = Promise.withResolvers<string>()
      // On a busy machine this thread, which comes last, may take longer to answer than a stop may take.
      const stopWaiting = () => {
        waiting.delete(id)
        resolve('')
      }
      const readHereInstead = () => {
        waiting.delete(id)
        resolve(readHere(request, signal))
      }
      waiting.set(id, { request, signal, resolve })
      signal.addEventListener('abort', stopWaiting)
      const patience = setTimeout(readHereInstead, patienceMs)
      worker ??= beginThread()
      worker.postMessage({ id, request })
      return promise.finally(() => {
        clearTimeout(patience)
        signal.removeEventListener('abort', stopWaiting)
      })
    },
    begin() {
      worker ??= beginThread()
    },
    end: async () => worker?.terminate(),
  }
}
