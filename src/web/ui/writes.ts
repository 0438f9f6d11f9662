type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Whether a key writes by itself, be it before there is a field to write in. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey
