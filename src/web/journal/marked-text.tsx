import { markFound } from '#domain/search/text-search.ts'

type MarkedTextProps = { text: string; forms: readonly string[] }

/** A text in which the words that were searched for are marked. */
export const MarkedText = ({ text, forms }: MarkedTextProps) => (
  <>
    {markFound(text, forms).map((stretch, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text are told apart only by their positions
      stretch.isFound ? <mark key={index}>{stretch.text}</mark> : stretch.text,
    )}
  </>
)
