import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import { rehearse } from '#domain/critique/built-in/rehearse.ts'

/** The program of the built-in critic's thread (critic-thread.ts): it answers each request with a critique. */
parentPort?.on('message', ({ id, request }) => parentPort?.postMessage({ id, text: critiqueBuiltIn(request) }))

// People who wait for a page come before critiques. Only on Linux does this set the priority of the thread and not of the
// process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

// What is asked meanwhile is read after it.
rehearse()
