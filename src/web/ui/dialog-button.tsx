import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  /** What the button says. */
  name: string
  /** What the dialog says at its top, where that is something else. */
  title?: string
  /** What stands in the dialog, given the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a small form before the page. */
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
