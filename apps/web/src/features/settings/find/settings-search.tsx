import { findBest } from '@counter/contract/shared';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { text } from './find.text.ts';
import classes from './settings-search.module.css';
import { anchorOf, settingsToFind } from './settings-to-find.ts';

const maxShown = 6;

/** Searches the settings by name, description and synonyms. */
export function SettingsSearch() {
  const { opens } = useCurrentStore();
  const [query, setQuery] = useState('');
  const shown = settingsToFind.filter(opens);
  const found = findBest(query, shown, ({ title, about, words }) => ({
    label: title,
    words: `${words} ${about}`,
  })).slice(0, maxShown);
  const close = () => setQuery('');
  const part = useRef<HTMLElement>(null);
  useEffect(() => (query === '' ? undefined : closeOnLeaving(part, () => setQuery(''))), [query]);
  return (
    <search ref={part} className={classes.search}>
      <TextInput
        type="search"
        classNames={{ input: fieldLook.input }}
        aria-label={text.searchSettings}
        placeholder={text.searchSettings}
        maxLength={60}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <output className={classes.heard}>{query === '' ? '' : text.found(found.length)}</output>
      {query === '' ? null : (
        <div className={classes.found}>
          {found.length === 0 ? <p className={classes.none}>{text.noSettingFor(query)}</p> : null}
          <ul className={classes.list} aria-label={text.settingsFound}>
            {found.map(({ item: { title, about, to } }) => (
              <li key={title}>
                <Link to={to} hash={anchorOf(title)} className={classes.link} onClick={close}>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.about}>{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

/** Closes an overlay on Escape, and on a click or focus outside. Returns the function that stops listening. */
function closeOnLeaving(part: RefObject<HTMLElement | null>, close: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !part.current?.contains(target)) close();
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return () => over.abort();
}
