import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { lead } from '../home/home.schemas.ts';
import { searchQuery } from '../search/search.schemas.ts';
import { envelope, id, idInPath, pageOf } from '../shared/schema.ts';
import {
  application,
  applicationRow,
  applicationsQuery,
  approveRequest,
  birthDate,
  birthDateRequest,
  commissionRequest,
  endOwnerViewRequest,
  leadsQuery,
  leadUpdate,
  liftRequest,
  mailAgainRequest,
  message,
  messageRow,
  messagesQuery,
  operatorOverview,
  operatorStore,
  operatorStoreDetail,
  operatorStoresQuery,
  ownerView,
  ownerViewRequest,
  refuseRequest,
  suspendRequest,
  verifyRequest,
} from './operator.schemas.ts';
import { operatorFound } from './operator-search.ts';
import { marketplaceWeek, storeHealth, storeHealthQuery } from './store-health.ts';

export const findOverview = endpoint({
  method: 'GET',
  path: '/operator/overview',
  summary: "Counts what waits for the marketplace's staff.",
  answer: envelope(operatorOverview),
  can: 'operator',
});

export const findMarketplaceWeek = endpoint({
  method: 'GET',
  path: '/operator/week',
  summary: 'Counts the orders of all approved stores in the last 7 days, and in the 7 days before.',
  answer: envelope(marketplaceWeek),
  can: 'operator',
});

export const findLeads = endpoint({
  method: 'GET',
  path: '/operator/leads',
  summary: 'Lists the leads, the latest first.',
  query: leadsQuery,
  answer: envelope(pageOf(lead)),
  can: 'operator',
});

export const updateLead = endpoint({
  method: 'POST',
  path: '/operator/lead',
  summary: 'Changes the state of a lead, and the notes on it.',
  body: leadUpdate,
  answer: envelope(lead),
  can: 'operator',
});

export const findApplications = endpoint({
  method: 'GET',
  path: '/operator/applications',
  summary: 'Lists applications, the one that has waited longest first.',
  query: applicationsQuery,
  answer: envelope(pageOf(applicationRow)),
  can: 'operator',
});

export const findApplication = endpoint({
  method: 'GET',
  path: '/operator/application/{storeId}',
  summary: 'Gets an application, masked; the audit log records the access.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(application),
  can: { who: 'operator', store: 'params.storeId' },
});

export const approveApplication = endpoint({
  method: 'POST',
  path: '/operator/application/approve',
  summary: 'Approves a store: it can take orders from now on, and its owner is mailed.',
  body: approveRequest,
  answer: envelope(application),
  can: { who: 'operator', store: 'body.storeId' },
});

export const refuseApplication = endpoint({
  method: 'POST',
  path: '/operator/application/refuse',
  summary: 'Rejects an application with a reason that the applicant sees and is mailed.',
  body: refuseRequest,
  answer: envelope(application),
  can: { who: 'operator', store: 'body.storeId' },
});

export const verifyPart = endpoint({
  method: 'POST',
  path: '/operator/verification',
  summary: "Marks a store's bank account, company or representative as verified or not.",
  body: verifyRequest,
  answer: envelope(operatorStoreDetail),
  can: { who: 'operator', store: 'body.storeId' },
  proof: 'required',
});

export const showBirthDate = endpoint({
  method: 'POST',
  path: '/operator/verification/birth-date',
  summary:
    "Shows the representative's date of birth once to whoever verifies it; the look is kept in the audit log.",
  body: birthDateRequest,
  answer: envelope(birthDate),
  can: { who: 'operator', store: 'body.storeId' },
  proof: 'required',
});

export const findOperatorStores = endpoint({
  method: 'GET',
  path: '/operator/stores',
  summary: 'Lists the stores of the marketplace by name.',
  query: operatorStoresQuery,
  answer: envelope(pageOf(operatorStore)),
  can: 'operator',
});

export const findOperatorStore = endpoint({
  method: 'GET',
  path: '/operator/store/{storeId}',
  summary: 'Gets one store as the marketplace runs it.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(operatorStoreDetail),
  can: 'operator',
});

export const findStoreHealth = endpoint({
  method: 'GET',
  path: '/operator/health',
  summary: 'Lists the stores with problems in the last seven days, the worst first.',
  query: storeHealthQuery,
  answer: envelope(pageOf(storeHealth)),
  can: 'operator',
});

export const findInMarketplace = endpoint({
  method: 'GET',
  path: '/operator/search',
  summary:
    'Finds stores, people, applications, leads, payouts, orders, charges, reviews and mails, at most 5 of each.',
  query: searchQuery,
  answer: envelope(operatorFound),
  can: 'operator',
});

export const updateCommission = endpoint({
  method: 'POST',
  path: '/operator/store/commission',
  summary: "Sets the commission on a store's orders from now on.",
  body: commissionRequest,
  answer: envelope(operatorStoreDetail),
  can: { who: 'operator', store: 'body.storeId' },
});

export const suspendStore = endpoint({
  method: 'POST',
  path: '/operator/store/suspend',
  summary: 'Suspends a store for a while; its open orders can still be moved.',
  body: suspendRequest,
  answer: envelope(operatorStoreDetail),
  can: { who: 'operator', store: 'body.storeId' },
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/operator/store/lift',
  summary: 'Ends the suspension of a store.',
  body: liftRequest,
  answer: envelope(operatorStoreDetail),
  can: { who: 'operator', store: 'body.storeId' },
});

export const startOwnerView = endpoint({
  method: 'POST',
  path: '/operator/store/view',
  summary:
    'Lets this session see a store as its owner does, read only and for a while. The owners are emailed the reason.',
  body: ownerViewRequest,
  answer: envelope(ownerView),
  can: { who: 'operator', store: 'body.storeId' },
});

export const endOwnerView = endpoint({
  method: 'POST',
  path: '/operator/store/view/end',
  summary: "Ends this session's view of a store.",
  body: endOwnerViewRequest,
  answer: envelope(z.object({ storeId: id })),
  can: { who: 'operator', store: 'body.storeId' },
});

export const findMessages = endpoint({
  method: 'GET',
  path: '/operator/messages',
  summary: 'Lists the mails and text messages, the latest first.',
  query: messagesQuery,
  answer: envelope(pageOf(messageRow)),
  can: 'operator',
});

export const findMessage = endpoint({
  method: 'GET',
  path: '/operator/message/{id}',
  summary: 'Gets one message with its text.',
  params: z.object({ id: idInPath }),
  answer: envelope(message),
  can: 'operator',
});

export const mailRecipientAgain = endpoint({
  method: 'POST',
  path: '/operator/message/mail-again',
  summary: "Resumes mail to a message's recipient after a bounce.",
  body: mailAgainRequest,
  answer: envelope(message),
  can: 'operator',
});
