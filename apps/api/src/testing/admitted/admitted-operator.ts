import type { Actor } from './actors.ts';

const staff: readonly Actor[] = ['operator'];

/** The actors admitted to the operator endpoints. */
export const operatorAdmitted: Record<string, readonly Actor[]> = {
  showBirthDate: staff,
  findAnnouncedStores: staff,
  findAnnouncements: staff,
  findAnnouncementRecipients: staff,
  sendAnnouncement: staff,
  cancelAnnouncement: staff,
  findStoreAnnouncements: ['accountant', 'manager', 'owner'],
  confirmAnnouncement: ['manager', 'owner'],
  startOwnerView: staff,
  endOwnerView: staff,
};
