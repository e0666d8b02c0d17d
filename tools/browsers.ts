import { ensureFirefox, ensureWebKit } from './ensure-programs.ts';
import { run } from './processes.ts';
import { buildWebIfStale } from './web-build.ts';

// `npm run test:browsers` runs the main flows in Firefox and WebKit, `-- WebKit` in one of them.
const firefox = await ensureFirefox();
const webKit = await ensureWebKit();
const parameters = ['e2e/browsers/run.ts', ...process.argv.slice(2)];
process.exitCode =
  firefox && webKit
    ? (await buildWebIfStale()) ||
      (await run(process.execPath, parameters, { FIREFOX_PATH: firefox }))
    : 1;
