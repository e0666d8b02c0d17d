import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { instantInSentence } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { isSamePart, type FormPart } from './merge.ts';
import classes from './stale-notice.module.css';
import type { Conflict } from './use-product-save.ts';
import { formText } from './form.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface StaleNoticeProps<Values> {
  saving: {
    readonly conflict: Conflict<Values> | undefined;
    readonly take: (parts: readonly FormPart<Values>[]) => void;
    readonly keep: (part: FormPart<Values>) => void;
    readonly takeAll: () => void;
  };
  /** The current form values. */
  current: Values;
  busy: boolean;
  /** Saves the current form values. */
  onSave: () => void;
}

/** Shown above a form if somebody else has saved first: lists their changes and asks which to keep. */
export function StaleNotice<Values extends object>(props: StaleNoticeProps<Values>) {
  const { conflict } = props.saving;
  if (!conflict) return null;
  return <NoticeOf key={conflict.theirs.olVersion} conflict={conflict} {...props} />;
}

interface NoticeOfProps<Values> extends StaleNoticeProps<Values> {
  conflict: Conflict<Values>;
}

function NoticeOf<Values extends object>(props: NoticeOfProps<Values>) {
  const { conflict, saving, busy, onSave } = props;
  const { timeZone } = useCurrentStore();
  const { theirs, changed } = conflict;
  const when = instantInSentence(theirs.changedAt, timeZone);
  const titleId = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section ref={notice} tabIndex={-1} aria-labelledby={titleId} className={classes.notice}>
      <h2 id={titleId} className={classes.title}>
        {formText.staleTitle(theirs.changedBy, when)}
      </h2>
      <p>{formText.staleHelp(changed.length)}</p>
      <ul className={classes.parts}>
        {changed.map((part) => (
          <Part key={part.label} part={part} {...props} />
        ))}
      </ul>
      <div className={classes.actions}>
        {changed.length > 0 ? (
          <Button variant="default" onClick={saving.takeAll}>
            {uiText.takeTheirs}
          </Button>
        ) : null}
        <PendingButton busy={busy} onClick={onSave}>
          {formText.keepMine}
        </PendingButton>
      </div>
    </section>
  );
}

interface PartProps<Values> extends NoticeOfProps<Values> {
  part: FormPart<Values>;
}

function Part<Values extends object>({ part, conflict, current, saving }: PartProps<Values>) {
  const { mineForm, theirForm } = conflict;
  const taken = isSamePart(part, current, theirForm);
  const wasMine = part.show(mineForm);
  return (
    <li className={classes.part}>
      <p className={classes.values}>
        <strong>{part.label}</strong>
        <span>{formText.theirs(part.show(theirForm))}</span>
        <span>{taken ? formText.beforeHere(wasMine) : formText.yours(part.show(current))}</span>
      </p>
      <span className={classes.state}>
        {taken ? formText.theirsIsInForm : formText.yoursIsKept}
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={`${taken ? formText.keepMine : uiText.takeTheirs}: ${part.label}`}
        onClick={() => (taken ? saving.keep(part) : saving.take([part]))}
      >
        {taken ? formText.keepMine : uiText.takeTheirs}
      </Button>
    </li>
  );
}
