import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { onDemand } from './on-demand.ts'

const run = promisify(execFile)

/** Whether npm has a Chromium for this machine. */
export const hasChromium = process.platform === 'linux' && process.arch === 'x64'

/** Chromium without root: npm's @sparticuz/chromium, with the few libraries that a minimal Debian lacks. */
export async function unpackedChromium(): Promise<string> {
  if (!hasChromium) {
    throw new Error('npm has a Chromium for Linux on x64 only. Install Chromium, or name one in CHROMIUM_PATH.')
  }
  return join(await onDemand('chromium', unpack), 'chromium')
}

async function unpack(folder: string): Promise<void> {
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin')
  await inflate(join(packed, 'chromium.br'), join(folder, 'browser'))
  for (const archive of ['al2023', 'fonts', 'swiftshader']) await untar(join(packed, `${archive}.tar.br`), folder)
  await writeFile(join(folder, 'chromium'), startScript)
  await writeFile(join(folder, 'fonts.conf'), fontsConf)
  for (const program of ['browser', 'chromium']) await chmod(join(folder, program), 0o755)
  await rm(join(folder, 'node_modules'), { recursive: true })
}

/** Unpacks by way of a file, because tar stops reading a pipe at the archive's end mark, before the padding, and breaks it. */
async function untar(packed: string, folder: string): Promise<void> {
  const archive = join(folder, 'archive.tar')
  await inflate(packed, archive)
  await run('tar', ['-x', '--no-same-owner', '-f', archive, '-C', folder])
  await rm(archive)
}

const inflate = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

// The folder is renamed once it is complete, so the script finds its libraries relative to itself.
const startScript = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/browser" "$@"
`

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
