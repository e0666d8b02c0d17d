import { containsText } from '../../platform/db/page.ts';
import type { Db } from './operator.tables.ts';

export type FoundPerson = {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  /** The number of stores whose team the person is on. */
  readonly stores: number;
};

/** Returns people by part of their name or email, sorted by name. */
export async function findPeopleNamed(
  db: Db,
  wanted: string,
  max: number,
): Promise<readonly FoundPerson[]> {
  return db
    .selectFrom('published.users as user')
    .where(containsText(['user.fullName', 'user.email'], wanted))
    .select((eb) => [
      'user.id as userId',
      'user.fullName',
      'user.email',
      eb
        .selectFrom('published.storeMembers as member')
        .whereRef('member.userId', '=', 'user.id')
        .select(({ fn }) => fn.countAll<number>().as('stores'))
        .$asScalar()
        .$notNull()
        .as('stores'),
    ])
    .orderBy((eb) => eb.fn('lower', ['user.fullName']))
    .orderBy('user.id')
    .limit(max)
    .execute();
}
