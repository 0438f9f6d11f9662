import { oneOf } from '../../language/one-of.ts'

/** The vocabularies of the writer who leaves, as sources of groups that `oneOf` makes. */

export const WRITER = oneOf`
  i, we, yours truly, your author, this (?:holder|shareholder|investor), i'm, im, i'll, ill, i'd, id, i've, ive, we'll, we're, we'd, we've, one, the (?:investor|holder|undersigned)
  (?:my|the) (?:wife|husband|partner|other half|family|co-?owner) and i, me and (?:my|the) (?:wife|husband|partner|other half|family)
`

/** What may stand between the writer and the verb. */
export const HELPING = `(?: ${oneOf`
  will, would, shall, should, must, have, has, had, do, did, am, are, be, being, to, going, gonna, gotta, need, want, plan, intend
  prefer, rather, like, having, got, been, 'd, 'll, obliged, forced, ready, prepared, quick, happy, glad, the first
  then, also, only, just, simply, immediately, instantly, finally, definitely, certainly, surely, gladly, happily, quietly, probably
  likely, quickly, straight, all, both, myself, ourselves, promptly, duly, calmly, fully, outright, politely, officially, personally
  hereby, bloody well, damn well, just about, cheerfully, reluctantly, still, again
`})*`

/** What belongs to the leaving behind its verb. */
const MORE_OF_LEAVING = oneOf`
  [a-z]+ly, all shares, every (?:last )?share
  it, them, this, that, these, all, both, everything, my, our, me, us, too, also, out, off, away, on, at, by
  with(?! (?:confidence|them)), without, immediately, instantly, same, that, for good, completely, entirely, fully, in full, right
  straight, no, and, then, as, whatever, regardless, from, lol, haha, tbh, here, today, for (?:me|us|good|this|my), quietly
  of (?:it|this|here|them|the)
  the (?:same|next|very|day|moment|lot|position|stock|shares?|trade|whole|rest|name|stake|holding|pair|calls?|puts?|contracts?)
`
/** Where a verb of several senses ends: nothing follows, or something that belongs to the leaving. */
export const ENDS_HERE = `(?=\\W*$|[.,;:!?()–—]| [–—(-]| ${MORE_OF_LEAVING}(?![a-z]))`

