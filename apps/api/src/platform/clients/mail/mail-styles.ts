import type { CSSProperties } from 'react';

const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline styles of mails; mail programs drop style sheets. */
export const mailStyles = {
  ground: {
    backgroundColor: '#f1f5f9',
    color: '#0f172a',
    fontFamily: font,
    margin: 0,
    padding: '24px 12px',
  },
  preview: { display: 'none', maxHeight: 0, opacity: 0, overflow: 'hidden' },
  sheet: { backgroundColor: '#ffffff', borderRadius: 12, maxWidth: 560, padding: '28px 24px' },
  logo: { borderRadius: 8, display: 'block' },
  sender: { fontSize: 16, fontWeight: 700, lineHeight: '24px', margin: 0 },
  title: { fontSize: 22, lineHeight: '28px', margin: '24px 0 8px' },
  text: {
    fontSize: 16,
    lineHeight: '24px',
    margin: '16px 0',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  quote: { borderLeft: '3px solid #cbd5e1', margin: '16px 0', padding: '0 0 0 14px' },
  quoted: {
    fontSize: 16,
    lineHeight: '24px',
    margin: 0,
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  action: { margin: '20px 0' },
  button: {
    borderRadius: 8,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 20px',
  },
  link: { color: '#0f172a', textDecoration: 'underline' },
  code: {
    backgroundColor: '#f1f5f9',
    borderRadius: 8,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: 28,
    letterSpacing: 6,
    lineHeight: '36px',
    margin: '16px 0',
    padding: '14px 18px',
  },
  subtitle: { fontSize: 16, lineHeight: '24px', margin: '24px 0 8px' },
  table: {
    borderCollapse: 'collapse',
    fontSize: 15,
    lineHeight: '22px',
    margin: '16px 0',
    width: '100%',
  },
  cell: {
    borderBottom: '1px solid #e2e8f0',
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  amount: {
    borderBottom: '1px solid #e2e8f0',
    padding: '8px 0',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  sumLabel: { padding: '6px 12px 0 0', textAlign: 'left', fontWeight: 'inherit' },
  sum: { padding: '6px 0 0', textAlign: 'right', whiteSpace: 'nowrap' },
  detail: { color: '#526077', display: 'block', fontSize: 14, lineHeight: '20px' },
  barLabel: {
    padding: '4px 12px 4px 0',
    textAlign: 'left',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    width: 1,
  },
  barPlace: { padding: '4px 12px 4px 0', width: '100%' },
  bar: { borderRadius: 4, fontSize: 12, height: 12, lineHeight: '12px' },
  line: { borderTop: '1px solid #e2e8f0', margin: '28px 0 16px' },
  muted: { color: '#526077', fontSize: 13, lineHeight: '20px', margin: '0 0 8px' },
} as const satisfies Record<string, CSSProperties>;

/** The dark scheme, for mail programs that read style sheets. It overrides the inline colors. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #070c16 !important; color: #e6eaf2 !important; }
  .sheet { background-color: #111a2b !important; }
  .code { background-color: #1c283d !important; }
  .muted { color: #9aa7bb !important; }
  .lined { border-color: #243044 !important; }
  .link { color: inherit !important; }
}`;
