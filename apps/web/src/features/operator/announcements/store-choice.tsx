import {
  operatorStoreStates,
  storeProblems,
  type AnnouncedStore,
  type OperatorStoreState,
  type StoreProblem,
} from '@counter/contract/operator';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { problemWords } from '../health/health-words.ts';
import { storeWords } from '../words.ts';
import { useAnnouncedStores } from './announcements.queries.ts';
import classes from './announcements.module.css';
import { text } from './announcements.text.ts';

export type ChosenStores = ReadonlyMap<number, AnnouncedStore>;

interface StoreChoiceProps {
  chosen: ChosenStores;
  onChoose: (chosen: ChosenStores) => void;
}

const any = { value: '', label: text.any };
const states = [
  any,
  ...operatorStoreStates
    .filter((state) => state !== 'NOT_APPROVED')
    .map((state) => ({ value: state, label: storeWords[state].label })),
];
const problems = [
  any,
  ...storeProblems.map((problem) => ({ value: problem, label: problemWords[problem].label })),
];

/** Selects stores by text, state and problem, or individually. The selection stays while the filters change. */
export function StoreChoice({ chosen, onChoose }: StoreChoiceProps) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<OperatorStoreState>();
  const [problem, setProblem] = useState<StoreProblem>();
  const query = useAnnouncedStores({ search: useDeferredValue(search).trim(), state, problem });
  const found = query.data ?? [];
  const missing = found.filter(({ id }) => !chosen.has(id));

  function toggle(store: AnnouncedStore) {
    const next = new Map(chosen);
    if (!next.delete(store.id)) next.set(store.id, store);
    onChoose(next);
  }

  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{text.to}</legend>
      <div className={classes.filters}>
        <TextInput
          type="search"
          classNames={{ input: fieldLook.input }}
          label={text.findStores}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          classNames={{ input: fieldLook.input }}
          label={text.state}
          data={states}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setState(operatorStoreStates.find((one) => one === value))
          }
        />
        <NativeSelect
          classNames={{ input: fieldLook.input }}
          label={text.problem}
          data={problems}
          value={problem ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setProblem(storeProblems.find((one) => one === value))
          }
        />
      </div>
      {query.error && !query.data ? (
        <FailedToLoad title={text.storesNotLoaded} query={query} />
      ) : (
        <ul className={classes.found} aria-label={text.found} aria-busy={query.isFetching}>
          {found.map((store) => (
            <li key={store.id}>
              <Checkbox
                label={`${store.name}, ${store.branchName}`}
                description={store.address}
                checked={chosen.has(store.id)}
                onChange={() => toggle(store)}
              />
            </li>
          ))}
          {query.data && found.length === 0 ? (
            <li className={classes.about}>{text.noStores}</li>
          ) : null}
        </ul>
      )}
      <div className={classes.actions}>
        <output className={classes.count}>{text.chosen(chosen.size)}</output>
        {missing.length === 0 ? null : (
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              onChoose(new Map([...chosen, ...missing.map((one) => [one.id, one] as const)]))
            }
          >
            {text.addAll(missing.length)}
          </Button>
        )}
        {chosen.size === 0 ? null : (
          <Button variant="default" size="xs" onClick={() => onChoose(new Map())}>
            {text.removeAll}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
