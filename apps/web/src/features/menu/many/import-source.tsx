import { importLineLimit } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { saveFile } from '../../../lib/download.ts';
import { CancelButton, FormActions, FormError } from '../../../ui/form.tsx';
import { useFileDrop } from '../../../ui/picture-field/incoming-files.ts';
import classes from './many.module.css';
import { templateText } from './product-file.ts';
import type { useImport } from './use-import.ts';

interface ImportSourceProps {
  steps: ReturnType<typeof useImport>;
  onClose: () => void;
}

/** Where a file of products is dropped or chosen. */
export function ImportSource({ steps, onClose }: ImportSourceProps) {
  const { choose, reading, failure } = steps;
  const { over, handlers } = useFileDrop(([file]) => void choose(file));
  const id = useId();
  return (
    <div className={classes.stack}>
      <div className={classes.source} data-over={over || undefined} {...handlers}>
        <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />
        {reading ? (
          <Progress name={reading.name} sent={reading.sent} />
        ) : (
          <label htmlFor={id}>
            {over ? (
              'Drop it here'
            ) : (
              <>
                <strong className={classes.choose}>Choose a CSV file</strong> or drop it here
              </>
            )}
          </label>
        )}
        <input
          id={id}
          type="file"
          className={classes.input}
          accept=".csv,.tsv,.txt,text/csv"
          disabled={reading !== undefined}
          aria-describedby={`${id}-rules`}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // The same file may be chosen again after it was mended.
            currentTarget.value = '';
          }}
        />
      </div>
      <p id={`${id}-rules`} className={classes.note}>
        At most 8 MB and {importLineLimit.toLocaleString('en')} lines, the first naming the columns.
        A product is known by its id or else by its name; one that is not known is added. You see
        everything before it is applied.
      </p>
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

function Progress({ name, sent }: { name: string; sent: number }) {
  return (
    <output>
      {sent < 1 ? `Sending ${name}: ${Math.round(sent * 100)}%` : `Checking every line of ${name}…`}
    </output>
  );
}
