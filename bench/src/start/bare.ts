import Fastify from 'fastify';

/** Serves one page with Fastify alone, without a database: the least that can start. */
async function main(): Promise<void> {
  const app = Fastify({ forceCloseConnections: true, logger: { level: 'error' } });
  app.get('/', () => 'Ready');
  process.once('SIGTERM', () => void app.close());
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
}

await main();
