import type { ImportOutcome } from '@counter/contract/menu';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { textOfFile } from '../../../lib/files/file-text.ts';
import { useImportProducts } from './many.queries.ts';
import { refusalOf } from './product-file.ts';
import { manyText } from './many.text.ts';

/** A file and the preview of its changes. */
export type Preview = {
  readonly name: string;
  readonly csv: string;
  readonly outcome: ImportOutcome;
};

/** The steps from choosing a file to applying it. Nothing changes before `apply`. */
export function useImport(onApplied: (outcome: ImportOutcome) => void) {
  const { mutateAsync, isPending } = useImportProducts();
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState<Reading>();

  async function look(name: string, csv: string) {
    setFailure(undefined);
    setReading({ name, sent: 0 });
    try {
      const onProgress = (sent: number): void => setReading({ name, sent });
      const { data: outcome } = await mutateAsync({ csv, onProgress });
      setPreview({ name, csv, outcome });
    } catch (error) {
      setFailure(explainFailure(error));
    } finally {
      setReading(undefined);
    }
  }

  async function choose(file: File) {
    if (reading) return;
    const refusal = refusalOf(file);
    if (refusal !== undefined) return setFailure(refusal);
    const csv = await textOfFile(file);
    if (csv === undefined) setFailure(manyText.fileNotRead);
    else await look(file.name, csv);
  }

  async function apply({ csv, outcome }: Preview) {
    setFailure(undefined);
    try {
      const { plan, skippable: skipWrong } = outcome;
      const { data } = await mutateAsync({ csv, plan, skipWrong });
      onApplied(data);
    } catch (error) {
      setFailure(explainFailure(error));
    }
  }

  function startOver() {
    setPreview(undefined);
    setFailure(undefined);
  }

  return { preview, failure, reading, applying: isPending, choose, look, apply, startOver };
}

/** A file being uploaded; `sent` goes from 0 to 1. */
type Reading = { readonly name: string; readonly sent: number };
