import { ensureHaproxy } from './ensure-programs.ts';
import { run } from './processes.ts';
import { buildWebIfStale } from './web-build.ts';

// `npm run soak -- --minutes 30` runs four processes behind HAProxy and kills them while orders come in.
const haproxy = await ensureHaproxy();
const parameters = ['e2e/soak/run.ts', ...process.argv.slice(2)];
process.exitCode = haproxy
  ? (await buildWebIfStale()) ||
    (await run(process.execPath, parameters, { HAPROXY_PATH: haproxy }))
  : 1;
