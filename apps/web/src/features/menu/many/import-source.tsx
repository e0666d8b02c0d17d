import { importLineLimit } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/download.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import classes from './many.module.css';
import { templateText } from './product-file.ts';
import type { useImport } from './use-import.ts';

interface ImportSourceProps {
  steps: ReturnType<typeof useImport>;
  onClose: () => void;
}

const rules = `At most 8 MB and ${importLineLimit.toLocaleString('en')} lines, the first naming the columns. A product is known by its id or else by its name; one that is not known is added. You see everything before it is applied.`;

/** Where a file of products is dropped or chosen. */
export function ImportSource({ steps, onClose }: ImportSourceProps) {
  const { choose, reading, failure } = steps;
  return (
    <div className={classes.stack}>
      <FileDrop
        label="Choose a CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        rules={rules}
        progress={reading && describeProgress(reading)}
        onFile={(file) => void choose(file)}
      />
      <p>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            saveFile('products-template.csv', new Blob([templateText()], { type: 'text/csv' }))
          }
        >
          Download a template
        </Button>
      </p>
      <FormError>{failure}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
      </FormActions>
    </div>
  );
}

function describeProgress({ name, sent }: { name: string; sent: number }): string {
  return sent < 1
    ? `Sending ${name}: ${Math.round(sent * 100)}%`
    : `Checking every line of ${name}…`;
}
