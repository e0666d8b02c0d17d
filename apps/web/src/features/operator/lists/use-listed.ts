import { useState } from 'react';

/** Returns a list's open row. Keeps returning it while its drawer closes and after it left the list. */
export function useListed<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  openId: number | undefined,
): Row | undefined {
  const listed = rows?.find(({ id }) => id === openId);
  const [kept, setKept] = useState<Row>();
  if (listed && listed !== kept) setKept(listed);
  return kept && (openId === undefined || kept.id === openId) ? kept : undefined;
}
