import { Button } from '@mantine/core';
import { useState } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { useOperatorPeople } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';

/** The marketplace's operators and the actions for each. */
export function PeopleScreen() {
  const [inviting, setInviting] = useState(false);
  const query = useOperatorPeople();
  const invite = (
    <Button leftSection={addIcon} onClick={() => setInviting(true)}>
      {text.invite}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={text.operators} description={text.pageHelp} actions={invite} />
      <Panel>
        <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={72} />}>
          {(people) => <PeopleList people={people} />}
        </Loaded>
      </Panel>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}
