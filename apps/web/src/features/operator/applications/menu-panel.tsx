import type { Application } from '@counter/contract/operator';
import { IconExternalLink } from '@tabler/icons-react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import classes from '../operator.module.css';
import { MenuPictures } from './menu-pictures.tsx';
import { applicationsText } from './applications.text.ts';

/** Shows the store's menu: its website or pictures. */
export function MenuPanel({ application }: { application: Application }) {
  const { menuWebsite, menuPics } = application;
  return (
    <Panel title={applicationsText.menu}>
      {menuWebsite === '' && menuPics.length === 0 ? (
        <EmptyState title={applicationsText.noMenuTitle} />
      ) : (
        <div className={classes.sections}>
          {menuWebsite === '' ? null : <Website address={menuWebsite} />}
          {menuPics.length === 0 ? null : <MenuPictures urls={menuPics} />}
        </div>
      )}
    </Panel>
  );
}

/** Opens an applicant's website in a new tab without a referrer. */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <p>{address}</p>;
  return (
    <p>
      <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
        {address}
        <IconExternalLink
          size={16}
          aria-label={applicationsText.opensInNewTab}
          className={classes.after}
        />
      </a>
    </p>
  );
}
