/** Black on amber in both color schemes: 10.7 to 1. Printed pages have it, too. */
const notice = [
  '<style nonce="__CSP_NONCE__">',
  '.public-demo{margin:0;padding:6px 16px;background:#fbbf24;color:#1c1917;',
  "font:600 0.8125rem/1.35 'Inter Variable',system-ui,sans-serif;text-align:center}",
  '</style>',
  '<aside class="public-demo" aria-label="Demo">',
  "This is a demo: anyone can sign in, and no order is real. Don't enter real data.",
  '</aside>',
].join('');

/** Returns a page that begins with the notice that it belongs to a demo. */
export function addDemoNotice(html: string): string {
  return html.replace('<body>', (body) => body + notice);
}
