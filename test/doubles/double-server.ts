import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, type CommonScenario, cannedAnswers, isCanned, send } from './answer.ts'
import { type Barrier, createBarrier } from './barrier.ts'
import { FAULTS, isFault } from './faults.ts'
import { foreignOrigin, type Received, receive } from './received.ts'

export type Scenario<Name extends string> = CommonScenario | Name | Answer

export type Double<Name extends string> = Pick<Barrier, 'held' | 'release'> & {
  /** The origin, without a path. */
  readonly url: string
  readonly requests: readonly Received[]
  /** Sets the scenarios of the next requests, one for each. The last one applies to all later requests. */
  behave(...scenarios: [Scenario<Name>, ...Scenario<Name>[]]): void
  /** Stops listening, so that connections are refused until `up`. */
  down(): Promise<void>
  /** Listens again at the same address. */
  up(): Promise<void>
  close(): Promise<void>
}

/** Lets a double write its answer in parts, and wait for the test in between. */
type Exchange = { readonly response: ServerResponse; readonly barrier: Barrier }

type Reply<Name extends string> = (
  request: Received,
  scenario: Name | 'ok',
  exchange: Exchange,
) => Answer | undefined | Promise<Answer | undefined>

/** Starts a double. `reply` plays the provider: it returns an answer, or writes the response itself and returns nothing. */
export async function startDouble<Name extends string>(reply: Reply<Name>): Promise<Double<Name>> {
  const requests: Received[] = []
  const barrier = createBarrier()
  let script: Scenario<Name>[] = ['ok']
  const next = (): Scenario<Name> => (script.length > 1 ? script.shift() : script[0]) ?? 'ok'

  const server = createServer(async (incoming, response) => {
    const request = await receive(incoming, response)
    const scenario = next()
    requests.push(request)
    const answer = await act(scenario, request, { response, barrier }, reply)
    if (answer) send(response, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = origin(server.address())
  const down = async () => {
    barrier.release()
    if (!server.listening) return
    const isClosed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await isClosed
  }

  return {
    url,
    requests,
    behave: (...scenarios) => {
      script = scenarios
    },
    held: barrier.held,
    release: barrier.release,
    down,
    async up() {
      if (server.listening) return
      server.listen(Number(new URL(url).port), '127.0.0.1')
      await once(server, 'listening')
    },
    close: down,
  }
}

async function act<Name extends string>(
  scenario: Scenario<Name>,
  request: Received,
  exchange: Exchange,
  reply: Reply<Name>,
): Promise<Answer | undefined> {
  if (typeof scenario === 'object') return scenario
  if (scenario === 'cut') {
    exchange.response.destroy()
    return undefined
  }
  if (scenario === 'redirect') return { status: 302, headers: { location: `${foreignOrigin(request)}/elsewhere` } }
  if (scenario === 'slow') await exchange.barrier.wait()
  if (isFault(scenario)) {
    await FAULTS[scenario](exchange.response)
    return undefined
  }
  if (isCanned(scenario)) return cannedAnswers[scenario]
  return reply(request, scenario === 'slow' ? 'ok' : scenario, exchange)
}

function origin(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return `http://127.0.0.1:${address.port}`
}
