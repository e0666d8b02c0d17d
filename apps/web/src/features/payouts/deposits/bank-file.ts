import {
  depositFileTypes,
  depositLimitBytes,
  depositTooLarge,
  noDepositFile,
} from '@counter/contract/payouts';

/** Why a file cannot be one of a bank; undefined where it may be. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const isKnown = depositFileTypes.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return noDepositFile;
  if (size === 0) return 'The file is empty.';
  return size > depositLimitBytes ? depositTooLarge : undefined;
}
