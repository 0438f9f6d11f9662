import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an attacker, or a careless device, may do otherwise than the standard says. */
export type Deviation = {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  /** Whether the device says that it checked a PIN, a face or a finger. */
  readonly isUserVerified?: boolean
  /** The counter to sign; without it, one more than the last. */
  readonly counter?: number
  /** The id to send instead of the credential's own. */
  readonly id?: string
}

/** A device with one passkey, which signs whatever it is asked to. */
export type SoftwareAuthenticator = {
  readonly id: string
  /** The answer to a challenge for a new passkey. */
  create(challenge: string, deviation?: Deviation): object
  /** The answer to a challenge for a sign-in. */
  get(challenge: string, deviation?: Deviation): object
}

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

/** @param home the site that the device believes to be at */
export function softwareAuthenticator(home: { readonly origin: string; readonly rpId: string }): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let count = 0

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type: deviation.type ?? type, challenge, origin: deviation.origin ?? home.origin }))
  const authenticatorData = (flags: number, deviation: Deviation, rest = Buffer.alloc(0)) => {
    count = deviation.counter ?? count + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const verified = deviation.isUserVerified === false ? 0 : USER_VERIFIED
    const rpIdHash = createHash('sha256')
      .update(deviation.rpId ?? home.rpId)
      .digest()
    return Buffer.concat([rpIdHash, Buffer.from([flags | verified]), counter, rest])
  }
  const answer = (deviation: Deviation, response: object) => ({
    id: deviation.id ?? id,
    rawId: deviation.id ?? id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id,
    create(challenge, deviation = {}) {
      // A map of five: kty EC2, alg ES256, crv P-256, and the point.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key])
      const data = authenticatorData(USER_PRESENT | HAS_CREDENTIAL, deviation, credential)
      const attestation = Buffer.concat([
        Buffer.from([0xa3, ...text('fmt'), ...text('none'), ...text('attStmt'), 0xa0, ...text('authData')]),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return answer(deviation, {
        clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    get(challenge, deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(USER_PRESENT, deviation)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer(deviation, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

/** A short text in CBOR. */
const text = (written: string): number[] => [0x60 + written.length, ...Buffer.from(written)]
