import { expect, it } from 'vitest'
import { asBytes } from './as-bytes.ts'

async function* chunks() {
  yield ''
  yield 'ä'.repeat(100_000)
  yield Buffer.from([0, 255])
}

it('is sent completely, in pieces that a slow network takes within a minute', async () => {
  let ended = 0
  const pieces: Uint8Array[] = []
  for await (const piece of asBytes(chunks(), () => (ended += 1))) pieces.push(piece)
  expect(pieces.map(({ length }) => length)).toEqual([65_536, 65_536, 65_536, 3_392, 2])
  const text = Buffer.from('ä'.repeat(100_000))
  expect(Buffer.concat(pieces).equals(Buffer.concat([text, Buffer.from([0, 255])]))).toBe(true)
  expect(ended).toBe(1)
})
