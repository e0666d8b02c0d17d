import {
  changeContactPhone as changeContactPhoneCall,
  endTexts,
  findConsumer,
  sendConsumerCode,
  sendContactPhoneCode,
  signInConsumer,
  signOutConsumer,
} from '@counter/contract/consumers';
import { route, sessionRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendCode } from './codes.service.ts';
import { changeContactPhone, contactPhoneSubject } from './contact-phone.service.ts';
import { readRecipient } from './recipient.ts';
import * as consumers from './consumers.service.ts';

/** Routes to sign consumers up, in and out. */
export function consumerRoutes(platform: Platform): Route[] {
  return [
    route(sendConsumerCode, async ({ scope: store, body: { recipient }, request: { address } }) => {
      const subject = { to: readRecipient(recipient), purpose: 'SIGN_IN' } as const;
      return { data: await sendCode(platform, subject, { store, address }) };
    }),
    sessionRoute(signInConsumer, async ({ body, request }) => {
      const { consumer, session } = await consumers.signIn(platform, body, request);
      return { answer: { data: consumer }, session };
    }),
    route(findConsumer, async ({ consumer }) => ({
      data: consumer && (await consumers.describeConsumer(platform, consumer)),
    })),
    sessionRoute(signOutConsumer, async ({ consumer }) => {
      await consumers.signOut(platform, consumer);
      return { answer: { data: null }, session: null };
    }),
    route(sendContactPhoneCode, async ({ scope: store, body: { phone }, consumer, request }) => {
      const call = { store, address: request.address };
      return { data: await sendCode(platform, contactPhoneSubject(consumer, phone), call) };
    }),
    route(changeContactPhoneCall, async ({ body, consumer }) => ({
      data: await changeContactPhone(platform, consumer, body),
    })),
    route(endTexts, async ({ scope, consumer }) => ({
      data: await consumers.endTexts(platform, scope, consumer),
      message: 'Text messages of this store are ended',
    })),
  ];
}
