import type { ImportOutcome } from '@counter/contract/menu';
import { formatCount } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { ImportLines } from './import-lines.tsx';
import { countLines } from './many-words.ts';
import classes from './many.module.css';
import type { Preview, useImport } from './use-import.ts';
import { manyText } from './many.text.ts';

interface ImportPreviewProps {
  preview: Preview;
  steps: ReturnType<typeof useImport>;
}

/** Previews an import line by line. It is applied in full or without invalid lines. */
export function ImportPreview({ preview, steps }: ImportPreviewProps) {
  const { outcome, name, csv } = preview;
  const { counts } = outcome;
  const [kind, setKind] = useState<Kind>(() => firstKind(counts));
  const changing = counts.create + counts.change;
  const { applying, failure } = steps;
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>{describe(name, outcome)}</output>
      <Kinds counts={counts} kind={kind} onKind={setKind} />
      <ImportLines key={kind} lines={outcome.lines.filter((line) => line.kind === kind)} />
      <FormError>{failure}</FormError>
      <FormActions>
        <CancelButton onClick={steps.startOver}>{manyText.chooseAnotherFile}</CancelButton>
        {failure === undefined ? null : (
          <Button
            variant="default"
            onClick={() => {
              if (!applying) void steps.look(name, csv);
            }}
          >
            {manyText.lookAgain}
          </Button>
        )}
        {(counts.wrong === 0 && changing > 0) || outcome.skippable ? (
          <PendingButton busy={applying} onClick={() => void steps.apply(preview)}>
            {counts.wrong === 0 ? manyText.apply : manyText.skipApply(countLines(counts.wrong))}{' '}
            {formatCount(changing)} {changing === 1 ? manyText.change : manyText.changesButton}
          </PendingButton>
        ) : (
          <Button disabled>{manyText.apply}</Button>
        )}
      </FormActions>
    </div>
  );
}

type Kind = 'WRONG' | 'CREATE' | 'CHANGE';

const kinds = [
  { kind: 'CREATE', label: manyText.create, count: 'create' },
  { kind: 'CHANGE', label: manyText.changeLabel, count: 'change' },
  { kind: 'WRONG', label: manyText.wrong, count: 'wrong' },
] as const;

/** Returns the initial tab: errors first. */
function firstKind({ wrong, create }: ImportOutcome['counts']): Kind {
  if (wrong > 0) return 'WRONG';
  return create > 0 ? 'CREATE' : 'CHANGE';
}

function describe(name: string, { counts, skippable }: ImportOutcome): string {
  const { create, change, same, wrong } = counts;
  if (skippable) return manyText.wrongLinesWarning(countLines(wrong), name, wrong);
  if (wrong > 0) return manyText.cannotApplyWarning(name);
  if (create + change === 0) return manyText.changesNothingHint(name);
  const rest = same === 0 ? '' : manyText.unchanged(countLines(same), same);
  return manyText.canBeApplied(name, rest);
}

interface KindsProps {
  counts: ImportOutcome['counts'];
  kind: Kind;
  onKind: (kind: Kind) => void;
}

function Kinds({ counts, kind, onKind }: KindsProps) {
  return (
    <fieldset className={classes.kinds} aria-label={manyText.linesToShow}>
      {kinds.map((one) => (
        <Button
          key={one.kind}
          variant="default"
          className={classes.kind}
          aria-pressed={one.kind === kind}
          onClick={() => onKind(one.kind)}
        >
          {one.label} {formatCount(counts[one.count])}
        </Button>
      ))}
    </fieldset>
  );
}
