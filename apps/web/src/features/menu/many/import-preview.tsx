import type { ImportOutcome } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { ImportLines } from './import-lines.tsx';
import { countLines } from './many-words.ts';
import classes from './many.module.css';
import type { Preview, useImport } from './use-import.ts';

interface ImportPreviewProps {
  preview: Preview;
  steps: ReturnType<typeof useImport>;
}

/** What a file would do, line by line. It is applied as a whole, or without the lines that are wrong. */
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
        <CancelButton onClick={steps.startOver}>Choose another file</CancelButton>
        {failure === undefined ? null : (
          <Button
            variant="default"
            onClick={() => {
              if (!applying) void steps.look(name, csv);
            }}
          >
            Look again
          </Button>
        )}
        {(counts.wrong === 0 && changing > 0) || outcome.skippable ? (
          <PendingButton busy={applying} onClick={() => void steps.apply(preview)}>
            {counts.wrong === 0 ? 'Apply' : `Skip ${countLines(counts.wrong)}, apply`}{' '}
            {changing.toLocaleString('en')} {changing === 1 ? 'change' : 'changes'}
          </PendingButton>
        ) : (
          <Button disabled>Apply</Button>
        )}
      </FormActions>
    </div>
  );
}

type Kind = 'WRONG' | 'CREATE' | 'CHANGE';

const kinds = [
  { kind: 'CREATE', label: 'Create', count: 'create' },
  { kind: 'CHANGE', label: 'Change', count: 'change' },
  { kind: 'WRONG', label: 'Wrong', count: 'wrong' },
] as const;

/** What is wrong has to be seen first. */
function firstKind({ wrong, create }: ImportOutcome['counts']): Kind {
  if (wrong > 0) return 'WRONG';
  return create > 0 ? 'CREATE' : 'CHANGE';
}

function describe(name: string, { counts, skippable }: ImportOutcome): string {
  const { create, change, same, wrong } = counts;
  if (skippable)
    return `${countLines(wrong)} of ${name} ${wrong === 1 ? 'is' : 'are'} wrong. Correct the file and choose it again, or skip what is wrong and apply the rest.`;
  if (wrong > 0) return `${name} can't be applied. Correct the file and choose it again.`;
  if (create + change === 0) return `${name} changes nothing: every line is as it is already.`;
  const rest = same === 0 ? '' : ` ${same.toLocaleString('en')} lines stay as they are.`;
  return `${name} can be applied.${rest}`;
}

interface KindsProps {
  counts: ImportOutcome['counts'];
  kind: Kind;
  onKind: (kind: Kind) => void;
}

function Kinds({ counts, kind, onKind }: KindsProps) {
  return (
    <fieldset className={classes.kinds} aria-label="Lines to show">
      {kinds.map((one) => (
        <Button
          key={one.kind}
          variant="default"
          className={classes.kind}
          aria-pressed={one.kind === kind}
          onClick={() => onKind(one.kind)}
        >
          {one.label} {counts[one.count].toLocaleString('en')}
        </Button>
      ))}
    </fieldset>
  );
}
