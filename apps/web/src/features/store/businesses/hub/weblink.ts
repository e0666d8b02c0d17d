const look = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:8px',
  'background:#0f766e',
  'color:#fff',
  'font:600 16px/1.25 sans-serif',
  'text-decoration:none',
].join(';');

/** A button that leads to the store's own page, as HTML for any other page. */
export function buttonCode(weblink: string, name: string): string {
  return `<a href="${escape(weblink)}" style="${look}">Order from ${escape(name)}</a>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
