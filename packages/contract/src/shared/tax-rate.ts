import { z } from 'zod/mini';
import { numberBetween } from './fields.ts';

const perPercent = 10_000;
const largestPercent = 25;

/** A tax rate as stored and calculated with, in whole parts per million: 88750 is 8.875%. */
export const taxRate = z.int().check(z.minimum(0), z.maximum(largestPercent * perPercent));

/** A tax rate as people write it: a percentage with up to 4 decimals, as a number or text. */
export function taxPercent(required: string, name: string) {
  return numberBetween(required, {
    minimum: 0,
    maximum: largestPercent,
    decimals: 4,
    message: `${name} must be between 0 and ${largestPercent}, with up to 4 decimals`,
  });
}

/** Converts a percentage with up to 4 decimals: 8.875 is 88750. */
export function toTaxRate(percent: number): number {
  return Math.round(percent * perPercent);
}

/** Converts a tax rate to its percentage: 88750 is 8.875. */
export function toTaxPercent(rate: number): number {
  return rate / perPercent;
}

/** Formats a tax rate: `8.875%`. */
export function formatTaxRate(rate: number): string {
  return `${toTaxPercent(rate)}%`;
}

/** Returns the tax on a non-negative amount, rounded half up to whole minor units, in integer arithmetic. */
export function taxOn(minor: number, rate: number): number {
  return Number((BigInt(minor) * BigInt(rate) + 500_000n) / 1_000_000n);
}
