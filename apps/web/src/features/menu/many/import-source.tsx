import { importLineLimit } from '@counter/contract/menu';
import { formatCount } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/files/download.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import classes from './many.module.css';
import { templateText } from './product-file.ts';
import type { useImport } from './use-import.ts';
import { manyText } from './many.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ImportSourceProps {
  steps: ReturnType<typeof useImport>;
  onClose: () => void;
}

const rules = manyText.fileHelp(formatCount(importLineLimit));

/** The drop zone for a product file. */
export function ImportSource({ steps, onClose }: ImportSourceProps) {
  const { choose, reading, failure } = steps;
  return (
    <div className={classes.stack}>
      <FileDrop
        label={manyText.chooseCsvFile}
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
          {manyText.downloadTemplate}
        </Button>
      </p>
      <FormError>{failure}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
      </FormActions>
    </div>
  );
}

function describeProgress({ name, sent }: { name: string; sent: number }): string {
  return sent < 1 ? manyText.sending(name, Math.round(sent * 100)) : manyText.checking(name);
}
