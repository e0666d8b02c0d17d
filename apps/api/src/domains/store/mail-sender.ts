import { brandPalette, defaultBrandColor } from '@counter/contract/store';
import type { MailSender } from '../../platform/clients/mail/mail-content.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findLook } from './store-settings.repository.ts';
import type { Db, Tx } from './store.tables.ts';

/** Returns a store's identity in its mails to customers: its color, and the icon of its web store. */
export async function findMailSender(
  db: Db | Tx,
  scope: StoreScope,
  publicUrl: string,
): Promise<MailSender> {
  const { brandColor } = await findLook(db, scope);
  const { fill } = brandPalette(brandColor ?? defaultBrandColor).light;
  return {
    name: scope.storeName,
    logoUrl: `${publicUrl}/s/${scope.storeUrl}/icon-192.png`,
    color: fill,
  };
}
