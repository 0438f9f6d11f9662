import { inflateRawSync } from 'node:zlib'

const [END, STORED] = [0x06054b50, 0]
const END_SIZE = 22

/** The files of a zip archive by their paths, read by its central directory as all programs do (APPNOTE 4.3). */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - END_SIZE
  if (archive.readUInt32LE(end) !== END) throw new Error('This is no whole zip archive.')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const local = archive.readUInt32LE(at + 42)
    const path = archive.toString('utf8', at + 46, at + 46 + (name ?? 0))
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(data, data + size)
    files.set(path, (method === STORED ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
