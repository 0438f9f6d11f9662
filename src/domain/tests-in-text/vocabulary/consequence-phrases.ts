import { wordSet } from '../../language/tokens.ts'
import type { OwnTestThen } from '../own-test.ts'
import { type PhraseBook, phraseBook } from './phrases.ts'

/** `endure`: to go on with it, which tells something only where it is denied: "I won't sit through that". */
type Verb = OwnTestThen | 'hold' | 'endure'

/** After "I", or where a clause begins. */
export const DOES: PhraseBook<Verb> = phraseBook<Verb>({
  sell: `take/taking/strike/striking/cross/crossing/remove/removing it/this/them off/from the/my list/watchlist | start/starting/begin/beginning to? selling/exiting/unloading/liquidating/leaving/unwinding | turn/turning/become/be a? seller/sellers | touch/touching it/this/them | go/going into/to cash/treasuries/bonds/bills/gold | swap/swapping/switch/switching/rotate/rotating into/to/out | wait for nothing | rather be in cash | reverse/undo this/the/my decision/purchase/position/trade | sell/selling/exit/exiting/leave/leaving/dump/dumping/bail/bailing/quit/quitting/fold/folding/liquidate/liquidating/unwind/unwinding/ditch/ditching/flee/run/running/walk/walking/bounce/punt/punting/abandon/abandoning/discontinue/scram/bolt/capitulate/surrender/retreat/disinvest/disengage/redeem/jettison/vamoose/skedaddle/nope/noping/yeet/yeeting/chuck/chucking/bin/binning | jump/jumping ship/off | bow/bowing/drop/dropping/tap/tapping/check/checking/peace/peacing/opt/opting out | cut/cutting ties/bait/loose | step/stepping off/down/back | wash/washing my hands | pack/packing my bags/things | pack/packing up | hit/push/press/press/hitting/pressing the sell? button/eject/road | hand/handing in my/the shares/stock/stake/membership | draw/drawing the/a line | make/making my exit | join/joining the bears/shorts/sceptics/skeptics/crowd? | take/taking my ball/business/capital | turn/turning tail | get/getting out | pull/pulling out | pull/pulling the plug | throw/throwing in? the towel
    call it quits | call it a day | call it | move/moving on | step/stepping aside | give/giving up | let/letting it? go | part/parting with | take the/my/a loss | take/taking my money/chips | head/heading for the hills | close/closing it/the/out/my/this | close | cut/cutting it/my/the/this/losses | cut and run | stop out | drop it | toss it | pack it in | back out | head for the exit/exits/door
    go | go/going out/home | part ways | take/taking the/my l/loss | lose/losing * interest/faith/patience/trust/confidence | lose/losing interest/faith/patience/trust/confidence | stop/stopping to believe/trust/own/hold | stop/stopping believing/trusting/owning/holding | say goodbye/bye | eat my hat and sell | am off | be off | go elsewhere | look/looking for the exit/door | take it as my/the cue | stop | go flat | hit the exit/exits | divest/divesting/offload/offloading/unload/unloading/puke/puking/axe/eject | cash/cashing out | get/getting off | take/bring/taking/bringing it/this/the/them position? down? to zero/nothing | wind/winding it/this/the down/up | say/saying farewell | end too? | reverse/reversing course | call it a failure/mistake | take it/this/that as a failure/mistake/defeat | get/getting rid of it/them/this/that/these/everything | throw/throwing it/this/them/everything out/away/overboard | throw/throwing the/my/this *? *? *? out/away/overboard | had enough of? it/this/them/him? | let somebody/someone/others else? own/have/hold it/them/this | look/looking for something/anything better/else | hold/own/keep it/this/them no longer | had/have my fill | have seen enough | lose/losing my/the/every/any *? reason/reasons/case/argument/cause | give/giving it/them away/back/up | give the shares away/back/up | hand/handing it/them/over back? | hand/handing in the/my/these/those shares/stock/position/chips | be/get rid of it/them`,
  'sell-some':
    'cut/cutting/reduce/reducing/trim/trimming/go/going down? to half/a/one third/quarter? | take/taking half/some/part/most/profits off? | take/taking a third/quarter off? | cut/cutting half/some/part | trim/trimming | reduce/reducing | halve/halving | lighten | sell/selling half/some/part/most | sell/selling a third/quarter | cut it? in half | cut/cutting back',
  review:
    'stop/stopping reinvesting/adding/contributing | change my tune/view/opinion | reconsider/rethink/reassess/revise/revisit/re-evaluate/reevaluate/review/re-think/re-assess | change my mind | think again | look again | take another look | go back to | have to think',
  'was-wrong':
    'stand corrected/refuted | eat/eating crow | eat/eating humble pie | eat/eating my words | been had/duped/conned/played/fooled | fell/fall for it/this/a/the story? | got/get ahead of myself | look/looked like a fool/idiot | have egg on my face | owe * an apology | count/counted myself among the fools/wrong/losers | recant | own up | made it/this/that up | fooled/kidded myself | say that | dreamt/dreamed/imagined it/this | believe/believed the bears/people/critics/skeptics/sceptics/others | shown/proved/proven wrong/mistaken | have/has no reason/business/ground/grounds/case/argument/excuse | consider/think myself wrong | believe/trust nobody/nothing | believe/trust no one | conclude | accept | admit | concede | got/had/read it/this/that/them/him wrong | read the * wrong | have paid/bought/overpaid | have? no thesis | picked/chose/guessed/bet wrong/badly | misunderstood/misread/mispriced/misestimated/overestimated/underestimated/overrated/overpaid/miscalculated | backed the wrong * | concede defeat | have misjudged | misjudged | got it wrong | made a mistake | have no thesis',
  buy: 'grab/buy/buying/add/adding/start/starting/enter/double/begin/open | get in | step in | jump in | get interested | pull the trigger | take a position | come back | be a buyer | take/taking another hundred/thousand/ten/lot/piece/bite/tranche/share/slice | take/taking more',
  endure:
    'wait/waiting/sit/sitting/watch/watching/ride/riding/tolerate/forgive/explain/justify/defend/support | stick/sticking/hang/hanging/be around | want to be/stay/own/hold | want to be around/here/in/there/involved',
  hold: 'sit/sitting tight | leave/leaving it/this/them alone | let/letting it/this run | hold/stay/keep/own/remain/holding/staying/keeping | stick with/around | sticking with/around | hang on | hold on',
})

