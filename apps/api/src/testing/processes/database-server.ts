import { startEmbeddedPostgres } from '../../platform/db/embedded.ts';
import { databaseUrlOf } from './server-process.ts';

// Counter's own PostgreSQL as a process of its own, for tests from outside: in the folder that is named, until whoever
// started it ends or goes away.
const [folder = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres(folder);
process.on('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ type: 'ready', url: databaseUrlOf(server.connection) });
