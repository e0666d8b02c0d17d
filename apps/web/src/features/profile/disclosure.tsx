import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface DisclosureProps {
  /** The verb on the button: "Change password". */
  label: string;
  /** Renders the content that replaces the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that gives way to a form. When the form closes, the focus is on the button again. */
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
