/** The digits that people and brokers write: nothing longer is a price or a quantity. */
const WRITTEN = /^\d{1,12}(\.\d{1,10})?$/

/** Whether a text is a plain number of at least 0, such as `1212.5`, as prices and quantities are stored and sent. */
export const isWrittenNumber = (text: string): boolean => WRITTEN.test(text.trim())
