import { roles } from '@counter/contract/shared';
import { roleWords } from '@counter/contract/team';
import { Fragment } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './team.module.css';
import { text } from './team.text.ts';

/** Lists the roles and their permissions. */
export function RoleList() {
  return (
    <Panel title={text.whatRolesMayDo}>
      <dl className={classes.roles}>
        {roles.map((role) => (
          <Fragment key={role}>
            <dt>{roleWords[role].name}</dt>
            <dd>{text.roleCan(roleWords[role].may)}</dd>
          </Fragment>
        ))}
      </dl>
    </Panel>
  );
}
