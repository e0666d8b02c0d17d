import {
  depositFileTypes,
  depositLimitBytes,
  depositTooLarge,
  noDepositFile,
} from '@counter/contract/payouts';
import { text } from '../payouts.text.ts';

/** Why a file cannot be one of a bank; undefined where it may be. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isKnown = depositFileTypes.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return noDepositFile;
  if (size === 0) return text.deposits.fileIsEmpty;
  return size > depositLimitBytes ? depositTooLarge : undefined;
}
