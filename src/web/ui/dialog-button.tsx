import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  /** The label of the button. */
  name: string
  /** The title of the dialog, if it differs from the label. */
  title?: string
  /** Makes the content of the dialog, and is given the function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog with a small form. */
export function DialogButton({ name, title = name, children, ...rest }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button name={name} aria-haspopup="dialog" {...rest} onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
