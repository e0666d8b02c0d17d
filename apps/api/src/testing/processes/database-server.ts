import { startEmbeddedPostgres } from '../../platform/db/embedded.ts';
import { databaseUrlOf } from './server-process.ts';

// Runs Counter's local PostgreSQL in its own process for end-to-end tests, in the given folder, until its parent stops
// it or exits.
const [folder = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres(folder);
process.on('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ type: 'ready', url: databaseUrlOf(server.connection) });
