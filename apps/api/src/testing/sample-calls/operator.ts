import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** A call of each endpoint of the marketplace's staff about leads, applications, stores and messages. */
export const operatorCalls: Readonly<Record<string, CallOf<Endpoint>>> = {
  findOverview: {},
  findMarketplaceWeek: {},
  findLeads: { query: {} },
  updateLead: { body: { id: 999_999, state: 'CONTACTED', notes: '' } },
  findApplications: { query: {} },
  findApplication: { params: { storeId: '999999' } },
  approveApplication: { body: { storeId: 999_999 } },
  refuseApplication: { body: { storeId: 999_999, reason: 'The menu is missing.' } },
  verifyPart: { body: { storeId: 999_999, part: 'BANK', verified: true, password: 'wrong' } },
  showBirthDate: { body: { storeId: 999_999, press: 'press-1', password: 'wrong' } },
  findOperatorStores: { query: {} },
  findStoreHealth: { query: {} },
  findInMarketplace: { query: { q: 'bakery' } },
  findOperatorStore: { params: { storeId: '999999' } },
  updateCommission: {
    body: { storeId: 999_999, deliveredFee: 15, pickedUpFee: 6, deliveryCommission: 10 },
  },
  suspendStore: { body: { storeId: 999_999, reason: 'Food safety check', until: null } },
  liftSuspension: { body: { storeId: 999_999 } },
  findAnnouncedStores: { query: {} },
  findAnnouncements: { query: {} },
  findAnnouncementRecipients: { params: { id: '999999' } },
  sendAnnouncement: { body: { subject: 'Hello', body: 'New fees.', storeIds: [999_999] } },
  cancelAnnouncement: { body: { id: 999_999 } },
  startOwnerView: { body: { storeId: 999_999, reason: 'They asked for help.', minutes: 15 } },
  endOwnerView: { body: { storeId: 999_999 } },
  findMessages: { query: {} },
  findMessage: { params: { id: '999999' } },
  mailRecipientAgain: { body: { id: 999_999 } },
};
