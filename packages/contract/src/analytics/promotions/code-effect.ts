import { clearly, minCustomers, minEarlierOrders } from './campaign-effect.ts';
import type { BeforeAfter } from './promotions-report.schemas.ts';

/** The orders of a code's users are compared over so many weeks before and after their first use. */
export const codeWeeks = 4;

/**
 * Compares the orders of a code's users in the weeks before and after their first use; null without enough data. It
 * says MORE or FEWER only where the difference is larger than chance usually makes it, with both counts taken as
 * Poisson counts.
 */
export function compareBeforeAndAfter(counted: Omit<BeforeAfter, 'verdict'>): BeforeAfter | null {
  const { customers, before, after } = counted;
  const orders = before + after;
  if (customers < minCustomers || orders < minEarlierOrders) return null;
  if (Math.abs(after - before) <= clearly * Math.sqrt(orders)) {
    return { ...counted, verdict: 'SAME' };
  }
  return { ...counted, verdict: after > before ? 'MORE' : 'FEWER' };
}