/** After "I am", "I was", or where a clause begins. */
export const IS: PhraseBook<Verb> = phraseBook<Verb>({
  sell: 'not a/an holder/shareholder/owner/investor any/anymore more? | an ex-shareholder/ex-holder/ex-owner | out/gone/done/off/finished/outta/through | done/through/finished with it/this/them/that | a seller | sellers | no longer here/in/interested | no longer a/an shareholder/holder/owner/investor | a/an * and no longer a/an shareholder/holder/owner/investor | a former shareholder/holder/owner/investor | history | never coming back',
  'was-wrong':
    'wrong/mistaken/dreaming/fooled/naive/misled/deluded | in/on the wrong side/seat/place/car/horse/train/boat/game | a fool/idiot/sucker/clown/bagholder | the fool/idiot/sucker/clown/bagholder/mug | dead/plain/simply/clearly/just/plainly wrong',
  buy: 'a buyer | interested/in',
  review: 'back to the drawing board',
  'sell-some': 'half out',
  endure: 'waiting/sitting/watching/there | sticking/hanging around',
  hold: 'a/an *? holder/shareholder/owner/investor/believer | a/an holder/shareholder/owner/investor/believer | patient | still? here | staying/keeping/holding',
})

/** Where a clause begins, and nobody is named. */
export const BARE: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  sell: `take/strike it/this off/from the/my list | no * in my account/portfolio/book/depot | this/it isn't/isnt/ain't mine any? more/anymore? | this/it is no longer/not mine | no mercy/patience/pardon/forgiveness/hesitation | neither is/does/do/will my/the position/stock/shares/money/stake/trade | me out | good? night/goodnight | cya | c ya | sayonara | adieu | so long | farewell | deuces | peace out | hasta la vista | au revoir | toodles | buh-bye | byebye | not with my money/capital/cash | not for me | no thanks | thanks but no thanks | that/this would do it | instant/immediate/automatic/auto sell/sale/exit | i'd/id rather have/take/hold/own the/my cash/money | its/it's/that's/thats a sell/sale | it is a sell/sale | sold/goodbye/bye/adios/sale/exit/exits/stop/ciao | its a no from/for me | no position/stake/holding | its back to cash | thats/that's it for me | that is it for me | that's/thats the end of it/this/me/that | that is/was/would the end of it/this/me/that | that would/will be the end of it/this/me/that | my/our money/capital/cash leaves/walks | position/stake/holding/trade closed/sold/exited/liquidated/over | that/this/which settles it/this/that | the answer is no | it's/its/that's/thats a *? no | it's/its/that's/thats a *? no from/for me/us | it/this/that is a *? no | it/this/that is a *? no from/for me/us | you/somebody/someone else? can have it/them/my/this | there? are/is? no more chances/excuses | my/our/the money/capital/cash goes/moves/comes back to the/my | my/our money/capital/cash goes/moves/comes elsewhere/home/out/away/on/back | no more * in my/our account/portfolio/book/depot | no more shares/stock/money of/for/in mine/this/it/them/me? | it/this becomes a sell/sale | sell first | you're/youre out | a no from/for me | it is/will/would be a no from/for me | see ya/you | game over | time to sell/go/leave/exit | time to get out | so do/am/will/have/did/was i/we | reduced/cut to zero/nothing/0 | to be sold/closed/liquidated/exited | sell/selling down to zero/nothing | out it goes | neither did/should/do/would/will/can/am i | end of story | all bets are off | back to cash | no me | gone | lights out | that would be it | that is it | that was it | so does/goes/do/will the/my/this position/stock/shares/holding/reason/reasons/case/thesis/idea/interest/money | so is/are my/the/this trade/position/thesis/case/idea/investment/stake/reason/love | no point in? holding/owning/keeping/staying | not worth holding/keeping/owning | no more excuses | over and out | it's/its a melting/value ice/trap/cube cube? | no reason for? me? to own/hold/stay/keep | nothing left to own/hold/keep`,
  'was-wrong':
    "bear/bears/bearish case true/right/confirmed/proven/made/wins | it's/its not the company/business/stock/one i bought/wanted/thought | it is not the company/business/stock/one i bought/wanted/thought | this/it isn't/isnt/ain't the company/business/stock/one i bought/wanted/thought | this is not the company/business/stock/one i bought/wanted/thought | no thesis/case | thesis/premise/case/idea/story/bet/theory/call/turnaround broken/dead/wrong/over/void/refuted/falsified/invalid/done/gone/finished/toast/off/kaput | invalidated/refuted/falsified/disproved/disproven",
  'sell-some':
    'half goes | a third/quarter/half/part/tenth goes | a third/quarter/part of it goes | two/three thirds/quarters go | most goes',
  review: 'back to the drawing board',
  buy: 'a buy',
})

