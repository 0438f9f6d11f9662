import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export type Algorithm = 'RS256' | 'ES256'

/** Faults of an id token. */
export type TokenFault =
  | 'wrong-nonce'
  | 'wrong-signature'
  | 'wrong-audience'
  | 'wrong-azp'
  | 'expired'
  | 'unsigned'
  | 'shared-secret'
  | 'no-subject'
  | 'foreign-issuer'

type RightClaims = { readonly iss: string; readonly sub: string; readonly aud: string; readonly nonce: string }

/** Issues id tokens as a real provider does, with a key that is made here. */
export function tokenIssuer(algorithm: Algorithm, clientSecret: string) {
  const strangers = makeKey(algorithm)
  let [own, kid] = [makeKey(algorithm), 'k1']
  return {
    publicKeys: () => [{ ...own.publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: algorithm }],
    /** Signs with a new key under this id from now on, and publishes that one alone. */
    rotate(newId: string): void {
      own = makeKey(algorithm)
      kid = newId
    },
    issue(right: RightClaims, fault: string): string {
      const claims = { ...right, ...times(fault), ...(faultyClaims[fault]?.(right) ?? {}) }
      if (fault === 'unsigned') return `${encoded({ alg: 'none' })}.${encoded(claims)}.`
      const isShared = fault === 'shared-secret'
      const content = `${encoded({ alg: isShared ? 'HS256' : algorithm, kid, typ: 'JWT' })}.${encoded(claims)}`
      const { privateKey: key } = fault === 'wrong-signature' ? strangers : own
      const signature = isShared
        ? createHmac('sha256', clientSecret).update(content).digest()
        : sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
      return `${content}.${signature.toString('base64url')}`
    },
  }
}

const faultyClaims: Readonly<Record<string, (right: RightClaims) => object>> = {
  'wrong-nonce': () => ({ nonce: 'another nonce' }),
  'wrong-audience': () => ({ aud: 'another client' }),
  'wrong-azp': ({ aud }) => ({ aud: [aud, 'another client'], azp: 'another client' }),
  'no-subject': () => ({ sub: undefined }),
  'foreign-issuer': ({ iss }) => ({ iss: iss.replace('127.0.0.1', 'localhost') }),
}

function times(fault: string) {
  const nowSeconds = Math.floor(Date.now() / 1000)
  return fault === 'expired'
    ? { iat: nowSeconds - 3_600, exp: nowSeconds - 1_800 }
    : { iat: nowSeconds, exp: nowSeconds + 300 }
}

const makeKey = (algorithm: Algorithm): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } =>
  algorithm === 'RS256'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
