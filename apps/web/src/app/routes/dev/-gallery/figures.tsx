import { Button } from '@mantine/core';
import { KeyFigure, KeyFigures } from '../../../../ui/layout/key-figure.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';

export function Figures() {
  return (
    <>
      <Notice tone="urgent" action={<Button>Review orders</Button>}>
        2 new orders are waiting. The oldest came in 4 min ago.
      </Notice>
      <KeyFigures>
        <KeyFigure label="New orders" value="2" hint="Oldest waits 4 min" />
        <KeyFigure label="Total orders" value="48" change={change('+6 vs last Saturday', true)} />
        <KeyFigure
          label="Total sale"
          value="$ 1,830.40"
          change={change('−3% vs last Saturday', false)}
        />
        <KeyFigure label="Acceptance rate" value="94%" change={change('as last week', undefined)} />
      </KeyFigures>
      <KeyFigures>
        <KeyFigure label="New orders" value="" loading />
        <KeyFigure label="Total orders" value="" loading />
        <KeyFigure label="Total sale" value="" loading />
        <KeyFigure label="Acceptance rate" value="" loading />
      </KeyFigures>
      <Notice tone="info">Orders pause at 22:00 today.</Notice>
      <Notice tone="danger" action={<Button variant="default">Reconnect</Button>}>
        The live connection is lost. What you see may be older than 90 seconds.
      </Notice>
    </>
  );
}

function change(text: string, good: boolean | undefined) {
  return { text, good };
}
