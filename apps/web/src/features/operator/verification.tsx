import { verifiedParts, type VerifiedPart } from '@counter/contract/settings';
import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { useVerify } from './operator.queries.ts';
import { toastRefusal } from '../../ui/feedback/toast-refusal.ts';
import classes from './verification.module.css';
import { Instant } from './when.tsx';
import { verifiedPartWords } from './words.ts';
import { text as sentences } from './operator.text.ts';

interface VerificationProps {
  storeId: number;
  /** The time each part was verified, or whether it is; null if nothing was submitted. */
  verified: Record<VerifiedPart, string | boolean | null> | null;
  /** The submitted facts of each part, if the screen has them. */
  facts?: Record<VerifiedPart, ReactNode> | undefined;
}

/** The three parts of a store that the marketplace verifies, each with a switch beside the submitted facts. */
export function Verification({ storeId, verified, facts }: VerificationProps) {
  const { verify, pending } = useVerify(storeId, {
    onDone: ({ part, verified: on }) => {
      const text = sentences.verifiedToast(verifiedPartWords[part].label, on);
      toastSuccess(text, () => verify(part, !on));
    },
    onRefused: ({ part, verified: on }, error) => {
      const { label } = verifiedPartWords[part];
      toastRefusal(sentences.notChangedToast(label), error, () => verify(part, on));
    },
  });
  if (!verified)
    return (
      <Panel title={sentences.verification}>
        <p className={classes.nothing}>{sentences.nothingToVerifyHint}</p>
      </Panel>
    );
  return (
    <Panel
      title={sentences.verification}
      description={facts && sentences.hiddenButForLastCharacters}
    >
      <div className={classes.parts}>
        {verifiedParts.map((part) => (
          <Part
            key={part}
            part={part}
            since={verified[part]}
            facts={facts?.[part]}
            pressed={pending.get(part)}
            onChange={(on) => verify(part, on)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface PartProps extends CheckProps {
  facts: ReactNode;
}

function Part({ facts, ...check }: PartProps) {
  if (!facts) return <Check {...check} />;
  const { label } = verifiedPartWords[check.part];
  return (
    <section className={classes.part} aria-label={label}>
      <div>
        <h3 className={classes.title}>{label}</h3>
        {facts}
      </div>
      <div className={classes.check}>
        <Check {...check} label={sentences.partVerified(label)} />
      </div>
    </section>
  );
}

interface CheckProps {
  part: VerifiedPart;
  /** The switch's label; defaults to the name of the part. */
  label?: string;
  since: string | boolean | null;
  /** The value just set, until the server confirms it. */
  pressed: boolean | undefined;
  onChange: (verified: boolean) => void;
}

const onPaper = { 'data-print': 'keep' };

function Check({ part, label, since, pressed, onChange }: CheckProps) {
  const words = verifiedPartWords[part];
  return (
    <Switch
      label={label ?? words.label}
      description={
        <>
          {words.covers}
          {typeof since === 'string' && pressed !== false ? (
            <span className={classes.since}>{sentences.verified(<Instant at={since} />)}</span>
          ) : null}
        </>
      }
      checked={pressed ?? Boolean(since)}
      withThumbIndicator={false}
      // Keep it in print, because it says what is verified.
      wrapperProps={onPaper}
      classNames={{
        body: classes.body,
        labelWrapper: classes.words,
        label: classes.label,
        description: classes.covers,
        input: classes.input,
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
