import { z } from 'zod';
import { webAddress } from '../../kernel/web-address.ts';

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('counter'),
};

/** The receiver of traces. */
export type TraceConfig = { readonly endpoint: string; readonly service: string };

/** Reads the settings of traces; undefined without a receiver. */
export function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
}: z.output<z.ZodObject<typeof traceSettings>>): TraceConfig | undefined {
  return endpoint === undefined ? undefined : { endpoint, service };
}
