import { readConfig } from '../config/config.ts'
import { checkCritic, countLines } from '../critique/critic-check.ts'
import { readCases } from '../critique/critic-check-cases.ts'

type Given = {
  readonly environment: Record<string, string | undefined>
  readonly folder: string | undefined
  readonly say: (line: string) => void
}

/** @returns the exit code: 0 when the model answered about every thesis, 1 when it did not, 2 when nothing could be asked */
export async function runCriticCheck({ environment, folder, say }: Given): Promise<number> {
  const { ai, aiUse } = readConfig(environment)
  if (!ai || !folder) {
    say(
      ai
        ? 'Name a folder of theses: npm run critic-check -- FOLDER'
        : 'No model is configured: set AI_API_KEY or AI_BASE_URL.',
    )
    return 2
  }
  const counts = await checkCritic(await readCases(folder), ai, aiUse, ({ decision }, { marks = [], reason }) => {
    const found = [...marks.map(({ kind, text }) => `${kind}: ${text}`), ...(reason ? [reason] : [])]
    if (found.length > 0) say(`${decision.thesis.slice(0, 60).replaceAll('\n', ' ')}\n  ${found.join('\n  ')}`)
  })
  say(`${ai.model}\n${countLines(counts).join('\n')}`)
  return counts.complete === counts.requested ? 0 : 1
}
