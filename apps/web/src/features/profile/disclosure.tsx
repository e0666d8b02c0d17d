import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface DisclosureProps {
  /** The button's verb: "Change password". */
  label: string;
  /** Renders the content that replaces the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that is replaced by a form. Closing the form returns the focus to the button. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) return children(() => setOpen(false));
  return (
    <div>
      <Button ref={button} variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}
