import {
  depositFileTypes,
  depositLimitBytes,
  depositTooLarge,
  noDepositFile,
} from '@counter/contract/payouts';
import { text } from '../payouts.text.ts';

/** Returns the reason a file can't be a bank file; undefined if it may be one. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isKnown = depositFileTypes.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return noDepositFile;
  if (size === 0) return text.deposits.fileIsEmpty;
  return size > depositLimitBytes ? depositTooLarge : undefined;
}
