import { findCurrency, moneyInput } from '@counter/contract/shared';
import { CatchBoundary } from '@tanstack/react-router';
import { StackedPanels } from '../../ui/display/chart/stacked-panels.tsx';
import type { StackedPanelsProps } from '../../ui/display/chart/types.ts';
import { FailedState } from '../../ui/feedback/states.tsx';
import { amountTitle, formatAmount, formatWhole } from './hours.ts';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './analytics.text.ts';

interface SalePanelsProps extends Omit<StackedPanelsProps, 'upper' | 'lower' | 'more'> {
  currency: string;
  /** The points include fees and earnings. */
  withEarnings?: boolean;
}

/** Two stacked charts with the same hours or days: sales above, orders below. */
export function SalePanels({ currency, withEarnings = false, ...panels }: SalePanelsProps) {
  return (
    <CatchBoundary getResetKey={() => 'chart'} errorComponent={ChartFailed}>
      <StackedPanels
        {...panels}
        upper={salesIn(currency)}
        lower={{ label: uiText.orders, format: String }}
        more={withEarnings ? earningsIn(currency) : []}
      />
    </CatchBoundary>
  );
}

function salesIn(currency: string): StackedPanelsProps['upper'] {
  return {
    label: amountTitle(currency),
    format: (minor) => formatAmount(minor, currency),
    formatTick: (minor) => formatWhole(minor, currency),
    write: (minor) => moneyInput(minor, currency),
    unit: 10 ** findCurrency(currency).decimalDigits,
  };
}

function earningsIn(currency: string): NonNullable<StackedPanelsProps['more']> {
  return [text.fees, text.orderTotalAmount].map((label) => ({
    label,
    format: (minor) => formatAmount(minor, currency),
    write: (minor) => moneyInput(minor, currency),
  }));
}

/** Shown if the chart's code can't be loaded: the network is down or an update has removed the file. */
export function ChartFailed() {
  return (
    <FailedState
      title={text.chartNotLoaded}
      cause={text.chartNotLoadedHelp}
      onRetry={() => window.location.reload()}
    />
  );
}