/** Verbs of leaving in any context. */
export const LEAVES_CLEARLY = `${oneOf`
  flatten, flattening, square (?:up|off|it|my|the), bow(?:ing)? out, retir(?:e|ing) from (?:it|this|the|my), yeet(?:ing)?, nuk(?:e|ing), puk(?:e|ing)
  chuck(?:ing)?, toss(?:ing)?, ax(?:e|ing) it, bin(?:ning)? it, torch(?:ing)? it, trash(?:ing)? it, junk(?:ing)? it, scrapp?(?:ing)? (?:it|the)
  bug out, bounc(?:e|ing), dip(?:ping)?(?= *$|[.,;!]| out), bail(?:ing)?, unwinding, ditching, divesting, offloading, unloading, monetis(?:e|ing)
  abandoning, withdrawing, surrendering, parting, sell(?:ing)? (?:up|out), clos(?:e|ing) (?:it )?out, clos(?:e|ing) the (?:book|books|position|chapter|file)
  pull(?:ing)? (?:out|up stakes|my (?:money|capital|cash|chips|funds)|our (?:money|capital|funds)|the (?:money|capital))
  cut(?:ting)? (?:bait|and run|it loose|them loose|this loose|it off|the cord|my (?:loss(?:es)?|ties)), jump(?:ing)? ship, abandon(?:ing)? ship
  (?:head|heading|mak(?:e|ing)|reach(?:ing)?|run|running|bolt(?:ing)?) for the (?:exits?|doors?|hills|lifeboats?)
  (?:tak(?:e|ing)|show(?:ing)? (?:it|them|this)|us(?:e|ing)|find(?:ing)?) the (?:exits?|doors?), hit(?:ting)? the (?:bid|eject|exits?|road|sell|button|red button)
  (?:press|push|click|hit|smash|mash|tap|touch)(?:ing)? (?:the )?(?:sell|eject|red|exit)(?: button)?
  (?:plac|enter|submit|put|leav|giv|send)(?:e|ing)? (?:in )?(?:a|the|my) sell(?:ing)?(?: order)?
  (?:call|phone|ring|tell|instruct|email)(?:ing)? (?:up )?(?:my|the|our) broker
  pack(?:ing)? (?:up|it in|my (?:bags|things|suitcase)), call(?:ing)? time, draw(?:ing)? (?:a|the) line under, wash(?:ing)? my hands
  turn(?:ing)? my back, get(?:ting)? off(?! (?:work|lightly|easy))(?: this| the)? ?(?:train|ride|bus|boat|horse|ship)?, walk(?:ing)? away, fold(?:ing)? (?:my|the) (?:hand|cards|tent)
  lay(?:ing)? down (?:my|the) (?:hand|cards|arms), rais(?:e|ing) the white flag, wav(?:e|ing) the white flag, say(?:ing)? (?:adieu|adios|ciao|sayonara)
  take (?:my|the) (?:medicine|lumps|beating|punishment), (?:swallow|stomach|accept|reali[sz]e|crystalli[sz]e|book|eat)(?:ing)? (?:the|my|a) loss
  take (?:a|the|my) loss, divorc(?:e|ing) (?:it|them|this), break(?:ing)? up with (?:it|them|this), get(?:ting)? a divorce
  kiss(?:ing)? (?:it|this|them) goodbye, bid(?:ding)? (?:it|this|them) (?:farewell|goodbye|adieu), retreat to (?:cash|the)
  sell, selling, exit, exiting, leave, leaving, quit, quitting, unwind, dump, dumping, ditch, bail, liquidat(?:e|ing), divest
  dispos(?:e|ing), offload, unload, jettison, get(?:ting)? rid, surrender, capitulat(?:e|ing), abandon, relinquish, withdraw
  say (?:goodbye|bye|farewell), wave (?:it |them )?(?:goodbye|off), part (?:ways|company|with (?:it|this|them|my|the))
  separate (?:myself|from), throw in, throw(?:ing)? the towel, (?:pull|draw) the (?:plug|rip ?cord|trigger|cord|curtain|consequences?), draw (?:my|the) (?:conclusions?|consequences?)
  call it (?:a day|quits|off|over), cash (?:out|up|in), tap out, come out, (?:step(?:ping)? (?:aside|away|off|out|down)|stand(?:ing)? down), move on
  let (?:[a-z]+ ){0,3}go, give (?:it |them |this )?up, give up, giv(?:e|ing) in
  hand (?:it|them|this|back|over|in|my|the), write (?:it|this|the position) off, wind (?:it |this )?(?:up|down)
  tear (?:it |this |the [a-z]+ |up), rip (?:it |this |the [a-z]+ |up), delet(?:e|ing) (?:it|the)
  reduc(?:e|ing) (?:it |them |this )?to (?:nil|zero|nothing)
  switch (?:out|to|into), rotate (?:out|into), go(?:ing)? (?:out|flat|elsewhere|to cash|home|my own way)
  take (?:the|my|our) (?:loss|l|hit|money|cash|leave|chips), eat (?:the|my) loss, book (?:the|my|our) loss
  cut (?:my|our|the) (?:loss(?:es)?|ties|position)
  lose (?:interest|faith|patience|trust|confidence|my (?:faith|trust|interest|nerve))
  stop (?:believing|holding|owning|being|here), cease to
  (?:want|have|take|play|need) (?:no|nothing|none|zero) (?:further |more )?(?:part|of (?:it|this|them)|to do with|business)
  reconsider, rethink, re-?visit (?:the|my|our|this|it), re-?underwrite, reassess, re-?examine
`}(?![a-z])`

/** Verbs that have other senses too, so that what follows them decides. */
export const MAY_LEAVE = oneOf`
  go, going, goes, run, running, walk, walking, jump, close, closing, cover, covering, cut, cutting, drop, dropping, fold, stop
  finish, end, scrap, bin, axe, flee, bolt, split, bow, hop, shed, trim, halve, reduce, depart, retire, eject, retreat, release
  resign, redeem
`

/** What its writer then is. */
export const OUT_OR_WRONG = oneOf`
  no more (?:a|an|the|in|your) [a-z]+, no (?:longer )?(?:share)?holder, square, free of (?:it|this|them), rid of (?:it|this|them), cured of
  an? (?:ghost|memory|goner|bear|short|seller|cynic|sceptic|skeptic|deserter|quitter), no fan, on (?:my way|the (?:next|first) (?:bus|train|plane)), heading (?:out|for), through with, outta(?: here| this| there)?, on the (?:ask|offer|bid|way out)
  out, off, gone, done, finish(?:ed)?, through, toast, history, elsewhere, over, sold, flat, away, packed, packing, leaving, selling
  closed, out(?:ta)? (?:of )?here, at the door, tired of it, finished with, (?:a )?goner, no longer, left with nothing
  wrong, mistaken, cooked, fooled, beaten, in (?:the )?(?:error|wrong), convinced of (?:the )?(?:contrary|opposite)
  an? (?:ex|former|past)[ -]?[a-z]+, (?:a )?(?:sellers?|fool|idiot|mug|sucker), the (?:fool|idiot|mug|sucker|wrong one)
  not (?:a|an|the|one|in|here|sticking|hanging|staying|keeping|holding|waiting|sitting|around|interested)
  without (?:a )?(?:case|thesis|reason|argument)
`

