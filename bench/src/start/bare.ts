import Fastify from 'fastify';

/** Serves one page with Fastify only, without a database: the lower bound of a start. */
async function main(): Promise<void> {
  const app = Fastify({ forceCloseConnections: true, logger: { level: 'error' } });
  app.get('/', () => 'Ready');
  process.once('SIGTERM', () => void app.close());
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
}

await main();