export const THESES = wordSet(
  'moat edge thesis claim case idea story bet argument reason reasons reasoning theory trade plan premise hypothesis assumption conviction view estimate dream love call logic investment calculation optimism estimates model math maths numbers spreadsheet valuation boom premium turnaround trust faith confidence belief patience narrative rationale',
)
export const POSITIONS = wordSet(
  'it they this position stock shares rest half stake holding everything all lot thing that purchase',
)
/** What a thesis then is, or does. */
export const DEAD: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    "untenable/indefensible/unjustified/unsupportable/uninvestable/unsound/hollow/baseless/pointless/lapses/lapsed/crumbles/evaporates/unravels/dissolves/implodes/unwinds/abandoned/terminated/withdrawn/irrelevant/obsolete/history/garbage/rubbish/nonsense/junk/trash/broken/dead/wrong/over/gone/lost/invalid/invalidated/busted/failed/fails/fail/breaks/broke/collapses/toast/finished/void/moot/refuted/falsified/disproved/disproven/rejected/disappears/disappear/vanishes/ends/dies/kaput/bs/false | no longer holds/stands/works/hold/stand/work | falls/fall/fell/fallen/comes/come apart | goes/go up in smoke | goes/go down the drain | goes/go to zero | in tatters/ruins/pieces | turns out wrong/false | does not hold/stand/work | doesn't hold/stand/work | out the window | is off | is done | is bs | worth nothing/zero | makes/make no sense | proven/proved/shown wrong/false/mistaken | has no * | goes/go away | is gone | was for nothing | stops/stop working/making ",
})
/** What a position then does. */
export const GOES: PhraseBook<'sell'> = phraseBook({
  sell: 'goes/go back to the? market/cash/pile/pool/shop/store/broker/shelf | goes/go in/into/to/out/on/through the? bin/trash/garbage/dustbin/rubbish/window/door/scrapheap/dump | becomes a sell/sale | goes/go/gone/sold/closed/exited/toast/liquidated/unwound | must/should go | has/have to go | gets/get sold/closed/dumped | cut/reduced/taken/brought down? to zero/nothing | comes off | time to sell/go/leave/exit | time to get out | over/done/out | is/was dead/broken/wrong/finished/history | my/the/a cue/exit/signal/sign/trigger | my/the/a cue/signal/sign/trigger to sell/leave/exit/go | the end | stops/stop working/making | enough for me | out the door | curtains | goodbye | bye | has no * | the day i sell/leave',
})
/** A thesis that stands, as long as something does. */
export const HOLDS: PhraseBook<'hold'> = phraseBook({
  hold: 'is? intact/alive/good/valid | holds/stands/works/rests/lives only? | is? only? intact/alive/good/valid',
})
/** What a thesis does not outlive stands after it. */
export const SURVIVES: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    "does/would/will/could/can not survive/outlive/stand | doesn't/wouldn't/won't/cannot/can't survive/outlive/stand",
})

