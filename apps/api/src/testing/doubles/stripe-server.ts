import { startStripe } from './stripe.ts';

/** Runs a fake Stripe in its own process for end-to-end tests, on PORT and calling WEBHOOK. Exits with its parent. */
const { config } = await startStripe({
  port: Number(process.env['PORT'] ?? 0),
  webhook: process.env['WEBHOOK'] ?? '',
});
process.send?.({ type: 'ready', url: config.api });
process.on('disconnect', () => process.exit());
