import { adjustmentTasks } from './domains/adjustments/index.ts';
import {
  factorResetTasks,
  lostAuthenticators,
  outlivedOfAccounts,
  sealedOfAccounts,
} from './domains/auth/index.ts';
import { outlivedOfConsumers } from './domains/consumers/index.ts';
import { fileTasks, sweepCron } from './domains/files/index.ts';
import { findStoreOfInquiry, findStoreOfReview } from './domains/feedback/index.ts';
import {
  chatConsumer,
  chatTasks,
  lostChats,
  lostSecrets,
  outlivedDeliveries,
  sealedChats,
  sealedWebhooks,
  webhookConsumer,
} from './domains/integrations/index.ts';
import { campaignsCron, findStoreOfCampaign, marketingTasks } from './domains/marketing/index.ts';
import { menuTasks } from './domains/menu/index.ts';
import {
  deactivationConsumer,
  payoutConsumer,
  reviewConsumer,
  notificationTasks,
  outlivedPresses,
  performanceCron,
  statementsCron,
  pushConsumer,
  unheardConsumer,
  outagesCron,
  unwatchedCron,
} from './domains/notifications/index.ts';
import { expiryCron, orderTasks } from './domains/orders/index.ts';
import {
  checkoutCron,
  paymentConsumer,
  paymentTasks,
  settleCron,
} from './domains/payments/index.ts';
import { outlivedPrintJobs, printingConsumer } from './domains/printing/index.ts';
import { referralCron, referralTasks } from './domains/referrals/index.ts';
import { lostAccounts, payoutCron, payoutTasks, sealedPayouts } from './domains/payouts/index.ts';
import { bankTasks, lostDetails, sealedOfStores, settingsTasks } from './domains/settings/index.ts';
import { operatorTasks } from './domains/operator/index.ts';
import {
  cardOrderPlacer,
  lostTokens,
  orderMailConsumer,
  outlivedOfVisits,
  outlivedOrderMails,
  sealedWebOrders,
  storefrontTasks,
} from './domains/storefront/index.ts';
import type { KeyLossHandler } from './platform/db/keys/give-up.ts';
import type { SealedData } from './platform/kernel/sealed-columns.ts';
import { maintenance, maintenanceCron } from './platform/jobs/maintenance.ts';
import type { CronJob, Task } from './platform/jobs/start-jobs.ts';
import type { Mailer } from './platform/clients/mail/mailer.ts';
import { sendMessageTask } from './platform/messages/mail/queue-mail.ts';
import { sendMessage } from './platform/messages/mail/send-message.ts';
import type { EventConsumer } from './platform/events/outbox/event-dispatcher.ts';
import type { Platform } from './platform/platform.ts';
import type { StoreFinders } from './platform/http/store-claims.ts';

/** Returns the handlers of all jobs. Without a mailer, messages are captured. */
export function createTasks(
  platform: Platform,
  mailer: Mailer | null,
): Readonly<Record<string, Task>> {
  return {
    [maintenanceCron.task]: maintenance(platform, [
      ...outlivedOfAccounts,
      ...outlivedOfConsumers,
      ...outlivedDeliveries,
      ...outlivedPrintJobs,
      ...outlivedOfVisits,
      ...outlivedOrderMails,
      ...outlivedPresses,
    ]),
    [sendMessageTask]: sendMessage({ ...platform, mailer }),
    ...fileTasks(platform),
    ...chatTasks(platform),
    ...factorResetTasks(platform),
    ...orderTasks(platform),
    ...adjustmentTasks(platform),
    ...payoutTasks(platform),
    ...paymentTasks(platform, cardOrderPlacer),
    ...referralTasks(platform),
    ...bankTasks(platform),
    ...settingsTasks(platform),
    ...operatorTasks(platform),
    ...marketingTasks(platform),
    ...menuTasks(platform),
    ...notificationTasks(platform),
    ...storefrontTasks(platform),
  };
}

/** The scheduled jobs. */
export const cronJobs: readonly CronJob[] = [
  maintenanceCron,
  sweepCron,
  expiryCron,
  payoutCron,
  checkoutCron,
  settleCron,
  referralCron,
  performanceCron,
  statementsCron,
  campaignsCron,
  outagesCron,
  unwatchedCron,
];

/** Returns the consumers of store events. Each has its own cursor. */
export function createConsumers(platform: Platform): readonly EventConsumer[] {
  return [
    deactivationConsumer(platform),
    pushConsumer(platform),
    payoutConsumer(platform),
    reviewConsumer(platform),
    unheardConsumer(platform),
    paymentConsumer(),
    printingConsumer(),
    webhookConsumer(),
    chatConsumer(),
    orderMailConsumer(platform),
  ];
}

/** Everything in the database that is encrypted. */
export const sealedData: SealedData = {
  sealed: [
    sealedOfAccounts,
    ...sealedOfStores,
    sealedPayouts,
    sealedWebOrders,
    sealedWebhooks,
    sealedChats,
  ],
  indexes: [
    { table: 'erasedStops', column: 'phoneMark' },
    { table: 'erasedConsents', column: 'phoneMark' },
  ],
};

/** Handlers for encrypted values whose key is lost. */
export const keyLossHandlers: readonly KeyLossHandler[] = [
  lostAuthenticators,
  ...lostDetails,
  lostAccounts,
  lostTokens,
  lostSecrets,
  lostChats,
];

/** Finds the store that a campaign, inquiry or review belongs to. */
export const storeFinders: StoreFinders = {
  campaign: findStoreOfCampaign,
  inquiry: findStoreOfInquiry,
  review: findStoreOfReview,
};
