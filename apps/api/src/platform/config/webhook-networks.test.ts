import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['10.0.0.0/0', '10.1.0.0/33', 'example.com', '10.1.2.3,'])(
  'refuses %s as webhook networks',
  (networks) => {
    expect(() => readConfig({ WEBHOOK_NETWORKS: networks })).toThrow(
      'WEBHOOK_NETWORKS must be addresses or networks with commas between',
    );
  },
);

it('reads addresses and networks separated by commas', () => {
  const { webhookNetworks } = readConfig({ WEBHOOK_NETWORKS: '10.1.0.0/16, fd00::1' });
  expect(webhookNetworks).toEqual(['10.1.0.0/16', 'fd00::1']);
});