/** What somebody who holds does, and somebody who denies it no longer. */
export const TO_HOLD = oneOf`
  hold, holding, own, owning, keep, keeping, stay, staying, hang(?:ing)?, stick, sticking, sit, sitting, remain, hold on
  want (?:it|them|this|these|to (?:own|hold|be|stay|keep|have)), wait(?:ing)? (?:around|here|any), touch (?:it|them|this(?= *$))
  be (?:here|in|around|there|a [a-z]*holder|an? owner|on board), a? ?(?:share)?holders?(?= (?:in|of|any|a (?:business|company)))
  believe, trust, defend, justify, maintain, uphold, sustain, recommend, argue for, stand up for, stand (?:by|behind|for), live with, sleep, see (?:a|any|the|why)
  have (?:a|any) (?:case|reason|thesis|argument|business|edge)
`
export const DENIED = oneOf`
  not, never, no longer, won't, wont, wouldn't, don't, dont, can't, cant, cannot, couldn't, refuse to
  have no (?:wish|desire|intention) to, under no circumstances (?:do|will|would) (?:i|we)
`

/** "Time to go", "high time for me to pack my bags": what it is time for is neither to hold nor to look. */
const TIME_TO_GO = `(?:(?:it|that)(?:'s| is| would be|'d be| will be) )?(?:high )?time (?:for me )?to (?!buy|add|hold|wait|load|double|look|think|review|celebrate|worry|panic)[a-z]+(?: (?:up|out|off|on|away|my (?:bags|things)))?`
/** "That's where I get off" */
const THAT_IS_WHERE = `(?:that's|thats|that is) (?:where|when) (?:i|we|it|my [a-z]+)(?:'d|'ll| would| will)? (?:get|leave|sell|exit|stop|go|say|part|bail|end|draw|jump|hop|step|fold|quit|ends|stops|runs out)[a-z ]*`

/** An end without a subject. */
export const END_ALONE = oneOf`
  (?:triggers?|means?|leads? to|requires?|results? in) (?:an? |my |the |immediate |full |complete )*(?:exit|sale|liquidation|disposal)
  broken, falsified, refuted, invalid, cancelled, terminated, revoked, lose me, (?:you've|they've|you|they) lost me
  abort(?:ed)?, pull the plug, terminate, liquidate, liquidation, disinvest, (?:it is |it's )?dead (?:trade|money|thesis|case|idea|position|bet|stock|story), no more (?:shares|holding|position)
  (?:trade|position|bet|experiment|holding|idea|adventure) (?:is )?(?:over|dead|off|closed|done|gone|cancelled|terminated|void|invalid|finished|ended)
  (?:hypothesis|thesis|case|premise|assumption|theory|idea|model) (?:is )?(?:rejected|falsified|refuted|busted|violated|invalidated|disproved|disproven|false|untenable|unsound|withdrawn|abandoned)
  no (?:position|holding|shares?|stake|exposure|investment), zero (?:position|shares?|exposure|stake), (?:full(?! stop)|hard|immediate|instant|complete|automatic|clean|orderly|total) (?:exit|sale|sell|stop|liquidation|disposal)
  (?:exit|sell|close|dump|liquidate|unwind) (?:the )?(?:position|everything|all|the lot), stick a fork in (?:it|this|them), put a fork in (?:it|this|them)
  kiss (?:it|this|them) goodbye, peace(?: out)?, see ya, au revoir, so long, lights off, taps, white flag, one-way ticket out, exit stage left, off it goes, off they go
  close, cover, cut, fold, drop, bin, axe, scrap, eject, exit, buy (?:it |them )?back
  out, gone, done, finished, flat, sold, all sold, sale, off, over, over and out, me (?:out|off|gone|done)
  bye, bye[- ]bye, goodbye, cya, see (?:ya|you), laters?, ciao, adios, cheerio, adieu, finito, fini, basta, sayonara, arrivederci, hasta la vista
  auf wiedersehen, schluss, khatam
  curtains, game over, lights out, end of (?:the )?(?:story|line|road|thesis|trade|matter), the end, the ball ?game
  mistake, error, my (?:mistake|error), toast, dead, kaput, bust, void, fail(?:ed)?(?=\W*$), wrong, rip
  no (?:me|more of me|trade|thesis|case), count me out, include me out, back to cash, straight to (?:the exit|cash)
  (?:my )?finger on the (?:sell )?button
  that's (?:it|that|all|a wrap|the end|the ball ?game|game over|me (?:out|off|done|gone|finished)|us done|curtains)
  that's my (?:cue|exit|signal|sign|limit)
  thats (?:it|that|all|me|my (?:cue|exit|limit)), that is (?:it|that|all|the end|the ball ?game|my (?:cue|exit|limit))
  that was (?:it|that)
  ${TIME_TO_GO}
  ${THAT_IS_WHERE}
`
