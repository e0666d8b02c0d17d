import { ProblemError } from '../../platform/kernel/problem.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockProven } from '../auth/index.ts';
import { secondFactorDemandedMail } from './mails.ts';
import type { ProvenCall } from './team.service.ts';
import { createDemand, deleteDemand, findAddressesWithoutFactor } from './team.repository.ts';

/**
 * Requires a second factor of the whole team, or stops doing so. Members without one must set it up before they can
 * continue, and are told so by mail.
 * @throws ProblemError CONFLICT if the owner who requires it has none.
 */
export async function demandSecondFactor(
  { act }: Platform,
  { scope, proven }: ProvenCall,
  demanded: boolean,
): Promise<void> {
  await act(scope, async (work) => {
    const owner = await lockProven(work.tx, proven);
    const changed = demanded ? await demand(work, owner) : await deleteDemand(work.tx, scope);
    if (!changed) return;
    work.audit({
      action: demanded ? 'team.demandSecondFactor' : 'team.endSecondFactorDemand',
      entity: 'store',
      entityId: scope.storeId,
      before: { demanded: !demanded },
      after: { demanded },
    });
    work.emit({ kind: 'team.changed', member: null });
  });
}

type Owner = Awaited<ReturnType<typeof lockProven>>;

async function demand({ tx, scope, at }: Work, owner: Owner): Promise<boolean> {
  if (!owner.secondFactorAt) {
    throw new ProblemError(
      'CONFLICT',
      'Set up your own second factor first, under My Profile. Otherwise you would lock yourself out.',
    );
  }
  if (!(await createDemand(tx, scope, { demandedBy: owner.id, at }))) return false;
  const words = { storeName: scope.storeName, by: owner.fullName };
  for (const person of await findAddressesWithoutFactor(tx, scope)) {
    await queueMail(tx, at, secondFactorDemandedMail(person, words));
  }
  return true;
}
