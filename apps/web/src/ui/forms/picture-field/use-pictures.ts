import { useEffect, useRef, useState } from 'react';
import {
  adopt,
  isSame,
  kept,
  move,
  pendingValues,
  replace,
  roomIn,
  stayingIn,
  uploadedIn,
  urlsOf,
  type Entry,
} from './entries.ts';
import { chooseFiles, failedEntry } from './choose-files.ts';
import type { PictureRules } from './picture-rules.ts';
import { picturesText } from './picture-field.text.ts';

interface Options {
  value: readonly string[];
  onChange: (urls: string[]) => void;
  limit: number;
  rules: PictureRules;
}

/** The last event, announced to screen readers. `shown` also displays it, if nothing else does. */
type News = { readonly text: string; readonly shown: boolean };

const silence: News = { text: '', shown: false };

/** Returns the pictures of a field and the actions on them. */
export function usePictures({ value, onChange, limit, rules }: Options) {
  const [entries, setEntries] = useState<readonly Entry[]>(() => value.map(kept));
  const [news, setNews] = useState(silence);
  // In a ref, because two uploads may end before the form renders the first.
  const latest = useRef(entries);
  const shownNews = useRef('');
  const reported = useRef<readonly (readonly string[])[]>([value]);

  function update(next: readonly Entry[], text: string, shown = false): void {
    const urls = urlsOf(next);
    const changed = !isSame(urlsOf(latest.current), urls);
    latest.current = next;
    setEntries(next);
    setNews({ text, shown });
    shownNews.current = shown ? text : '';
    if (!changed) return;
    reported.current = [...reported.current, urls];
    onChange(urls);
  }

  useEffect(() => {
    const ahead = pendingValues(reported.current, value);
    reported.current = ahead ?? [value];
    if (ahead) return;
    latest.current = adopt(latest.current, value);
    setEntries(latest.current);
  }, [value]);

  return {
    entries,
    news,
    room: roomIn(entries, limit),
    add: (files: readonly File[]) => {
      const before = stayingIn(latest.current, limit);
      const { added, leftOut } = chooseFiles(files, roomIn(before, limit), rules);
      update([...before, ...added], leftOut || refusalsIn(added), leftOut !== '');
    },
    finish: (id: string, file: File, url: string) => {
      const uploaded = picturesText.isUploaded(file.name);
      // Keeps a message about files without room visible while the others finish.
      const text = shownNews.current ? `${shownNews.current} ${uploaded}` : uploaded;
      const next = uploadedIn(latest.current, { id, kind: 'kept', url, file }, limit);
      update(next, text, text !== uploaded);
    },
    fail: (id: string, file: File, error: unknown) => {
      const entry = failedEntry(id, file, error);
      update(replace(latest.current, entry), refusalsIn([entry]));
    },
    retry: (id: string, file: File) =>
      update(replace(latest.current, { id, kind: 'sending', file }), ''),
    move: (id: string, by: 1 | -1) => {
      const next = move(latest.current, id, by);
      const place = next.findIndex((entry) => entry.id === id) + 1;
      update(next, picturesText.movedPictureToPosition(place, next.length));
    },
    remove: (id: string) =>
      update(
        latest.current.filter((entry) => entry.id !== id),
        picturesText.pictureIsRemoved,
      ),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

function refusalsIn(entries: readonly Entry[]): string {
  return entries
    .flatMap((entry) => (entry.kind === 'refused' ? [`${entry.file.name}: ${entry.reason}`] : []))
    .join(' ');
}
