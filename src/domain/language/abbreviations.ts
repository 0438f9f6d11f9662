/**
 * Words of analysts that are cut with a full stop and lead to what they are said of, as the source of a group: "inv. turns", "mgmt. guides".
 * That stop ends a sentence only where something new begins after it, in a capital or with a word that opens a clause. Units ("8% a yr.")
 * are not among them, for they may be the last word.
 */
export const CUT_WORDS =
  '(?:inv|mgmt|mgt|rev|org|adj|div|rep|resp|govt?|dept|acct|cons|prev|cust|oper|util|mkt|gds|fwd|intl|natl|inst|maint|mfg|equip|prelim|recur|seas|unadj)'

/** What begins a clause of its own in a text that has no capitals: "up 3% this yr. if they miss im out". */
export const OPENS_CLAUSE =
  "(?:i|i'[a-z]+|im|ill|id|ive|it|its|it's|they|theyre|he|she|we|you|if|when|once|unless|should|so|and|but|or|then|because|since|the|this|that|these|there|no|not|never|my|our|what|who|why|how|now|still|yet|just|ok|lol|out|sell|exit|stop)(?![a-z'])"
