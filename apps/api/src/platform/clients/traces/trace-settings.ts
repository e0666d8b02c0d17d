import { z } from 'zod';
import { webAddress } from '../../kernel/web-address.ts';

/** Settings for traces, under OpenTelemetry's own names. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('counter'),
};

/** The trace receiver and our service name. */
export type TraceConfig = { readonly endpoint: string; readonly service: string };

/** Returns the trace configuration; undefined without a receiver. */
export function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
}: z.output<z.ZodObject<typeof traceSettings>>): TraceConfig | undefined {
  return endpoint === undefined ? undefined : { endpoint, service };
}
