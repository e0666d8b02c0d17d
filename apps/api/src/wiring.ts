import { adjustmentTasks } from './domains/adjustments/index.ts';
import { factorResetTasks } from './domains/auth/index.ts';
import { fileTasks, sweepCron } from './domains/files/index.ts';
import { campaignsCron, marketingTasks } from './domains/marketing/index.ts';
import {
  deactivationReader,
  notificationTasks,
  performanceCron,
  pushReader,
} from './domains/notifications/index.ts';
import { expiryCron, orderTasks } from './domains/orders/index.ts';
import { checkoutCron, paymentReader, paymentTasks, settleCron } from './domains/payments/index.ts';
import { referralCron, referralTasks } from './domains/referrals/index.ts';
import { payoutCron, payoutTasks } from './domains/payouts/index.ts';
import { bankTasks } from './domains/settings/index.ts';
import { cardOrderTaker } from './domains/storefront/index.ts';
import { maintenance, maintenanceCron } from './platform/jobs/maintenance.ts';
import type { CronJob, Task } from './platform/jobs/start-jobs.ts';
import type { Mailer } from './platform/clients/mail/mailer.ts';
import { sendMessageTask } from './platform/messages/mail/queue-mail.ts';
import { sendMessage } from './platform/messages/mail/send-message.ts';
import type { Reader } from './platform/events/outbox/hearing.ts';
import type { Platform } from './platform/platform.ts';

/** Who does which timed work. Without a mailer, messages are captured. */
export function createTasks(
  platform: Platform,
  mailer: Mailer | null,
): Readonly<Record<string, Task>> {
  return {
    [maintenanceCron.task]: maintenance(platform),
    [sendMessageTask]: sendMessage({ ...platform, mailer }),
    ...fileTasks(platform),
    ...factorResetTasks(platform),
    ...orderTasks(platform),
    ...adjustmentTasks(platform),
    ...payoutTasks(platform),
    ...paymentTasks(platform, cardOrderTaker),
    ...referralTasks(platform),
    ...bankTasks(platform),
    ...marketingTasks(platform),
    ...notificationTasks(platform),
  };
}

/** What comes by the clock. */
export const cronJobs: readonly CronJob[] = [
  maintenanceCron,
  sweepCron,
  expiryCron,
  payoutCron,
  checkoutCron,
  settleCron,
  referralCron,
  performanceCron,
  campaignsCron,
];

/** Who hears which events of the stores; each keeps its own place in them. */
export function createReaders(platform: Platform): readonly Reader[] {
  return [deactivationReader(platform), pushReader(platform), paymentReader()];
}
