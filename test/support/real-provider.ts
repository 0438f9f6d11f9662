import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { CLIENT } from '../doubles/open-id-connect-double.ts'
import { freePort } from '../tools/free-port.ts'

/** A provider that others wrote: the package oidc-provider with its development pages. */
export type RealProvider = { readonly issuer: string; close(): Promise<void> }

/** @param redirectUri the address to which it may send people back */
export async function startRealProvider(redirectUri: string): Promise<RealProvider> {
  const { Provider } = await import('oidc-provider')
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['signs the cookies of a test'] },
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'k1' }] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: id }) }),
  })
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser for the provider's pages. It keeps cookies, and follows redirects until one leads to another origin. */
export function browserAtProvider({ issuer }: RealProvider) {
  const jar = new Map<string, string>()
  /** The names of the forms that were filled in. */
  const prompts: string[] = []

  async function visit(address: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location) {
      const next = new URL(location, address)
      return next.origin === issuer ? visit(next.href) : next.pathname + next.search
    }
    return fillIn(address, await answer.text())
  }

  let who = ''
  function fillIn(address: string, page: string): Promise<string> {
    const [, action, prompt] = /<form[^>]*action="([^"]+)"[\s\S]*?name="prompt" value="(\w+)"/.exec(page) ?? []
    if (!action || !prompt) throw new Error(`The provider shows no form: ${page.slice(0, 2_000)}`)
    prompts.push(prompt)
    const login = prompt === 'login' ? { login: who, password: 'whatever' } : {}
    return visit(new URL(action, address).href, { prompt, ...login })
  }

  return {
    asked: prompts,
    /** Signs in and consents where the provider asks for it. @returns the path of Candor to which the provider then leads */
    goThrough(address: string, as: string): Promise<string> {
      who = as
      return visit(address)
    },
  }
}
