import type { Actor } from './actors.ts';

/** The actors who get past the door of the calls about API keys and webhooks. */
export const integrationAdmitted: Record<string, readonly Actor[]> = {
  findStoreWebhooks: ['owner'],
  saveStoreWebhook: ['owner'],
  rotateStoreWebhook: ['owner'],
  pauseStoreWebhook: ['owner'],
  removeStoreWebhook: ['owner'],
  testStoreWebhook: ['owner'],
  findStoreDeliveries: ['owner'],
  replayStoreDelivery: ['owner'],
  findDeskWebhooks: ['operator'],
  saveDeskWebhook: ['operator'],
  rotateDeskWebhook: ['operator'],
  pauseDeskWebhook: ['operator'],
  removeDeskWebhook: ['operator'],
  testDeskWebhook: ['operator'],
  findDeskDeliveries: ['operator'],
  replayDeskDelivery: ['operator'],
  findStoreKeys: ['owner'],
  createStoreKey: ['owner'],
  rotateStoreKey: ['owner'],
  endStoreKey: ['owner'],
  findDeskKeys: ['operator'],
  createDeskKey: ['operator'],
  rotateDeskKey: ['operator'],
  endDeskKey: ['operator'],
};
