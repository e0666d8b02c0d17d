import { dayMs } from '@counter/contract/shared';
import {
  type StoreScope,
  type Tx,
  findStoreInfo,
  importBlockedCustomers,
  updateSettings,
  updateStoreInfo,
} from '@counter/api/import';

/** A demo store's public information and blocked customers. */
export type About = {
  readonly website: string;
  readonly description: string;
  readonly pickupInstructions: string;
  readonly blocked: readonly {
    /** Empty for a person without orders. */
    readonly name: string;
    readonly phone: string;
    readonly reason: string;
    readonly by: string;
    readonly daysAgo: number;
  }[];
};

/** Writes the public information and the blocked customers. */
export async function createAbout(
  tx: Tx,
  scope: StoreScope,
  about: About,
  now: Date,
): Promise<void> {
  const { website, description, pickupInstructions, blocked } = about;
  await updateStoreInfo(tx, scope, { ...(await findStoreInfo(tx, scope)), website, description });
  await updateSettings(tx, scope, { pickupInstructions });
  const customers = blocked.map(({ daysAgo, ...customer }) => ({
    ...customer,
    at: new Date(now.getTime() - daysAgo * dayMs),
  }));
  await importBlockedCustomers(tx, scope, customers);
}

export const cedarKitchenAbout: About = {
  website: 'https://cedarkitchen.example',
  description:
    'Levantine home cooking from Court Street: bread from our own oven, mezze to share, and the grill until late.',
  pickupInstructions:
    'Come to the window left of the door on Court Street and say your order number. Ten minutes of parking are free in front of the store.',
  blocked: [
    {
      name: '',
      phone: '+1 (718) 555-0291',
      reason: 'Prank calls to the kitchen on three evenings.',
      by: 'Marcus Bell',
      daysAgo: 34,
    },
    {
      name: 'Terry Vance',
      phone: '+1 (646) 555-0287',
      reason: 'Four orders that nobody picked up.',
      by: 'Sofia Karam',
      daysAgo: 6,
    },
  ],
};

export const fernAndFieldAbout: About = {
  website: 'https://fernandfield.example',
  description:
    'A neighborhood grocer with fruit and vegetables of the season, cheese from the counter and bread of the day.',
  pickupInstructions:
    'Pickups wait at the service desk behind the tills. Cold things are in the fridge: ask for them.',
  blocked: [
    {
      name: 'Alex Mercer',
      phone: '+1 (773) 555-0246',
      reason: 'Shouted at the people at the service desk.',
      by: 'Daniel Okafor',
      daysAgo: 17,
    },
  ],
};
