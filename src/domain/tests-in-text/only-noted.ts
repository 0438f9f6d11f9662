/**
 * Whether all that a sentence lets its writer do concerns their own numbers and notes, and nothing that they own: a probability is cut, a loss
 * accepted beforehand, a ticket called one, a condition named as not met. By the shape of its clauses it looks like a condition and an end.
 * @param own what was found as condition and end, in plain text, with the words that follow it
 * @param clause the same up to a "but" or a semicolon
 */
export function isOnlyNoted(own: string, clause: string): boolean {
  if (WITHHELD.test(own) && !SUPPOSED.test(own) && !AT_FIGURE.test(own)) return true
  if (LEAVES.test(own) || LEAVES.test(clause)) return false
  return (
    OWN_NUMBER.test(own) ||
    NOTED.test(own) ||
    SEEN.test(own) ||
    BORNE.test(own) ||
    PAID_FOR.test(clause) ||
    (JUDGED.test(own) && !SUPPOSED.test(own)) ||
    (NOT_MET.test(own) && !SUPPOSED.test(own))
  )
}

/** Whoever leaves, or was wrong, does not only write it down. */
const LEAVES =
  /(?<![a-z])(?:sell|selling|sold|out|leav(?:e|ing)|exit\w*|gone|go|quit|close|done|dump|bail|(?:was|am|were) (?:wrong|mistaken)|as wrong|a mistake|an error|an? (?:failure|defeat|flop|dud|blunder)|in half|position|shares|stake|holding|weight|size)(?![a-z])/

/** "No verdict yet, but I go from 6 to 5": nothing is judged, and what goes is a confidence. */
const WITHHELD =
  /(?<![a-z])(?:no (?:verdict|judge?ment|conclusion|ruling)(?! (?:from|by|of|in|on)(?![a-z]))|(?:i|we)(?:'m|'ll| am| will)? (?:go|going|move|step|come|down)(?: (?:down|back|up))? from (?:10|[0-9]) to (?:10|[0-9])(?! ?(?:%|k|bn|m|shares?|percent|lots?|contracts?)(?![a-z])))(?![a-z0-9.])/
const AT_FIGURE = /(?<![a-z])(?:below|under|above|over|less than|more than|at|past) [-+]?[$€£]?\d/

/** "I cut my probability from 70% to 45%" */
const OWN_NUMBER =
  /(?<![a-z])(?:i|we|i'll|i'd|we'll|i'm|im|we're)(?: (?:will|would|have|had|just|now|also|only|then|simply))* (?:cut|cutting|lower|lowering|lowered|reduc(?:e|ed|ing)|trim(?:med|ming)?|halv(?:e|ed|ing)|drop(?:ped|ping)?|tak(?:e|ing)|took|mark(?:ed|ing)?|mov(?:e|ed|ing)|rais(?:e|ed|ing)|shift(?:ed|ing)?|set|revis(?:e|ed|ing)|adjust(?:ed|ing)?|chang(?:e|ed|ing)|put|weigh(?:ed|ing)?) (?:(?:my|our)|the (?=bear|base|bull|fair)) (?:own |bear |base |bull |fair |growth |full year |eps |earnings |sales |price )*(?:probabilit(?:y|ies)|odds|chances?|confidence|conviction|estimates?|forecasts?|models?|numbers?|assumptions?|cases?|values?|nav|targets?|guess|expectations?|weights? of|multiple)(?![a-z])/

/** "I'm labelling it so", "and I note it", "I weigh that at a third": what is found is named, and not acted on. */
const NOTED =
  /(?<![a-z])(?:i|we|i'm|im|i'll|we'll|i'd)(?: (?:will|would|am|have|just|only|simply|also|always))* (?:label(?:l?ing|l?ed)?|call(?:ing|ed)?|nam(?:e|ing|ed)|not(?:e|ing|ed)(?! that)|log(?:ging|ged)?|record(?:ing|ed)?|count(?:ing|ed)?|register(?:ing|ed)?|fil(?:e|ing|ed)|weigh(?:ing|ed)?|writ(?:e|ing)|wrote|rat(?:e|ing|ed)|tag(?:ging|ged)?|book(?:ing|ed)?) (?:it|this|that|them)(?= (?:so|that|as (?:an?|one|such|that|my)|one|such|here|down|at|for what|in|under|a|an|the)(?![a-z])|\W*$)|(?<![a-z])(?:i|we)(?: (?:have|had|just))? (?:learned|learnt) (?:that|how|why|nothing|something|a lot)(?![a-z])/

/** "Sales declined by 0.9%, and I judge that to be thirst postponed": what somebody makes of a figure that is there. */
const JUDGED =
  /(?<![a-z])(?:i|we|i'd|i'll)(?: (?:do|can|would|only|still|just|rather|simply))* (?:judge|take|read|consider|regard|deem|view|see|treat|interpret|understand)(?:d|ed)? (?:it|this|that|them|these) (?:to be|as|for) (?!(?:(?:an?|the|my|proof|sign) )*(?:[a-z]+ )?(?:end|exit|signal|sign|proof|failure|verdict|warning|broken|refut\w+|defeat|cue|order|thesis|story|case|finished|wrong)(?![a-z]))/

/** "I would see the first in the forums": where something shows is not what follows from it. */
const SEEN =
  /(?<![a-z])(?:i|we)(?: would|'d| will|'ll)(?: [a-z]+ly| first)? (?:see|notice|spot|hear of|read of|learn of) (?:the (?:first|second|third|other|former|latter|one)|it|that|this|both|them|either)(?: first)? (?:in|on|at|from|by|before)(?![a-z])/

/** "This can lose 10% in a year; I accept it" */
const BORNE =
  /(?<![a-z])(?:i|we)(?:'ll| can| will| could)? (?:accept(?:ed)?|bear|stand|afford|live with|stomach|survive) (?:it|that|this)(?=\W*$|[,;.:]| (?:and|as|for|with|because)(?![a-z]))/

/** "Not cheap, I accept a low starting yield for certainty": what is accepted is a price that is paid, and neither a loss nor a verdict. */
const PAID_FOR =
  /(?<![a-z])(?:i|we)(?:'ll|'d| can| will| would| could| have to| gladly)* accept (?=(?:an?|some|any|less|more|fewer|(?:low|high|slow|small|bigg|long|short)(?:er)?|the) )(?!(?:[a-z]+ ){0,3}(?:loss(?:es)?|defeat|verdict|facts?|blame|errors?|mistakes?|consequences?|result|outcome|bears?)(?![a-z]))(?!(?:[a-z0-9-]+ ){1,5}(?:was|were|is|are|isn't|wasn't|has|have|had|will|would|did|does|won|knows?|knew)(?![a-z]))/

/** "The rule isn't met": a verdict of today on a condition of before. */
const NOT_MET =
  /^(?:and |but |so )*(?:the|my|our|this|that|neither|none)(?: of)?(?: (?:my|the))?(?: [a-z]+){0,2} (?:rules?|tests?|lines?|conditions?|criteri(?:on|a)|triggers?|limits?) (?:is|are|was|were|has|have|did|does)(?:n't| not| never| neither)?(?: yet| been)? ?(?:met|touched|reached|crossed|broken|triggered|fired|hit|come)(?![a-z])/
const SUPPOSED = /(?<![a-z])(?:if|when|once|unless|until|till|should|would|will|the (?:day|moment))(?![a-z])/
