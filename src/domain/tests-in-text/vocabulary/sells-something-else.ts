/** Whether words from a verb of selling on are of another thing than the asset, or of selling into its rise: no test of the asset. */
export const sellsSomethingElse = (words: string): boolean => OTHER_THING.test(words) || INTO_A_RISE.test(words)

const OTHER_THING =
  /^sell(?:ing)? (?:my |the |some |our |more )*(?:(?:another|a further)(?: one)?(?= (?:for|against|at|in|with|call|put|\d)|\W*$)|(?:bonds?|treasur(?:y|ies)|bills|gold|silver|oil|dollars?|euros?|yen|futures|premium|vol(?:atility)?|house|flat|car)(?![a-z])|(?:covered|further|more|another one|one more|weekly|monthly|cash[- ]secured|naked|short|otm|atm|\d+|a|a few|two|another) (?:calls?|puts?)(?![a-z])|(?<=^sell(?:ing)? )(?:calls|puts)(?![a-z])|(?<=^sell(?:ing)? (?:the|a) )\$?\d+(?: strike)?(?: (?:calls?|puts?))(?![a-z])|(?:calls?|puts?) (?:against|over|on|around|for))/
const INTO_A_RISE =
  /^sell(?:ing)? (?:some |half |it |this |more )?into (?:strength|the (?:rally|pop|rise|spike|strength|news|hype))/
