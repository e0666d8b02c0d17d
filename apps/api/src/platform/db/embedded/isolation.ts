import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const withoutRoot = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** Command prefixes, each empty if not needed or not available. */
export type Isolation = {
  /** Runs a program in a user namespace as nobody, because PostgreSQL refuses to run as root. */
  readonly user: readonly string[];
  /**
   * Interrupts the program when the thread that started it ends, even by kill -9. Without it (on macOS) a server
   * survives its killed owner, and the next start connects to it.
   */
  readonly lifetime: readonly string[];
};

/** Determines how to run PostgreSQL here. Throws a sentence for the person if it can't run. */
export async function findIsolation(): Promise<Isolation> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !(await works(withoutRoot))) {
    throw new Error(
      'Counter cannot start its own PostgreSQL as root here, because this system gives no user namespaces: start Counter as another user, or set DATABASE_URL to the address of a PostgreSQL server.',
    );
  }
  return {
    user: isRoot ? withoutRoot : [],
    lifetime: (await works(endWithParent)) ? endWithParent : [],
  };
}

async function works([program = '', ...args]: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...args, 'true']);
    return true;
  } catch {
    return false;
  }
}
