import type { ImportOutcome } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { FormActions } from '../../../ui/forms/form.tsx';
import { ImportLines } from './import-lines.tsx';
import { countLines, describeImport } from './many-words.ts';
import classes from './many.module.css';
import { manyText } from './many.text.ts';

/** Shows the result of an import that skipped lines. */
export function ImportResult({
  outcome,
  onClose,
}: {
  outcome: ImportOutcome;
  onClose: () => void;
}) {
  const { counts, lines } = outcome;
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>
        {manyText.skipped(describeImport(counts), countLines(counts.wrong))}
      </output>
      <ImportLines lines={lines.filter(({ kind }) => kind === 'WRONG')} />
      <FormActions>
        <Button data-autofocus onClick={onClose}>
          {manyText.done}
        </Button>
      </FormActions>
    </div>
  );
}
