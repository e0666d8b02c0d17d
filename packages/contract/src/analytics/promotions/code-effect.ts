import { clearly, minCustomers, minEarlierOrders } from './campaign-effect.ts';
import type { BeforeAfter } from './promotions-report.schemas.ts';

/** The weeks before and after a user's first use of a code in which their orders are compared. */
export const codeWeeks = 4;

/**
 * Compares the orders of a code's users in the weeks before and after their first use; null without enough data. The
 * verdict is MORE or FEWER only if the difference is significant, with both counts as Poisson counts.
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
