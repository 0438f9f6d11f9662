import { sentencesOf, withoutLabel, withoutQuotations } from '../critique-sentences.ts'

const ADVERB = '(?:(?:now|simply|just|really|rather|probably|therefore|definitely|at least|also|instead) )*'
/** A trade, with what shows that it is one: one holds a thesis to something, and closes a gap, too. */
const TRADE = String.raw`(?:(?:buy|sell|dump|unload|liquidate|accumulate|trim)(?:ing)?|selling|trimming|(?:add|adding) (?:to (?:it|(?:your|the|this) (?:position|stake|holding|shares))|more(?: shares)?|shares)|(?:exit|exiting|clos(?:e|ing)|reduc(?:e|ing)|cut(?:ting)?|keep(?:ing)?|hold(?:ing)?) (?:(?:your|the|this|these|those|all|half)(?: of)?(?: the| your)? (?:position|stake|holding|shares?|stock|calls?|puts?|contracts?|options?|trade)\b|on to (?:it|your|the))|tak(?:e|ing) (?:your |some |the )?profits?|get(?:ting)? out(?: of (?:it|this|the|your)\b|(?=[.!]|$)))`
/** What makes an imperative of trading one: “buy low, sell high” and “sell discipline” are none. */
const OBJECT = String.raw`(?:now|today|immediately|at once|right away|it\b(?! (?:to|in|as)\b)|them\b|half|everything|some of|part of|a (?:third|quarter|half)|one (?:third|half)|more|this (?:stock|share|position)|(?:all |the rest of )?(?:the|your)(?: remaining)? (?:position|stake|holding|shares|stock|rest|calls?|puts?|contracts?|options?)\b|\d+ (?:shares|percent|%))`

/** In English, then German, French and Spanish: the critic's own word that something be bought, sold or held. */
const ADVICE: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])you (?:should|ought to|had better|need to|must|have to) (?:not )?${ADVERB}${TRADE}`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])i(?: would|['’]d)(?: strongly)? (?:recommend|advise|suggest|urge)(?: you)?(?: that you)?(?: not)?(?: to)? ${ADVERB}${TRADE}`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])i(?: strongly)? (?:recommend|advise|suggest|urge)(?: you)?(?: that you)?(?: not)?(?: to)? ${ADVERB}${TRADE}`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}])i(?: would|['’]d) (?:not )?${ADVERB}${TRADE}`, 'iu'),
  new RegExp(`(?<![\\p{L}])my (?:advice|recommendation|suggestion)(?: is|:) (?:not )?(?:to )?${ADVERB}${TRADE}`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])it(?: is|['’]s| would be)(?: now| high| probably)? (?:time|best|better|wise|wiser|prudent|advisable|sensible) (?:for you )?to ${ADVERB}${TRADE}`,
    'iu',
  ),
  new RegExp(
    `^(?:so |then |now |just |simply |please )*(?:buy|sell|dump|unload|liquidate|accumulate|trim) ${OBJECT}`,
    'iu',
  ),
  new RegExp(`^(?:so |then |please )*(?:do not|don['’]t) (?:buy|sell) (?:${OBJECT}|yet\\b)`, 'iu'),
  /^(?:so |then |please |you (?:should|could|may want to) )*consider (?:buying|selling|trimming|taking (?:some )?profits|(?:reducing|closing|exiting|cutting) (?:your|the|this) (?:position|stake|holding))(?! pressure)/iu,
  /(?<!\p{L})this (?:stock|share|one) is (?:now )?a (?:clear|strong|screaming) (?:buy|sell)(?!\p{L})/iu,
  /^(?:Du solltest|Sie sollten|Ich würde|Ich empfehle(?: dir| Ihnen)?,?(?: zu)?|Ich rate(?: dir| Ihnen)?(?: dazu)?,?)(?: [\p{L}\d%]+){0,6} (?:zu )?(?:kaufen|verkaufen|nachkaufen|aufstocken|auszusteigen|aussteigen)(?!\p{L})/iu,
  /^(?:Kaufen|Verkaufen) Sie (?:jetzt|sofort|heute|alles|die Hälfte|nicht)(?!\p{L})[^,]*[.!]/u,
  /^(?:Verkaufe?|Kaufe?) (?:jetzt|sofort|heute|alles|die Hälfte)(?!\p{L})[^,]*[.!]/u,
  /^(?:Vous devriez|Tu devrais|Je vous (?:conseille|recommande) d['’e] ?|Je (?:conseille|recommande) d['’e] ?)(?: ?[\p{L}]+){0,2} ?(?:vendre|acheter|renforcer)(?!\p{L})/iu,
  /^(?:Vendez|Achetez) (?:maintenant|tout|la moitié|aujourd['’]hui)(?!\p{L})/iu,
  /^(?:Deberías?|Le recomiendo|Te recomiendo|Recomiendo)(?: [\p{L}]+){0,1} (?:vender|comprar)(?!\p{L})/iu,
  /^(?:Venda|Vende|Compre|Compra) (?:ahora|ya|hoy|todo|la mitad)(?!\p{L})/iu,
]

/**
 * Whose word it is: the investor's own rule, what they wrote, what somebody else says. What is only supposed, or hangs on a
 * condition, is not plain advice either.
 */
const NOT_ITS_OWN =
  /(?<!\p{L})(?:if|whether|when|once|unless|until|as soon as|suppose|why|wherever|nothing|nowhere|not? (?:say|saying|mean|tell|telling)|cannot (?:say|tell)|can['’]t (?:say|tell)|your (?:own )?(?:\p{L}+ )?(?:rules?|tests?|lines?|stops?|targets?|plans?|principles?|words?|promises?|conditions?|thesis|notes?|entry|entries)|you (?:had |have |also |then |now |once |yourself )*(?:wr[oi]te|written|said|say|call|called|think|thought|believe|believed|feel|felt|told|tell|ask|asked|promised?|decided?|planned?|want|wanted|meant|hope|hoped)|analysts?|brokers?|articles?|friends?|newsletters?|wenn|falls|sobald|ob|sagst|schreibst|schreiben Sie|dein(?:e[rmn]?)? (?:\p{L}+ )?(?:Regel|Test|Plan|Grundsatz)|Ihre?[rmn]? (?:\p{L}+ )?(?:Regel|Test|Plan|Grundsatz)|si|cuando|quand|lorsque)(?!\p{L})/iu

/** Sentences of a critique in which the critic itself says what to buy, sell or hold. Questions and quotations are none. */
export function adviceGiven(text: string): readonly string[] {
  const given = sentencesOf(text)
    .map(withoutLabel)
    .filter((sentence) => isAdvice(withoutQuotations(sentence)))
  return [...new Set(given)]
}

const isAdvice = (sentence: string): boolean =>
  !/[?？]/.test(sentence) &&
  !NOT_ITS_OWN.test(sentence) &&
  [sentence, ...sentence.split(/[;:—–]\s|\s[-–—]\s/)].some((clause) =>
    ADVICE.some((words) => words.test(clause.trim())),
  )
