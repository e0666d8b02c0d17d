import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { lockEvenDeleted, updateDeleted } from './promotions.repository.ts';

/**
 * Deletes a promo code or restores it; returns its spelling. Does nothing if it is already so.
 * @throws ProblemError NOT_FOUND, CONFLICT if another promo code has taken its name meanwhile
 */
export async function setPromoDeleted(
  { act }: Platform,
  scope: StoreScope,
  id: number,
  deleted: boolean,
): Promise<string> {
  return act(scope, async (work) => {
    const promo = await lockEvenDeleted(work.tx, scope, id);
    if (!promo) throw notFoundIn(scope, 'promo code');
    const { promoCode } = promo;
    if (promo.deleted === deleted) return promoCode;
    if (!(await updateDeleted(work, id, deleted))) throw nameTaken(promoCode);
    work.audit({
      action: deleted ? 'promo.delete' : 'promo.restore',
      entity: 'promo',
      entityId: id,
      before: { deleted: !deleted },
      after: { promoCode, deleted },
    });
    work.emit({ kind: 'promotions.changed' });
    return promoCode;
  });
}

function nameTaken(promoCode: string): ProblemError {
  return new ProblemError(
    'CONFLICT',
    `Another promo code is called ${promoCode} now. Delete that one first.`,
  );
}
