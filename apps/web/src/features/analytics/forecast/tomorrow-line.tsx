import type { Forecast } from '@counter/contract/analytics';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useForecast } from './forecast.queries.ts';
import { forecastText } from './forecast.text.ts';
import classes from './tomorrow-line.module.css';

/** Tomorrow's expected orders in one line, with a link to the forecast. */
export function TomorrowLine() {
  const { data } = useForecast();
  return (
    <p className={classes.line}>
      <span>{data ? describeTomorrow(data) : null}</span>
      <TextLink to="/dashboard/forecast">{forecastText.seeForecast}</TextLink>
    </p>
  );
}

function describeTomorrow({ days: [tomorrow] }: Forecast): string | null {
  if (!tomorrow) return null;
  if (tomorrow.closed) return forecastText.closedTomorrow;
  if (!tomorrow.expected) return null;
  const { orders, from, to } = tomorrow.expected;
  return forecastText.tomorrowAbout(orders, from, to);
}
