import {
  endTexts,
  findConsumer,
  sendConsumerCode,
  signInConsumer,
  signOutConsumer,
} from '@counter/contract/consumers';
import { route, sessionRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendCode } from './codes.service.ts';
import * as consumers from './consumers.service.ts';

/** Every call by which consumers sign up, in and out. */
export function consumerRoutes(platform: Platform): Route[] {
  return [
    route(sendConsumerCode, async ({ body }) => ({
      data: await sendCode(platform, body.recipient),
    })),
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
    route(endTexts, async ({ body: { storeUrl }, consumer, request: { requestId } }) => ({
      data: await consumers.endTexts(platform, consumer, { storeUrl, requestId }),
      message: 'Text messages of this store are ended',
    })),
  ];
}
