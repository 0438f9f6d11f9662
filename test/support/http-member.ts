import { type AddAssetBody, AssetView } from '#contract/assets.ts'
import { buyIbm } from './buy-ibm.ts'
import { until } from './until.ts'

export const PASSWORD = 'lanterns'

export type HttpAnswer = {
  readonly status: number
  readonly text: string
  readonly json: unknown
  /** The header that says after how many seconds to send again; null where there is none. */
  readonly retryAfter: string | null
}

/** Somebody with an account and its cookie, who sends requests to a running Candor like a program. */
export type HttpMember = {
  readonly username: string
  /** The cookie as in the header: `name=value`. */
  readonly cookie: string
  /** @throws if the connection breaks, after which the outcome is unknown */
  send(method: string, path: string, body?: unknown): Promise<HttpAnswer>
  /** Records a first decision and returns the asset. */
  add(changed?: Partial<AddAssetBody>): Promise<AssetView>
  asset(assetId: number): Promise<AssetView>
  /** The asset, once none of its critiques is pending. */
  critiqued(assetId: number): Promise<AssetView>
}

/**
 * Signs somebody up. `candor` may be restarted later, because the cookie stays valid.
 * @param name the username; `-again` is added at a test's second try, when the name is taken by the first
 */
export async function signUp(candor: { readonly url: string }, name: string, password = PASSWORD): Promise<HttpMember> {
  const first = await account(candor.url, name, password)
  const { username, answer } =
    first.answer.status === 409 ? await account(candor.url, `${name}-again`, password) : first
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (answer.status !== 201 || !cookie) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`)
  const send: HttpMember['send'] = async (method, path, body) => {
    const answer = await fetchFrom(candor.url, method, path, cookie, body)
    const text = await answer.text()
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : null, retryAfter }
  }
  const read = async (method: string, path: string, body?: unknown) => {
    const { status, json, text } = await send(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return AssetView.parse(json)
  }
  const asset = (assetId: number) => read('GET', `/api/assets/${assetId}`)
  return {
    username,
    cookie,
    send,
    asset,
    add: (changed) => read('POST', '/api/assets', buyIbm(changed)),
    critiqued: (assetId) =>
      until(
        `the critique of asset ${assetId}`,
        () => asset(assetId),
        ({ awaitingCritique }) => awaitingCritique.length === 0,
      ),
  }
}

async function account(url: string, username: string, password: string) {
  return { username, answer: await fetchFrom(url, 'POST', '/api/accounts', '', { username, password }) }
}

function fetchFrom(url: string, method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(method === 'GET' ? {} : { origin: url }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
