import { startStripe } from './stripe.ts';

/** A Stripe of its own process, for tests from outside: on PORT, calling WEBHOOK. It ends with whoever started it. */
const { config } = await startStripe({
  port: Number(process.env['PORT'] ?? 0),
  webhook: process.env['WEBHOOK'] ?? '',
});
process.send?.({ type: 'ready', url: config.api });
process.on('disconnect', () => process.exit());
