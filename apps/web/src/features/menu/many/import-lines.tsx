import type { ImportLine } from '@counter/contract/menu';
import { ChangeList } from './change-list.tsx';
import classes from './many.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { useShownPart } from './shown-part.tsx';
import { manyText } from './many.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Lines of a file, each with its changes or errors. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  const { shown, more } = useShownPart(lines);
  if (lines.length === 0) return <p className={classes.note}>{manyText.noLinesToShow}</p>;
  return (
    <ScrollRegion label={manyText.linesOfFile}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.line}>
              {manyText.line}
            </th>
            <th scope="col">{uiText.name}</th>
            <th scope="col">{lines[0]?.kind === 'WRONG' ? manyText.problem : manyText.changes}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line}>
              <td className={classes.line}>{line.line}</td>
              <th scope="row">{line.name}</th>
              <td>
                {line.reasons.map((reason) => (
                  <p key={reason} className={classes.reason}>
                    {reason}
                  </p>
                ))}
                {line.kind === 'WRONG' ? null : <ChangeList changes={line.changes} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </ScrollRegion>
  );
}
