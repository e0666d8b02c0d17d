import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './search-field.module.css';
import { text as sentences } from '../home.text.ts';

/** The debounce of the search, in milliseconds. */
const pause = 150;

interface Props {
  query: string;
  onQuery: (query: string) => void;
}

/** Searches the answers while typing; follows `query` if it changes elsewhere. */
export function SearchField({ query, onQuery }: Props) {
  const [typed, setTyped] = useState({ text: query, query });
  if (typed.query !== query) {
    setTyped({ text: typed.text.trim() === query ? typed.text : query, query });
  }
  const follow = useDebouncedCallback((text: string) => onQuery(text.trim()), pause);
  return (
    <div className={classes.field}>
      <IconSearch size={18} className={classes.icon} aria-hidden />
      <input
        type="search"
        className={classes.input}
        aria-label={sentences.faq.searchAnswers}
        placeholder={sentences.faq.searchAnswers}
        maxLength={80}
        value={typed.text}
        onChange={({ currentTarget }) => {
          setTyped({ text: currentTarget.value, query });
          follow(currentTarget.value);
        }}
      />
    </div>
  );
}
