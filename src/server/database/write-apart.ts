import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Runs a program in a thread of its own, which writes to the database's file over a connection of its own.
 * @param data given to the program, besides `file`
 * @returns what the program posts last; null when it posts nothing
 */
export type WriteApart = (program: URL, data?: Readonly<Record<string, unknown>>) => Promise<unknown>

type Apart = {
  isUnderWay(): boolean
  /** @param hear is told of each error, because a disk that failed here is no better elsewhere */
  telling(hear: (error: unknown) => void): WriteApart
}

/**
 * SQLite's one connection serves nobody else while it is in a transaction, and this thread nobody while SQLite is at work. What takes
 * long gets a connection and a thread of its own: all others read what was there before, and whoever writes waits until it has ended.
 */
export function openApart(file: string): Apart {
  let underWay = 0
  return {
    isUnderWay: () => underWay > 0,
    telling: (hear) => async (program, data) => {
      underWay += 1
      try {
        return await run(program, { ...data, file })
      } catch (error) {
        hear(error)
        throw error
      } finally {
        underWay -= 1
      }
    },
  }
}

async function run(program: URL, workerData: object): Promise<unknown> {
  const worker = new Worker(program, { workerData })
  let posted: unknown = null
  worker.on('message', (message) => {
    posted = message
  })
  await once(worker, 'exit')
  return posted
}
