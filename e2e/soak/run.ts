import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startCounter } from '../support/counter.ts';
import { copyTemplate, createRoot, templateFolder } from '../support/folders.ts';
import { planDisturbances } from './disturb.ts';
import { describeSoak } from './report.ts';
import { addShop, type Shop } from './shops.ts';
import { runSoak } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    screens: { type: 'string', default: '500' },
    stores: { type: 'string', default: '25' },
    'orders-per-minute': { type: 'string', default: '40' },
    seed: { type: 'string', default: '17' },
  },
});

const minutes = Number(values.minutes);
const stores = Number(values.stores);
const orders = Math.round(Number(values['orders-per-minute']) * minutes);
const ownedByDemo = 3;

const root = await createRoot();
try {
  const counter = await startCounter({ dataDir: templateFolder() });
  const added: Shop[] = [];
  while (added.length + ownedByDemo < stores) added.push(await addShop(counter.url));
  await counter.stop();
  console.log(`${orders} orders in ${minutes} minutes at ${added.length + ownedByDemo} stores.`);
  const report = await runSoak({
    dataDir: await copyTemplate(),
    added,
    processes: 4,
    screens: Number(values.screens),
    orders,
    seconds: minutes * 60,
    plan: planDisturbances(minutes),
    seed: Number(values.seed),
    // deploy/haproxy/haproxy.cfg asks for this: its checks take up to 7 seconds.
    graceSeconds: 8,
    rightWithinSeconds: 5,
  });
  console.log(describeSoak(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
