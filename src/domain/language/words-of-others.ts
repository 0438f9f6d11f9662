const SAYING =
  '(?:says?|said|writes?|wrote|thinks?|thought|believes?|believed|claims?|claimed|argues?|argued|insists?|insisted|tells?|told|preach(?:es|ed)?|repeats?|repeated|declares?|declared|shouts?|shouted|swears?|swore|warns?|warned|predicts?|predicted|quips?|quipped|whispers?|whispered|texts?|texted|tweets?|tweeted|messaged|saying|telling|repeating|claiming|insisting|preaching|concludes?|concluded|puts? it|has it)'
const SAYS = new RegExp(`(?<![a-z])(?:${SAYING}|goes)(?![a-z])`)
/** Whose words are evidence, and no view of others. */
const EVIDENCE =
  '(?:company|firm|group|management|report|filing|release|call|letter|ceo|cfo|board|ir|results?|numbers|statement|guidance|10-?[kq]|chief|presentation|prospectus|transcript|chart|maths?|model|data|sheet|spreadsheet|it|one|rule|plan|head|gut|experience|thesis|note|notes|journal|entry)'
/** Words that are in no name and no description of somebody: the clause is another one. */
const NO_PART = "(?:i|we|i'[a-z]+|we'[a-z]+|me|they'd|than|what|which|that|for|is|are|was|were|has|have|had|it)"
const OTHER = `(?!(?:i|we|it|that|which|what|this|who|me|and|or|but|if|when|so|as)(?![a-z]))(?:(?:my|our|the|an?|his|her|their|some|every|one|another|that|this|most|all|any) )?(?:(?!${NO_PART}(?![a-z]))[a-z'.&-]+ ){0,4}?(?!(?:${EVIDENCE}|${NO_PART})(?![a-z]))[a-z'.&-]+`
const OFTEN = '(?: (?:always|often|also|once|never|would|will|might|could|likes? to|used to|keeps?|keep on|tends? to))*'
const TO_WHOM = '(?: (?:to )?(?:me|us|you|them|himself|herself|themselves))?'
/** Somebody, or where one reads and hears of others. */
const PERSON =
  '(?:brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|partner|grand(?:father|mother|pa|ma)|friend|buddy|mate|boss|colleague|coworker|neighbou?r|barber|dentist|doctor|broker|banker|advis[eo]r|driver|trainer|coach|teacher|professor|landlord|hairdresser|guru|guy|man|woman|analyst|expert|pundit|bulls?|bears?|crowd|forum|sub|subreddit|chat|radio|tv|television|news|newspaper|paper|papers|podcast|newsletter|column|columnist|blog|blogger|video|channel|magazine|article|headline|web|internet|street|press|taxi)s?(?:-in-law)?'
const SOURCE = `(?:the|my|our|an?|his|her|some|that|this|one|every)(?: [a-z-]+){0,2}? ${PERSON}(?![a-z-])(?! (?:day|target|price|rating|estimate|estimates|consensus|meeting)s?(?![a-z]))`

/** "..., as the bulls put it", "..., or so my neighbour tells me" */
const SAYS_LAST = new RegExp(
  `[,"”–—-] ?(?:or )?(?:so |as |like )?(?:${OTHER}${OFTEN} ${SAYING}${TO_WHOM}|the (?:old )?(?:saying|song|joke|proverb) goes)(?: (?:this|last|every|all) [a-z]+)?[.!"”]*$`,
)
const BASE_FORM =
  '(?:say|write|think|believe|claim|argue|insist|tell|repeat|declare|shout|swear|warn|predict|quip|conclude|whisper|text|tweet)'
/** "..., says the column I read"; "sell first, think later" has no verb of somebody's. */
const SAYS_FIRST = new RegExp(
  `[,"”–—-] ?(?:or )?(?:so |as |like )?(?!${BASE_FORM} (?!the |my |our |most |some |all ))${SAYING} (?:(?:the|my|our|an?|his|her|their|some|every|one|another) (?!(?:own )?${EVIDENCE}(?![a-z]))[a-z'-]+(?: [a-z'-]+){0,4}|they|he|she|everybody|everyone|people|(?!(?:me|us|so|it|that|this|myself|again|then|before|today|yesterday|first|there|i|we|${EVIDENCE})(?![a-z]))[a-z]+)[.!"”]*$`,
)
const NOUN =
  '(?:verdict|view|take|opinion|argument|pitch|claim|headline|slogan|mantra|advice|tip|words?|rumou?r|saying|motto|refrain|message|warning|prediction|recommendation|answer|reply|comment|excuse|theory|gospel|conviction|hunch|guess|wisdom|talk)'
