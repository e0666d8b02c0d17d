import type { DepositCheck } from '@counter/contract/payouts';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { textOfFile } from '../../../lib/files/file-text.ts';
import { refusalOf } from './bank-file.ts';
import { useCheckDeposits } from './deposits.queries.ts';
import { text } from '../payouts.text.ts';

/** A compared file with its result. */
export type CheckedFile = {
  readonly name: string;
  readonly content: string;
  readonly check: DepositCheck;
};

/** The steps from choosing a bank file to its comparison. */
export function useDepositCheck() {
  const { mutateAsync } = useCheckDeposits();
  const [checked, setChecked] = useState<CheckedFile>();
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState<string>();

  async function compare({ name }: File, content: string) {
    try {
      setChecked({ name, content, check: await mutateAsync(content) });
    } catch (error) {
      setFailure(explainFailure(error));
    }
  }

  async function choose(file: File) {
    if (reading !== undefined) return;
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal !== undefined) return;
    setReading(file.name);
    const content = await textOfFile(file);
    if (content === undefined) setFailure(text.deposits.fileNotRead);
    else await compare(file, content);
    setReading(undefined);
  }

  function startOver() {
    setChecked(undefined);
    setFailure(undefined);
  }

  return { checked, failure, reading, choose, startOver };
}
