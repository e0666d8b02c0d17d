export { findConsumerEmails, findConsumerReferrer } from './consumers.repository.ts';
export {
  checkCode,
  redeemCode,
  sendCode,
  type CodeSubject,
  type TypedCode,
} from './codes.service.ts';
export { checkContactPhone } from './contact-phone.service.ts';
export { consumerRoutes } from './consumers.routes.ts';
export { findConsumerSession } from './consumer-session.service.ts';
export { findConsumer } from './consumers.repository.ts';
export { notifyConsumer, type NewsParts } from './notify-consumer.ts';
export { outlivedOfConsumers } from './outlived.ts';
export { readRecipient } from './recipient.ts';
export { describeConsumer, rememberOrder } from './consumers.service.ts';
