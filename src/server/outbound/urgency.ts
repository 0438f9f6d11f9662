/** Who waits for the answer: a person in front of the page, or nobody. Background calls may spend half the day's budget. */
export type Urgency = 'interactive' | 'background'
