import { oneOf } from './one-of.ts'

/**
 * Whether the writer tells how much somebody's word was worth before, or does the contrary of it: "he reckoned that about Peloton", "his
 * last tip halved", "so I did the opposite"; or answers them, or leaves them to it: "I have told them what I think of that". Who says so
 * relies on nobody.
 * @param rest the sentence behind who says something, in plain form
 * @param next the sentence after it
 */
export const isDisowned = (rest: string, next: string): boolean => [rest, next].some(disowns)

const disowns = (words: string): boolean => DISOWNS.test(words) || ANSWERS_THEM.test(words)

const THEY = "(?:he|she|they|this is|that is|that's|same (?:guy|man|bloke|person|people|crowd|mate|friend|uncle))"
const SAID = oneOf`said, says, reckoned, reckons, thought, swore, promised, claimed, told (?:me|us), called, predicted, wrote, loved, liked, hyped, pushed, touted, recommended`
const SAME = '(?: (?:exactly |just |all |precisely )?(?:that|this|it|so|the same(?: thing)?|those words|as much))?'
const BAD = oneOf`
  wrong, lost(?: (?:me|him|her|them|us|half|everything|it all))?, halved, fell, tanked, crashed, collapsed, went (?:bust|broke|to zero|nowhere|bankrupt|under), a (?:disaster|dud|bust|loser|dog)
  cost (?:me|him|her|us), blew up, imploded, burned (?:me|us), burnt (?:me|us), down \d+ ?%, down (?:half|by half)
`
const DISOWNS = new RegExp(
  `(?<![a-z])(?:${oneOf`
    ${THEY} (?:also |too )?${SAID}${SAME} (?:about|of|on|with|before|for|in (?:19|20)\d\d|last (?:year|time|month)|every (?:year|time|month)|back in)
    ${THEY} (?:also |once )?${SAID} the same
    (?:the )?same (?:guy|man|woman|bloke|person|people|crowd|mate|friend|uncle|one|lot) (?:who|that) [a-z]+
    (?:who|which|and) (?:also |once )?${SAID}${SAME} (?:about|of|on) (?:[a-z]+)(?: too| as well)?(?=\W|$)
    (?:his|her|their|the) (?:last|previous|other|earlier|prior) (?:[a-z]+ )?(?:tips?|picks?|calls?|no-brainer|sure things?|one|ones|ideas?|winners?)(?: [a-z]+)? ${BAD}
    last time (?:he|she|they|it|i listened)[^.;]{0,30} ${BAD}
    (?:he|she|they)(?:'s| is|'ve| has| have|'re| are| was| were)(?: [a-z]+)? (?:been )?(?:often |usually |always |never )?wrong(?! (?:to|that))
    (?:he|she|they) (?:has|have|had) never (?:once )?been right
    so (?:i|we) (?:did|do|am doing|usually do|went) the (?:opposite|contrary|reverse)
    (?:which|that) is (?:why|reason enough) (?:i|we) (?:looked|checked|waited|don't|ignore)
    (?:for what|whatever) (?:it's|that's|it is|that is) worth, grain of salt, pinch of salt, broken clock, stopped clock
  `})(?![a-z])`,
)

const THEM = '(?:them|him|her|the (?:lot|others))'
const THEY_ARE = "(?:they|he|she)(?:'re|'s| are| is)"
const OF_IT = '(?: (?:of|about) (?:that|it|this|them|him|her|all that))?'
/** What the writer answers, or does instead of following: not "I told them I'm in", and not "I let them talk me into it". */
const ANSWERS_THEM = new RegExp(
  `(?<![a-z])(?:i|we)(?:'ve|'d| have| had| just| only| always| usually| politely| long ago| since)* (?:${oneOf`
    (?:told|tell) ${THEM} (?:what (?:i|we) think${OF_IT}|otherwise|(?:that )?${THEY_ARE} (?:wrong|mistaken|dreaming|crazy|mad)|to (?:stop|drop it|shut up|keep (?:it|that) to))
    let ${THEM} (?:talk|dream|chatter|be right|believe it|have (?:it|their|his|her))(?! (?:me|us|it)(?![a-z]))
    (?:nod|nodded|smile|smiled|shrug|shrugged)(?: politely)?(?:,? and (?:change|changed|keep|kept|go|went|move|moved|say|said|do|did|read|order|ordered|think|walk|walked)| at (?:it|that)| it off|(?=\s*(?:[.;!]|$)))
    (?:change|changed) the subject, (?:muted?|left|leave|unfollowed|blocked) (?:the (?:chat|group|channel|forum|thread|server)|${THEM}|it)
    (?:stopped|quit) (?:listening|reading|arguing|asking|answering), (?:pay|paid) (?:it|that|this|${THEM}) no (?:attention|mind|heed)
    (?:take|took) no (?:notice|advice)
  `})(?![a-z])|(?<![a-z])(?:${oneOf`
    (?:that|it|this)(?:'s| is) (?:his|her|their) (?:business|affair|opinion|view|problem|money)
    none of (?:it|this|that|which) (?:went|goes|counts?|moves?|moved|matters?|enters?|entered|is in|is part|has a place)
    (?:that|it|this|which)(?:'s| is)(?: neither here nor there|n't part of| no part of| not part of| not in)
    in one ear
  `})(?![a-z])`,
)
