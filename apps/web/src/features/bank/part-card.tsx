import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import classes from './bank.module.css';
import { text } from './bank.text.ts';

interface PartCardProps {
  title: string;
  description: string;
  /** Null if it hasn't been submitted yet. */
  part: { readonly verified: boolean } | null;
  /** The values, read-only. */
  facts: ReactNode;
  /** The form to edit the card; calls `close` to close itself. */
  children: (close: () => void) => ReactNode;
}

/** A card that shows its values until Change is pressed, and again after saving. */
export function PartCard({ title, description, part, facts, children }: PartCardProps) {
  const { can } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const change =
    editing || !can('bank:write') ? null : (
      <Button ref={button} variant="default" onClick={() => setEditing(true)}>
        {part ? text.change : text.add}
      </Button>
    );
  return (
    <Panel title={title} description={description} actions={change}>
      {editing ? children(() => setEditing(false)) : <Reading part={part}>{facts}</Reading>}
    </Panel>
  );
}

function Reading({ part, children }: { part: PartCardProps['part']; children: ReactNode }) {
  if (!part) return <p className={classes.hint}>{text.nothingAddedYet}</p>;
  return (
    <dl className={classes.facts}>
      {children}
      <div className={classes.verified}>
        <dt>{text.informationVerified}</dt>
        <dd>
          {part.verified ? (
            <StatusBadge tone="ready">{text.yes}</StatusBadge>
          ) : (
            <>
              <StatusBadge tone="completed">{text.no}</StatusBadge>
              <span className={classes.hint}>{text.verificationHelp}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** A name and value on a card. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  );
}
