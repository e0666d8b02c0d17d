import { findSecurityLog, type SecurityKind } from '@counter/contract/audit';
import { operator, pageOf, type ListWish } from '../operator-resource.ts';

/** Loads one page of the security log. */
export const useSecurityLog = operator.list(
  'security',
  findSecurityLog,
  (_all, wish: ListWish<SecurityKind>) => pageOf(wish),
);
