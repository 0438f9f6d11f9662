/** A random UUID (version 4). `crypto.randomUUID` exists only on pages that came over TLS or from localhost. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidFrom(bytes)
}

/** 16 random bytes as a UUID, with the bits for version 4 and the variant of RFC 9562. */
export function uuidFrom(bytes: Uint8Array): string {
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
