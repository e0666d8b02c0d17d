import { arch, cpus, release, totalmem, type } from 'node:os';

/** Describes the machine and the time of the measurement. */
export function describeMachine(postgresVersion: string, now: Date): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const hardware = `${processors.length} × ${processors[0]?.model ?? arch()}, ${memory} GB`;
  const system = `${type()} ${release()}, Node ${process.versions.node}`;
  const day = now.toISOString().slice(0, 10);
  return `Measured on ${day}: ${hardware}, ${system}, PostgreSQL ${postgresVersion} (embedded).`;
}
