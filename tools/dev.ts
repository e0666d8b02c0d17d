import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { end, exitCode, onStopRequest, root } from './processes.ts';

function start(command: string, parameters: readonly string[]): ChildProcess {
  return spawn(command, parameters, { cwd: root, stdio: 'inherit', detached: true });
}

const server = start(process.execPath, ['--watch', 'apps/api/src/server.ts']);
const web = start('npm', ['run', '--silent', 'dev', '-w', '@counter/web']);

function stopBoth(signal: NodeJS.Signals): void {
  end(server, signal);
  end(web, signal);
}

onStopRequest(stopBoth);
process.exitCode = await Promise.race([exitCode(server), exitCode(web)]);
stopBoth('SIGTERM');
