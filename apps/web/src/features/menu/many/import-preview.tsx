import type { ImportLine, ImportOutcome } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CancelButton, FormActions, FormError } from '../../../ui/form.tsx';
import { PendingButton } from '../../../ui/pending-button.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './many.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { useShownPart } from './shown-part.tsx';
import type { Preview, useImport } from './use-import.ts';

interface ImportPreviewProps {
  preview: Preview;
  steps: ReturnType<typeof useImport>;
}

/** What a file would do, line by line. It is applied as a whole, or not at all. */
export function ImportPreview({ preview, steps }: ImportPreviewProps) {
  const { outcome, name, csv } = preview;
  const { counts } = outcome;
  const [kind, setKind] = useState<Kind>(() => firstKind(counts));
  const changing = counts.create + counts.change;
  const { applying, failure } = steps;
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>{describe(name, counts)}</output>
      <Kinds counts={counts} kind={kind} onKind={setKind} />
      <Lines key={kind} lines={outcome.lines.filter((line) => line.kind === kind)} />
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
        {counts.wrong === 0 && changing > 0 ? (
          <PendingButton busy={applying} onClick={() => void steps.apply(preview)}>
            Apply {changing.toLocaleString('en')} {changing === 1 ? 'change' : 'changes'}
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

function describe(name: string, { create, change, same, wrong }: ImportOutcome['counts']): string {
  if (wrong > 0)
    return `Nothing of ${name} can be applied while something in it is wrong. Mend the file and choose it again.`;
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

function Lines({ lines }: { lines: readonly ImportLine[] }) {
  const { shown, more } = useShownPart(lines);
  if (lines.length === 0) return <p className={classes.note}>No such lines.</p>;
  return (
    <ScrollRegion label="Lines of the file">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.line}>
              Line
            </th>
            <th scope="col">Name</th>
            <th scope="col">{lines[0]?.kind === 'WRONG' ? 'What is wrong' : 'Changes'}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line}>
              <td className={classes.line}>{line.line}</td>
              <th scope="row">{line.name}</th>
              <td>
                {line.reasons.map((reason) => (
                  <p key={reason} className={classes.reason}>
                    {reason}
                  </p>
                ))}
                {line.kind === 'WRONG' ? null : <ChangeList changes={line.changes} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </ScrollRegion>
  );
}
