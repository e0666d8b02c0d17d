import { useEffect, useState, type RefObject } from 'react';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { listsText } from './lists.text.ts';

interface RowKeys<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row open in the drawer. */
  openKey: string | undefined;
  onOpen: (row: Row) => void;
  list: RefObject<HTMLElement | null>;
}

/** Lets j, k and Enter move through a list. Returns the key of the selected row. */
export function useRowKeys<Row>({ rows, rowKey, openKey, onOpen, list }: RowKeys<Row>) {
  const [selectedKey, setSelectedKey] = useState<string>();
  const index = rows.findIndex((row) => rowKey(row) === (openKey ?? selectedKey));

  const select = (step: 1 | -1) => {
    const first = step === 1 ? 0 : rows.length - 1;
    const next = rows[index === -1 ? first : Math.min(Math.max(index + step, 0), rows.length - 1)];
    if (next === undefined) return;
    setSelectedKey(rowKey(next));
    if (openKey !== undefined) onOpen(next);
  };
  const current = rows[index];
  useShortcuts(listsText.list, [
    { keys: 'j', label: listsText.nextRow, run: () => select(1) },
    { keys: 'k', label: listsText.previousRow, run: () => select(-1) },
    {
      keys: 'Enter',
      label: listsText.openRow,
      run: () => current !== undefined && onOpen(current),
    },
  ]);

  // Moves the focus along, so that Enter, Tab and screen readers start from the selected row.
  useEffect(() => {
    const row = list.current?.querySelector('[data-active="true"] button');
    if (selectedKey === undefined || !(row instanceof HTMLElement)) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [selectedKey, list]);

  return current === undefined ? undefined : rowKey(current);
}
