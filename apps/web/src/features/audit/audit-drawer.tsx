import { type AuditEntryDetail } from '@counter/contract/audit';
import { DetailDrawer } from '../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { Instant } from '../../ui/display/instant.tsx';
import classes from './audit.module.css';
import { useAuditEntry } from './audit.queries.ts';
import { auditGroupLabel } from '@counter/contract/shared';
import { text } from './audit.text.ts';

interface AuditDrawerProps {
  openId: number | undefined;
  onClose: () => void;
}

/** The open entry with the values before and after, side by side. */
export function AuditDrawer({ openId, onClose }: AuditDrawerProps) {
  const id = useLastOpen(openId);
  const query = useAuditEntry(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="entry"
      title={text.entry}
      query={query}
    >
      {(entry) => ({
        title: `${entry.by} ${entry.did}`,
        subtitle: <Subtitle entry={entry} />,
        children: <Changes entry={entry} />,
      })}
    </DetailDrawer>
  );
}

function Subtitle({ entry: { at, group } }: { entry: AuditEntryDetail }) {
  return (
    <>
      <Instant at={at} />
      {group === null ? null : ` · ${auditGroupLabel(group)}`}
    </>
  );
}

function Changes({ entry: { changes } }: { entry: AuditEntryDetail }) {
  if (changes.length === 0) return <p>{text.noMoreDetails}</p>;
  return (
    <table className={classes.changes} aria-label={text.changesLabel}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }, index) => (
          // Two fields may have the same name.
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
