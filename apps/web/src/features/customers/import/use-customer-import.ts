import { customerFileBytes, customerFileTooLarge } from '@counter/contract/customers';
import type { CustomerImportOutcome } from '@counter/contract/customers';
import { useState } from 'react';
import { explainFailure } from '../../../lib/problem.ts';
import { textOfFile } from '../../../lib/files/file-text.ts';
import { readSheet } from '../../../lib/files/read-sheet.ts';
import { useImportCustomers } from './import.queries.ts';
import { importText as text } from './import.text.ts';

/** Place and date of the consent that the people in a file gave. */
export interface Statement {
  source: string;
  date: string;
}

interface ReadFile {
  fileName: string;
  csv: string;
}

/** A checked file and what it would import. */
interface Checked extends ReadFile {
  outcome: CustomerImportOutcome;
}

/** The steps from choosing a file to importing it. A failure keeps the chosen file and the entered values. */
export function useCustomerImport(onImported: (outcome: CustomerImportOutcome) => void) {
  const { mutateAsync, isPending } = useImportCustomers();
  const [statement, setStatement] = useState<Statement>({ source: '', date: '' });
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const [file, setFile] = useState<ReadFile>();
  const said = { consentSource: statement.source, consentDate: statement.date };

  async function choose(chosen: File) {
    setFailure(undefined);
    setReading(chosen.name);
    try {
      setFile({ fileName: chosen.name, csv: await csvOf(chosen) });
    } catch (error) {
      setFile(undefined);
      setFailure(error instanceof UnreadableFile ? error.message : text.notRead);
    } finally {
      setReading(undefined);
    }
  }

  /** Previews the chosen file with the current statement. */
  async function check() {
    setFailure(file ? undefined : text.chooseFirst);
    if (!file) return;
    try {
      const { data: outcome } = await mutateAsync({ ...file, ...said });
      setChecked({ ...file, outcome });
    } catch (error) {
      setFailure(explainFailure(error));
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
    file,
    busy: isPending,
    choose,
    check,
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
