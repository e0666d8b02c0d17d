import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { end, exitCode, onStopRequest, root } from './processes.ts';
import { buildWebIfStale } from './web-build.ts';

function start(command: string, parameters: readonly string[]): ChildProcess {
  return spawn(command, parameters, { cwd: root, stdio: 'inherit', detached: true });
}

// The server reads the built web store at startup and restarts when it changes.
await buildWebIfStale();
const server = start(process.execPath, ['--watch', 'apps/demo/src/server.ts']);
const web = start('npm', ['run', '--silent', 'dev', '-w', '@counter/web']);
const builders = ['dev', 'dev:server'].map((script) =>
  start('npm', ['run', '--silent', script, '-w', '@counter/storefront']),
);

function stopAll(signal: NodeJS.Signals): void {
  for (const process of [server, web, ...builders]) end(process, signal);
}

onStopRequest(stopAll);
process.exitCode = await Promise.race([exitCode(server), exitCode(web)]);
stopAll('SIGTERM');
