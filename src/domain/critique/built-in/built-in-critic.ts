import { type CritiqueRequest, SECTION_LABELS } from '../critique.ts'
import { readFundamentals } from './fundamentals.ts'
import { readPsychology } from './psychology.ts'
import { readWorldEvents } from './world-events.ts'

/** How the built-in critic signs its critiques. A new version whenever the same thesis would be read differently. */
export const BUILT_IN_CRITIC = { model: 'built-in critic', promptVersion: 'built-in-3' } as const

/** Ruling 5 asks for 5 to 7 sentences. The floor holds by itself: psychology has at least 3, the others at least 1. */
const MOST_SENTENCES = 7

/**
 * Reads a thesis without a language model (ruling 6): three labelled paragraphs, psychology first and longest. It knows
 * wordings and figures, not their meaning, and no news. The same request always gets the same answer.
 */
export function critiqueBuiltIn(request: CritiqueRequest): string {
  const psychology = readPsychology(request)
  const fundamentals = readFundamentals(request).slice(0, 2)
  const roomLeft = MOST_SENTENCES - psychology.length - fundamentals.length
  const worldEvents = readWorldEvents(request).slice(0, Math.min(2, roomLeft))
  return [
    paragraph(SECTION_LABELS.psychology, psychology),
    paragraph(SECTION_LABELS.fundamentals, fundamentals),
    paragraph(SECTION_LABELS.worldEvents, worldEvents),
  ].join('\n\n')
}

const paragraph = (label: string, sentences: readonly string[]): string => `${label}: ${sentences.join(' ')}`
