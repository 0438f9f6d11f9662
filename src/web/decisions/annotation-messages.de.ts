import type { AnnotationMessages } from './annotation-messages.ts'

export const annotations: AnnotationMessages = {
  letters: {
    Watch: 'B',
    'Keep Watching': 'W',
    Buy: 'K',
    'Buy More': 'K+',
    Hold: 'H',
    'Sell Some': 'V−',
    Sell: 'V',
  },
}
