import { messagesOf } from '#web/language/messages.ts'

const english = {
  /** In the marks of decisions. */
  letters: {
    Watch: 'W',
    'Keep Watching': 'K',
    Buy: 'B',
    'Buy More': 'B+',
    Hold: 'H',
    'Sell Some': 'S−',
    Sell: 'S',
  } as Readonly<Record<string, string>>,
}

export type AnnotationMessages = typeof english
export const annotationMessages = messagesOf('annotations', english)
