import { useLayoutEffect, useRef } from 'react';
import classes from './mail-page.module.css';

/** A mail as its recipient sees it, on a light background. A shadow root isolates its styles from ours. */
export function MailPage({ html, label }: { html: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.replaceChildren(...contentOf(html));
  }, [html]);
  return <div ref={place} role="document" aria-label={label} className={classes.page} />;
}

function contentOf(html: string): ChildNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The content security policy blocks style attributes, but not styles set by script.
  for (const element of body.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? '';
  for (const link of body.querySelectorAll('a')) link.rel = 'noreferrer';
  return [...body.childNodes].map((node) => document.importNode(node, true));
}
