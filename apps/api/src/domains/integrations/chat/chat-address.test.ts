import { expect, it } from 'vitest';
import { chatServiceAt } from './chat-address.ts';

it.each([
  ['https://hooks.slack.com/services/T0/B0/x7Kq', 'SLACK'],
  ['https://acme.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4', 'TEAMS'],
  ['https://prod-12.westus.logic.azure.com:443/workflows/1/triggers/manual', 'TEAMS'],
  ['https://1.2.environment.api.powerplatform.com/powerautomate/workflows/3', 'TEAMS'],
  ['http://hooks.slack.com/services/T0/B0/x7Kq', undefined],
  ['https://hooks.slack.com:8443/services/T0', undefined],
  ['https://hooks.slack.com@example.com/services', undefined],
  ['https://ana@hooks.slack.com/services', undefined],
  ['https://hooks.slack.com.example.com/services', undefined],
  ['https://evilwebhook.office.com/', undefined],
  ['https://webhook.office.com.example.com/', undefined],
  ['https://example.com/?.logic.azure.com', undefined],
  ['hooks.slack.com', undefined],
  ['', undefined],
])('%s belongs to %s', (address, service) => {
  expect(chatServiceAt(address)).toBe(service);
});
