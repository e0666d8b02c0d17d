import { customerFileBytes, customerFileTooLarge } from '@counter/contract/customers';
import type { CustomerImportOutcome } from '@counter/contract/customers';
import { useState } from 'react';
import { explainFailure } from '../../../lib/problem.ts';
import { textOfFile } from '../../../lib/files/file-text.ts';
import { readSheet } from '../../../lib/files/read-sheet.ts';
import { useImportCustomers } from './import.queries.ts';
import { importText as text } from './import.text.ts';

/** The place and the day on which the people of a file agreed. */
export interface Statement {
  source: string;
  date: string;
}

interface ReadFile {
  fileName: string;
  csv: string;
}

/** A file that was checked, with what it would add. */
interface Checked extends ReadFile {
  outcome: CustomerImportOutcome;
}

/** The way of a file from being chosen to being imported. What was chosen and typed is kept when it fails. */
export function useCustomerImport(onImported: (outcome: CustomerImportOutcome) => void) {
  const { mutateAsync, isPending } = useImportCustomers();
  const [statement, setStatement] = useState<Statement>({ source: '', date: '' });
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [last, setLast] = useState<ReadFile>();
  const said = { consentSource: statement.source, consentDate: statement.date };

  async function choose(file: File) {
    await check(file.name, async () => csvOf(file));
  }

  async function check(fileName: string, read: () => Promise<string>) {
    setFailure(undefined);
    setReading(fileName);
    try {
      const csv = await read();
      setLast({ fileName, csv });
      const { data: outcome } = await mutateAsync({ fileName, csv, ...said });
      setChecked({ fileName, csv, outcome });
    } catch (error) {
      setFailure(error instanceof UnreadableFile ? error.message : explainFailure(error));
    } finally {
      setReading(undefined);
    }
  }

  async function apply({ fileName, csv, outcome: { plan } }: Checked) {
    setFailure(undefined);
    try {
      const { data } = await mutateAsync({ fileName, csv, ...said, plan });
      onImported(data);
    } catch (error) {
      setFailure(explainFailure(error));
    }
  }

  /** Checks the file that was read last once more, with what is stated now. */
  async function checkAgain({ fileName, csv }: ReadFile) {
    await check(fileName, async () => csv);
  }

  function back() {
    setFailure(undefined);
    setChecked(undefined);
  }

  return {
    statement,
    setStatement,
    reading,
    failure,
    checked,
    last,
    busy: isPending,
    choose,
    checkAgain,
    apply,
    back,
  };
}

export type CustomerImportSteps = ReturnType<typeof useCustomerImport>;

class UnreadableFile extends Error {}

async function csvOf(file: File): Promise<string> {
  if (file.size === 0) throw new UnreadableFile(text.empty);
  if (file.size > customerFileBytes) throw new UnreadableFile(customerFileTooLarge);
  const isWorkbook = /\.xlsx$/i.test(file.name);
  const csv = isWorkbook ? await readSheet(await file.arrayBuffer()) : await textOfFile(file);
  if (csv === undefined || csv.trim() === '') throw new UnreadableFile(text.notRead);
  return csv;
}
