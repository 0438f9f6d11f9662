import { plainText } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'

/** Whether it tells that somebody near to its writer, or the writer, is ill, dying or dead: a question is out of place there. */
export const tellsOfIllness = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean => isOfIllness(decision.thesis)

/** Each part of a critique asks it of one text. */
const isOfIllness = rememberLatest(
  (thesis: string): boolean =>
    NEAR.test(plainText(thesis)) &&
    sentencesOf(thesis).some(({ from, to }) => {
      const sentence = thesis.slice(from, to)
      return HAS_NAMED.test(sentence) || (NEAR.test(plainText(sentence)) && ILL.test(plainText(sentence)))
    }),
)
const NEAR_ONES =
  '(?:boy|girl|son|daughter|child|kid|baby|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|mother|father|mum|mom|dad|mama|papa|parents?|brother|sister|twin|grand(?:mother|father|ma|pa|son|daughter|child|mum|dad)|nan|aunt|uncle|cousin|nephew|niece|friend|neighbou?r|mate)'
const NEAR = new RegExp(
  `(?<![a-z])(?:my|our)(?: [a-z-]+){0,2} ${NEAR_ONES}(?:'s)?(?![a-z])|(?:^|[.!?,;] |and )(?:dad|mum|mom|mama|papa|grand(?:ma|pa|ad)|gran|nan)(?= )|(?<![a-z])(?:i have|i've got|i was diagnosed|my (?:own )?(?:illness|diagnosis|cancer|disease|tumou?r|chemo))(?![a-z])`,
)
const ILL =
  /(?<![a-z])(?:cancers?|leuka?emia|lymphoma|melanoma|tumou?rs?|dementia|alzheimer'?s?|parkinson'?s?|als|multiple sclerosis|dystrophy|cystic fibrosis|stroke|heart attack|chemo(?:therapy)?|dialysis|hospice|palliative|intensive care|diagnos(?:ed|is)|terminal(?:ly)?|disease|syndrome|illness|ill|sick with|dying|died|dies|passed(?: away)?|death|funeral|buried|widow(?:ed|er)?|late (?:wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister))(?![a-z])/
/** "My boy has Duchenne": what somebody has, by a name. */
const HAS_NAMED = new RegExp(
  `(?<![a-z])(?:[Mm]y|[Oo]ur)(?: [a-z-]+){0,2} ${NEAR_ONES} has [A-Z][A-Za-z]+(?! ?(?:shares|stock|calls))`,
)
