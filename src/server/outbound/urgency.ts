/** Whether a person or nobody waits for the answer. Background calls may spend at most half of the day's budget. */
export type Urgency = 'interactive' | 'background'
