import type { StorePaper } from '../../platform/tenancy/scope.ts';
import type { LegalOwner } from './legal-owner.ts';

/** Returns the lines that identify the owner of a document. */
export function ownerFacts({ storeName }: StorePaper, owner: LegalOwner | null): string[] {
  if (!owner) return [storeName];
  const { name, address } = owner;
  return [name === storeName ? storeName : `${storeName} · ${name}`, ...(address ? [address] : [])];
}

/** Creates running sums of columns. */
export function runningSums(columns: number) {
  const sums: number[] = Array.from({ length: columns }, () => 0);
  return {
    sums,
    add: (figures: readonly number[]) => {
      for (const [at, figure] of figures.entries()) sums[at] = (sums[at] ?? 0) + figure;
    },
  };
}