/** "... (thus my dentist)", "..., if you believe the chat" */
const TAG_OF_SOURCE = new RegExp(
  `\\((?:thus|so|quote|via|source:|from|per|says?|said|dixit)?:? ?${SOURCE}[^()]*\\)[.!"”]*$|[,–—-] ?(?:if (?:you|one) (?:believes?|asks?|listens? to|trusts?)|if i am to believe|to quote|quoting|via|in the words of|or so) ${SOURCE}[^.;:]*[.!"”]*$|[,–—-] ?if ${SOURCE} (?:is|are) (?:to be believed|right|to be trusted)[.!"”]*$|[,;–—-] ?(?:and |but )?(?:that|this)(?:'s| is| was) (?:the [a-z ]{0,12}${NOUN}|what (?:they|people|everybody|everyone|${SOURCE}))(?![a-z])[^.;:]*[.!"”]*$`,
)
/** "According to the guy who sold me the car, ...", "In the eyes of the forum, ..." */
const OPENS_WITH_OTHERS = new RegExp(
  `^(?:and |but |so )?(?:according to|in the (?:words|eyes|view|opinion) of) (?!(?:the |their |its |my (?:own )?|our )?(?:[a-z-]+ )?(?:${EVIDENCE}|me)(?![a-z]))|^(?:and |but |so )?in (?:his|her|their|(?!it)[a-z]+'s) (?:words|eyes|view|opinion)(?![a-z])`,
)
const LONGEST_TAG = 70

/** Whether a tag or an opening gives all of a sentence to somebody else. Most sentences have neither a verb of saying nor a tag. */
export const isSaidByOthers = (words: string): boolean => {
  const tail = words.slice(-LONGEST_TAG)
  return (
    OPENS_WITH_OTHERS.test(words) ||
    (/[,(–—-]/.test(tail) && TAG_OF_SOURCE.test(words)) ||
    (SAYS.test(tail) && (SAYS_LAST.test(words) || SAYS_FIRST.test(words)))
  )
}

const OWN = /(?<![a-z])(?:i|we|i'[a-z]+|my (?:own )?|our (?:own )?)(?: [a-z]+)? ?$/
const OTHERS_SAY = new RegExp(`(?<![a-z])${OTHER}${OFTEN} ${SAYING}${TO_WHOM}(?: [a-z]+){0,4}$`)
const OWN_SAYS = new RegExp(`(?<![a-z])(?:i|we|i'[a-z]+) (?:[a-z']+ ){0,2}${SAYING}(?![a-z])`)
/** "The podcast's verdict", "the advice of my neighbour" */
const NOUN_OF_OTHERS = new RegExp(
  `^(?:and |but |then )?(?:[a-z' -]+ )?(?!(?:company|management|ceo|board|group)'s)(?:[a-z-]+'s|his|her|their) (?:[a-z]+ )?${NOUN}(?: [a-z ]{0,24})?$|^(?:the )?(?:[a-z]+ )?${NOUN} (?:of|from|by|on|in|at) (?!(?:my own|management|the (?:company|ceo|board|report|call|filing))(?![a-z]))(?:the|my|a|an|his|her|our|some|reddit|twitter|x)(?![a-z])[a-z ']*$`,
)
/** "Heard on the radio this morning", "To quote my uncle", "From the forum" */
const SOURCE_ALONE = new RegExp(
  `^(?:and |but |so |now )?(?:(?:heard|read|seen|overheard|found|picked up)(?: [a-z]+)? |to quote |quoting |quote |from |via |thus |so )?(?:(?:on|in|at|from|by) )?${SOURCE}(?:,? (?:again|once more|yesterday|today|(?:this|last) [a-z]+|of mine|(?:on|in|at|from) [a-z ]{2,20}))?$`,
)

/** "Quote of the day from my barber", "I overheard two men on the bus" */
const COMES_FROM_SOURCE = new RegExp(`(?<![a-z])(?:from|by|of) ${SOURCE}$`)
const HEARD =
  /^(?:and |but |so |now )?(?:(?:i|we)(?: (?:just|once|also|often))? )?(?:overheard|heard|(?:was|were|am|are) (?:being )?told|got told)(?![a-z])/
const OF_EVIDENCE = new RegExp(`(?<![a-z])${EVIDENCE}(?![a-z])`)

/** Whether what leads to a colon names somebody else as the one who says what follows. */
export const isLeadOfOthers = (lead: string): boolean =>
  (OTHERS_SAY.test(lead) && !OWN_SAYS.test(lead) && !OWN.test(lead)) ||
  NOUN_OF_OTHERS.test(lead) ||
  SOURCE_ALONE.test(lead) ||
  (!OF_EVIDENCE.test(lead) && !OWN_SAYS.test(lead) && (COMES_FROM_SOURCE.test(lead) || HEARD.test(lead)))

/** "My wife is convinced", "they keep telling me", "every loser tells himself": all before a "that", with a subject of its own. */
const THINKS = new RegExp(
  `^(?:and |but |so |now )?${OTHER}${OFTEN} (?:${SAYING}|(?:is|are|was|were)(?: (?:all|so|quite|still|very|absolutely))* (?:sure|certain|convinced|adamant|of the opinion))${TO_WHOM}(?: [a-z]+ly)?$`,
)
/** "My daughter's theory is" */
const HAS_VIEW = new RegExp(
  `^(?:and |but |so |now )?(?:(?:my|our|the|an?) (?:[a-z-]+ ){0,2}?(?!${EVIDENCE}')[a-z-]+'s|his|her|the(?= [a-z]+ of )) ${NOUN}(?: of ${SOURCE})? (?:is|was|goes)$`,
)
export const thinksAnotherThing = (matrix: string): boolean =>
  (THINKS.test(matrix) && !OWN_SAYS.test(matrix)) || HAS_VIEW.test(matrix)
