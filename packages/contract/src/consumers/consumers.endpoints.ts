import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  codeRequest,
  consumer,
  consumerSignInRequest,
  contactPhoneCodeRequest,
  contactPhoneRequest,
  endTextsRequest,
  sentCode,
} from './consumers.schemas.ts';

export const sendConsumerCode = endpoint({
  method: 'POST',
  path: '/consumer/code',
  summary: 'Sends a code of 6 digits to a phone or an email address, to sign up or in with.',
  body: codeRequest,
  answer: envelope(sentCode),
  can: { who: 'anyone', storeUrl: 'body.storeUrl' },
  rateLimit: 10,
});

export const signInConsumer = endpoint({
  method: 'POST',
  path: '/consumer/session',
  summary:
    'Signs a consumer in with the code, and up where there is no account yet; the session is a cookie.',
  body: consumerSignInRequest,
  answer: envelope(consumer),
  can: 'anyone',
  rateLimit: 20,
});

export const findConsumer = endpoint({
  method: 'GET',
  path: '/consumer',
  summary: 'Gets the consumer who is signed in on the web stores; null if none is.',
  answer: envelope(z.nullable(consumer)),
  can: 'visitor',
});

export const signOutConsumer = endpoint({
  method: 'POST',
  path: '/consumer/logout',
  summary: 'Ends the session of a consumer.',
  answer: envelope(z.null()),
  can: 'consumer',
});

export const sendContactPhoneCode = endpoint({
  method: 'POST',
  path: '/consumer/phone/code',
  summary: 'Sends a code to the number that a consumer wants to be reached at from now on.',
  body: contactPhoneCodeRequest,
  answer: envelope(sentCode),
  can: { who: 'consumer', storeUrl: 'body.storeUrl' },
  rateLimit: 10,
});

export const changeContactPhone = endpoint({
  method: 'POST',
  path: '/consumer/phone',
  summary: 'Changes the number that a consumer is reached at, with the code that was sent there.',
  body: contactPhoneRequest,
  answer: envelope(consumer),
  can: 'consumer',
  rateLimit: 20,
});

export const endTexts = endpoint({
  method: 'POST',
  path: '/consumer/texts/end',
  summary:
    "Withdraws a consumer's consent to text messages of a store, and returns the consumer. The consent that was given stays on record.",
  body: endTextsRequest,
  answer: envelope(consumer),
  can: { who: 'consumer', storeUrl: 'body.storeUrl' },
});
