import {
  addPushDevice,
  addRecipient,
  findMailSubscription,
  findNotifications,
  findPushDevices,
  findStatementMails,
  findWaitingOrders,
  pressPushButton,
  removePushDevice,
  removeRecipient,
  renewPushDevice,
  sendSample,
  sendStatementMail,
  testPushDevice,
  updateMailSubscription,
  updateStatementMails,
} from '@counter/contract/notifications';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as push from './push-devices.service.ts';
import { sendStatementNow } from './mail-statements.service.ts';
import * as recipients from './recipients.service.ts';
import * as samples from './sample.service.ts';
import * as statements from './statement-mails.service.ts';
import { pressButton } from './press.service.ts';
import { findSubscription, updateSubscription } from './subscription.service.ts';
import { countWaiting } from './waiting.service.ts';

/** Binds the routes of the notifications domain. */
export function notificationRoutes(platform: Platform): Route[] {
  const { db, act, clock } = platform;
  return [
    route(findNotifications, async ({ scope }) => ({
      data: await recipients.findNotifications(db, scope),
    })),
    route(addRecipient, async ({ scope, body }) => ({
      data: await act(scope, (work) => recipients.addRecipient(work, body)),
      message: 'address is added',
    })),
    route(removeRecipient, async ({ scope, body }) => ({
      data: await act(scope, (work) => recipients.removeRecipient(work, body)),
      message: 'address is removed',
    })),
    route(sendSample, async ({ scope, session, body }) => ({
      data: await samples.sendSample(platform, { scope, session }, body.kind),
      message: 'sample is on its way',
    })),
    route(findStatementMails, async ({ scope }) => ({
      data: await statements.findStatementMails(db, scope, clock.now()),
    })),
    route(updateStatementMails, async ({ scope, body }) => ({
      data: await act(scope, (work) => statements.updateStatementMails(work, body)),
      message: 'Changes saved',
    })),
    route(sendStatementMail, async ({ scope }) => ({
      data: await sendStatementNow(platform, scope),
      message: 'statement is on its way',
    })),
    route(findMailSubscription, async ({ params }) => ({
      data: await findSubscription(platform, params.token),
    })),
    route(updateMailSubscription, async ({ body }) => ({
      data: await updateSubscription(platform, body.token, body.subscribed),
    })),
    route(findPushDevices, async (call) => ({ data: await push.findPushDevices(platform, call) })),
    route(addPushDevice, async ({ body, ...caller }) => ({
      data: await push.addPushDevice(platform, caller, body),
      message: 'device is added',
    })),
    route(renewPushDevice, async ({ body }) => ({
      data: await push.renewPushDevice(platform, body),
    })),
    route(removePushDevice, async ({ body, ...caller }) => ({
      data: await push.removePushDevice(platform, caller, body.id),
      message: 'device is removed',
    })),
    route(testPushDevice, async ({ body, ...caller }) => ({
      data: await push.testPushDevice(platform, caller, body.id),
      message: 'test is on its way',
    })),
    route(pressPushButton, async ({ body, request }) => ({
      data: await pressButton(platform, body.token, request.requestId),
    })),
    route(findWaitingOrders, async ({ session }) => ({
      data: { waiting: await countWaiting(db, session.userId, clock.now()) },
    })),
  ];
}
