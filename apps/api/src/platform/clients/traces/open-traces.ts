import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, SpanContext } from '@opentelemetry/api';
import type { TraceConfig } from './trace-settings.ts';
import type { Traces } from './traces.ts';

const traceParent = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** The longest time before spans are exported, in milliseconds. */
const usualDelayMs = 5_000;

const checkTimeoutMs = 3_000;

const addressOf = ({ endpoint }: Pick<TraceConfig, 'endpoint'>): string => `${endpoint}/v1/traces`;

/** Sends an empty request to the receiver. Throws with the reason if it is refused. */
export async function verifyTraceReceiver(config: TraceConfig): Promise<void> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const url = addressOf(config);
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: checkTimeoutMs });
  try {
    await new Promise<void>((resolve, reject) => {
      exporter.export([], ({ error }) => (error ? reject(error) : resolve()));
    });
  } finally {
    await exporter.shutdown();
  }
}

/** Loads OpenTelemetry and starts to export traces. A receiver that doesn't respond never slows calls. */
export async function openTraces(
  config: TraceConfig,
  version: string,
  scheduledDelayMillis = usualDelayMs,
): Promise<Traces> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url: addressOf(config) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.service,
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis })],
  });
  const tracer = provider.getTracer('counter', version);
  const running = new AsyncLocalStorage<Context>();

  return {
    beginCall: (method, parent) => {
      const remote = readParent(parent);
      const outside = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, outside);
      const inside = trace.setSpan(outside, span);
      return {
        within: (work) => running.run(inside, work),
        end: ({ route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    runJob: async (name, work) => {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        return await running.run(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    noteStatement: ({ text, milliseconds, failed }) => {
      const inside = running.getStore();
      if (inside === undefined) return;
      const endTime = performance.timeOrigin + performance.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - milliseconds };
      const span = tracer.startSpan(nameOf(text), options, inside);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    stop: async () => provider.shutdown(),
  };
}

function readParent(text: string | undefined): SpanContext | undefined {
  const { traceId, spanId, flags } = traceParent.exec(text ?? '')?.groups ?? {};
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** Returns the first word of a statement: `select`. */
const nameOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