export const OF_SUBJECT: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  'was-wrong': `prove/proves/tell/tells/show/shows me/that/us that? i'm/i? am/was? to? be? wrong/mistaken | prove/proves me/this/it/us wrong | demonstrate/demonstrates/mean/means/show/shows/prove/proves/say/says that? i am/was wrong/mistaken | mean/means i'm wrong/mistaken
    break/breaks/kill/kills/end/ends/invalidate/invalidates/falsify/falsifies/refute/refutes/disprove/disproves/sink/sinks/undermine/undermines/destroy/destroys/void/voids/contradict/contradicts/finish/finishes/wreck/wrecks the/my/this/that *? *? thesis/case/idea/story/bet/argument/theory/trade/premise/position/holding/reasoning/assumption/purchase/plan/investment
    break/breaks/kill/kills/end/ends/invalidate/invalidates/falsify/falsifies/refute/refutes/disprove/disproves/sink/sinks/contradict/contradicts it/this/that | end/ends the/my/this experiment/adventure/game/party/romance/chapter/affair/marriage | refute/refutes/disprove/disproves/falsify/falsifies/contradict/contradicts me | is/are/was not what i bought | leave/leaves nothing of | take/takes away the *? reason/basis/floor/argument/part | take/takes the reason/basis/floor/argument away | mean/means the thesis/case/story/idea | undermine/undermines the | would/will/should be disqualifying | be/is the end of | be/is the end for me/it/this | would/will disqualify`,
  sell: `send/sends me out/home/packing | make/makes/force/forces/cause/causes/lead/leads/prompt/prompts/get/gets me to? sell/exit/leave/run/quit | get/gets me out | mean/means i'm? i? am? leave/sell/exit/go/quit/out/gone | mean/means goodbye/over/exit/sell | mean/means it? is? it's? over | trigger/triggers a/an/the/my sale/exit/sell | is/be/are/'s my/the/a sell? cue/signal/sign/exit/trigger/deal-breaker/dealbreaker | be/is sufficient/enough/reason for me to sell/exit/leave/go | be/is sufficient/enough/reason to sell/exit/leave/go | is where i get/sell/leave/stop/exit/go off/out? | is where/when my * ends/stops | is where/when i * * out | is when i get/sell/leave/stop/exit/go | is where/when i say goodbye/bye/farewell | is the day/moment i sell/leave/exit/go/stop | end/ends the position/holding/trade/investment`,
  review:
    'change/changes my mind | change/changes the/my plan/view/thesis/case/story | change/changes that/this | make/makes me reconsider/rethink/think',
  'sell-some': 'make/makes me trim',
  buy: 'make/makes me buy/interested | get/gets me interested/in',
})

/** "The bears will have been right", "the launch failed": told of somebody or something by name. */
export const OUTCOMES: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    'bear/bears/bearish case/thesis/argument/view is/was/will/would be? proven/proved/confirmed/right/true/made | fear/fears/doubters/doubter was/were right | the/this/their * is pr/hype/noise/smoke | bears/he/she/they/critics/market/skeptics/sceptics/shorts was/were/is/are/wins right? | bears/critics/skeptics/sceptics/shorts win/won | the/my/our/own? test is/has failed | my/our/the test has? failed | bears/he/she/they/critics/market will/would have been right | bears/he/she/they/critics * * will/would have been right | the/my * has? failed | the/my * was for nothing | the/my * was/is a mistake | the/my * is refuted/wrong | the/my * *? is/was/are/were right | the problem is the/my * | the? whole thing was/is * | the/their/my/that * *? *? is/was a? fantasy/fiction/lie/mirage/fairy/myth tale? | that/which would? tell/tells me enough/everything/all | it/this was a/just/only a? story/dream/fantasy/mirage/fairy/lie tale?',
})

/** What says less, and counts only after a figure or an event: "below 3% tells me that ..." */
export const WEAKLY: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  'was-wrong':
    'have/has shown/proved/proven that? i * | tells me * | would/will tell me * | means that? * | would/will mean that? * | would/will be a/the/my sign/signal/proof that *',
  review: '',
  sell: '',
  'sell-some': '',
  buy: '',
})

/** What somebody's holding of it does at its end, where "it ends" alone may be anything. */
export const HOLDING_ENDS: PhraseBook<'sell'> = phraseBook({
  sell: 'ends/end/ceases/terminates/lapses/closes | comes/come to an end/close | is/are finished/ended/terminated | is/are at an end',
})
