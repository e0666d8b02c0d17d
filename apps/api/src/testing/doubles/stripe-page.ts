import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestPayment } from './stripe-money.ts';

type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request body. */
  readonly text: string;
  readonly payment: TestPayment | undefined;
  readonly pay: (payment: TestPayment) => void;
  /** Called after a payment, before the customer is redirected. */
  readonly notify: (payment: TestPayment) => Promise<void>;
};

/** Serves the payment page of the fake Stripe, on which cards are accepted or declined. */
export async function paymentPage(visit: Visit): Promise<void> {
  const { request, response, text, payment, pay, notify } = visit;
  if (!payment) return show(response, 404, '<h1>There is no such payment</h1>');
  if (payment.session === 'expired') return show(response, 200, '<h1>This page has expired</h1>');
  const decision = new URLSearchParams(text).get('decision');
  if (request.method === 'POST' && (decision === 'pay' || decision === 'trouble')) {
    if (decision === 'trouble') payment.refusals = 3;
    pay(payment);
    await notify(payment);
    const location = payment.successUrl.replace('{CHECKOUT_SESSION_ID}', payment.sessionId);
    response.writeHead(303, { location }).end();
    return;
  }
  const declined = decision === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
  const amount = (payment.amount / 100).toFixed(2);
  show(
    response,
    200,
    `<h1>Pay ${amount}</h1>${declined}
    <form method="post">
      <button name="decision" value="pay">Pay</button>
      <button name="decision" value="decline">Decline</button>
      <button name="decision" value="trouble">Pay with trouble</button>
    </form>
    <a href="${payment.cancelUrl}">Back</a>`,
  );
}

function show(response: ServerResponse, status: number, content: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Card payment</title><main>${content}</main></html>`,
    );
}
