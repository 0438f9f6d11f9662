import { Agent, request } from 'node:http'

/** One request of a load. */
export type Shot = {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** The durations of a load's requests in milliseconds, sorted. */
type Latencies = readonly number[]

/** Sends `count` requests to a server on loopback. Each of `concurrency` senders waits for its answer before the next request. */
export async function fire(
  url: string,
  count: number,
  concurrency: number,
  shot: (n: number) => Shot,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const latencies: number[] = []
  let next = 0
  const sender = async () => {
    for (let n = next++; n < count; n = next++) latencies.push(await timed(agent, url, shot(n)))
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
  agent.destroy()
  return latencies.sort((a, b) => a - b)
}

export const percentile = (sorted: Latencies, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

function timed(agent: Agent, url: string, { method, path, headers, body }: Shot): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(performance.now() - startedAt)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
