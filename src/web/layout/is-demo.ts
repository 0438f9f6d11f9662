/** Whether this Candor is a demo. Every page brings the answer along: what is asked for later would move the page. */
export const isDemo = (): boolean => document.documentElement.dataset.demo !== undefined
