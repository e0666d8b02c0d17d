import { useState, useSyncExternalStore } from 'react';
import { FaqScreen } from '../../features/home/faq/faq-screen.tsx';

/** The frequently asked questions. The address holds the search text. */
export default function Faq() {
  const [query, setQuery] = useState(readQuery);
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  function search(text: string) {
    const found = text === '' ? '' : `?${new URLSearchParams({ q: text }).toString()}`;
    history.replaceState(null, '', `/faq${found}`);
    setQuery(text);
  }
  return <FaqScreen query={query} onQuery={search} named={decodeURIComponent(hash.slice(1))} />;
}

function readQuery(): string {
  return new URLSearchParams(location.search).get('q')?.trim() ?? '';
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
