import { createFileRoute } from '@tanstack/react-router';
import { ForecastScreen } from '../../../features/analytics/forecast/forecast-screen.tsx';
import { forecastSearch } from '../../../features/analytics/forecast/forecast-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/forecast')({
  validateSearch: forecastSearch,
  head: titled(text.forecast),
  staticData: { heading: text.forecast, permission: 'stats:read' },
  component: Forecast,
});

function Forecast() {
  return <ForecastScreen search={Route.useSearch()} />;
}
