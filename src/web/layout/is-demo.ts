/** Whether this Candor is a demo. The HTML of every page says so, because a banner that appeared later would move the page. */
export const isDemo = (): boolean => document.documentElement.dataset.demo !== undefined
