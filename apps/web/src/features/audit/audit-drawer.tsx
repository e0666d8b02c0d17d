import { type AuditEntryDetail } from '@counter/contract/audit';
import { DrawerWaiting } from '../../ui/overlays/drawer-waiting.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import classes from './audit.module.css';
import { useAuditEntry } from './audit.queries.ts';
import { auditGroupLabel } from '@counter/contract/shared';
import { text } from './audit.text.ts';

interface AuditDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open entry with what was before and after, side by side. */
export function AuditDrawer({ openId, onClose }: AuditDrawerProps) {
  const shown = useLastOpen(openId);
  if (shown === undefined) return null;
  return <DrawerOf key={shown} id={shown} opened={openId !== undefined} onClose={onClose} />;
}

interface DrawerOfProps {
  id: number;
  opened: boolean;
  onClose: () => void;
}

function DrawerOf({ id, opened, onClose }: DrawerOfProps) {
  const query = useAuditEntry(id);
  const entry = query.data;
  if (!entry)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={text.entry}>
        <DrawerWaiting what="entry" query={query} />
      </SideDrawer>
    );
  const { at, by, did, group } = entry;
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`${by} ${did}`}
      subtitle={
        <>
          <Instant at={at} />
          {group === null ? null : ` · ${auditGroupLabel(group)}`}
        </>
      }
    >
      <Changes entry={entry} />
    </SideDrawer>
  );
}

function Changes({ entry: { changes } }: { entry: AuditEntryDetail }) {
  if (changes.length === 0) return <p>{text.nothingMoreIsKeptAbout}</p>;
  return (
    <table className={classes.changes} aria-label={text.beforeAndAfter}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }, index) => (
          // Two fields may be called the same.
          <tr key={`${index} ${field}`}>
            <th scope="row">{field}</th>
            <td>{before ?? '–'}</td>
            <td>{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
