/** The contrast is 10.5:1 in both color schemes. */
const notice = [
  '<style nonce="__CSP_NONCE__">',
  '.public-demo{margin:0;padding:6px 16px;background:#fbbf24;color:#1c1917;',
  "font:600 0.8125rem/1.35 'Inter Variable',system-ui,sans-serif;text-align:center}",
  '</style>',
  '<aside class="public-demo" aria-label="Demo">',
  "This is a demo: anyone can sign in, and no order is real. Don't enter real data.",
  '</aside>',
].join('');

/** Adds the demo notice to the top of a page. */
export function addDemoNotice(html: string): string {
  return html.replace('<body>', (body) => body + notice);
}
