import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'

/** The thread in which the built-in critic reads (critic-thread.ts): a request comes, and its critique goes. */
parentPort?.on('message', ({ id, request }) => parentPort?.postMessage({ id, text: critiqueBuiltIn(request) }))

// Whoever asks for a page goes before whoever waits for a critique. Only on Linux is this of the thread, and not of all of Candor.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
