/**
 * Whether a sentence, or its beginning, tells of anything that is counted or measured: a word for that, a number in a sentence that does not begin with the share or
 * its owner, or something else that rises or falls. What is said next, without saying of what, may be of this.
 */
export const tellsOfMeasure = (words: string): boolean =>
  namesMeasure(words) || (!BEGINS_WITH_SHARE.test(words) && (/\d/.test(words) || CHANGES.test(words)))

/** Whether words name something that is counted or measured and is no price of a share. */
export const namesMeasure = (words: string): boolean => MEASURED.test(words)

const BEGINS_WITH_SHARE =
  /^[^a-zäöü§¤]*(?:(?:and|but|so|also|und|aber)? ?)(?:[§¤]|it|i|we|ich|wir|sie|bought|buy|at|gekauft|target|price target|kursziel)(?![a-zäöü])/

const CHANGES =
  /(?<![a-zäöü])(?:ris(?:es?|ing)|rose|grow(?:s|ing)?|grew|climb(?:s|ed|ing)?|increas(?:es?|ed|ing)|expand(?:s|ed|ing)?|fall(?:s|ing)?|fell|drop(?:s|ped|ping)?|shrink(?:s|ing)?|shrank|improv(?:es?|ed|ing)|doubl(?:es?|ed|ing)|add(?:s|ed|ing)?|opens?|opening|hir(?:es?|ed|ing)|builds?|building|steigt|steigen|wächst|wachsen|fällt|sinkt|sinken|eröffne(?:t|n)|baut|verdoppel[nt])(?![a-zäöü])/

const MEASURED = new RegExp(
  `(?<![a-zäöü])(?:${[
    '(?:interest |tax )?rates?|margins?|growth|(?<![§¤] )sales|revenues?|earnings|eps|(?<!take |taking )profits?|multiples?|p/e|pe|peg|p/s|ev|kgv|kuv|yields?|debt|costs?|expenses|capex|opex|ebitda|cash|dividends?|payouts?|leverage|ratios?|scores?|nps|rank|ranking|ratings?|churn|arpu|indexe?s?|vix|rsi|beta|volatility|correlation',
    'inflation|unemployment|gdp|oil|gold|silver|copper|bitcoin|btc|gas|brent|wti|wheat|temperatures?|degrees|weather|dow|nasdaq|dax',
    'volumes?|inventor(?:y|ies)|capacity|utili[sz]ation|head ?count|employees|staff|workforce|team|people|jobs|hires|users?|subscribers?|members(?:hip)?|customers?|clients?|accounts|patients|passengers|visitors|attendance|traffic|downloads',
    'stores?|shops|branches|restaurants|locations|clinics|hotels|rooms|plants?|factor(?:y|ies)|sites|countries|cities|markets|products|models|drugs|trials|patents|contracts|deals|orders?|backlog|deliver(?:y|ies)|units|cars|vehicles|planes|aircraft|flights|ships|wells|barrels|tons|megawatts|churches|schools',
    'pipeline|numbers|estimates|forecasts?|age|old|retire|retirement|birthday|weight|height|speed|hours?|days|weeks|minutes',
    'margen?|umsätze?|gewinne?|zinsen?|zins(?:satz|sätze)|mitarbeiter|angestellte|belegschaft|personal|filialen?|läden|märkte|kunden|nutzer|abonnenten|mitglieder|schulden|kosten|renditen?|dividenden?|auslastung|auftragsbestand|aufträge|absatz|anteil|alter|rente|stückzahl(?:en)?|werke|länder|städte|patienten|flugzeuge|schiffe|bestellungen|wachstum|inflation|bewertung|vielfache[sn]?|grad|temperatur|[a-zäöüß]*(?:quote|marge|zahl|zahlen|bestand|rate|verhältnis)|(?!aktien)[a-zäöüß]+preise?|preise?',
  ].join('|')})(?![a-zäöü])`,
)

/**
 * Whether an “it” behind these words means the share: they begin with it, or speak of it and of nothing else, or only of what its owner does. Where nothing stands before, not even a
 * sentence, a thesis speaks of what it is about.
 */
export const goesOnWithShare = (opening: string, earlier: string): boolean => {
  if (NAMES_NOTHING.test(opening)) return NAMES_NOTHING.test(earlier) || SPEAKS_OF_SHARE.test(earlier)
  return SPEAKS_OF_SHARE.test(opening)
}

/** Only the owner, and what he thinks and does. */
const NAMES_NOTHING =
  /^(?:[^a-zäöü§¤]|(?<![a-zäöü])(?:i|i'm|i'll|i'd|we|am|my|hold|holding|keep|buy|buying|bought|sell|sold|wait|waiting|until|till|because|think|believe|if|and|but|when|once|then|so|expect|hope|guess|sure|that|still|now|say|personally|maybe|perhaps|here|more|want|see|it|before|half|ich|wir|bin|kaufe|gekauft|halte|warte|bis|weil|glaube|denke|wenn|und|aber|dann|sicher|dass|noch|jetzt|vielleicht|hier|mehr|sie|in a year|within a year)(?![a-zäöü]))*$/

/** The share, or its owner with it, at the beginning, and how it is: “the stock is too cheap and”. */
const SPEAKS_OF_SHARE =
  /^[^a-zäöü§¤]*(?:(?:i|we|ich|wir) (?:bought|buy|hold|like|love|own|kaufe|kaufte|halte|mag) )?(?:[§¤]|it|sie)(?:[ ,;:.]+(?:is|are|looks|seems|trades|stands|went|ist|sind|steht|notiert|now|today|here|too|so|very|still|far|cheap|undervalued|oversold|a bargain|a buy|a steal|billig|günstig|unterbewertet|zu|heute|jetzt|at|bei|from|to|around|up|down|since|and|but|und|aber|then|because|weil|\d[\d.,]*)(?![a-zäöü]))*[^a-zäöü§¤]*$/
