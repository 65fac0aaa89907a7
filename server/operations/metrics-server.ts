import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { plainRoutes } from '#domain/plain-routes.ts';
import { type ProcessReport, READY } from './process-reports.ts';

/** What is served on METRICS_PORT. */
type Overview = { metrics: () => Promise<string>; reports: () => Promise<ProcessReport[]> };

/** Serves /metrics, and as /readyz whether all processes of this server are ready. */
export function createMetricsServer({ metrics, reports }: Overview): Server {
  const answers: Record<string, () => Promise<{ status: number; type: string; body: string }>> = {
    [plainRoutes.metrics.path]: async () => ({
      status: 200,
      type: Registry.PROMETHEUS_CONTENT_TYPE,
      body: await metrics(),
    }),
    [plainRoutes.readiness.path]: async () => {
      const processes = (await reports()).map(({ process, status }) => ({ process, status }));
      const isReady = processes.length > 0 && processes.every(({ status }) => status === READY);
      const body = JSON.stringify({ status: isReady ? READY : 'not ready', processes });
      return { status: isReady ? 200 : 503, type: 'application/json; charset=utf-8', body };
    },
  };
  return createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(503).end(),
    );
  });
}

/** Serves them for as long as the app runs. */
export function serveMetrics(app: FastifyInstance, overview: Overview, port: number, host: string): void {
  const server = createMetricsServer(overview);
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(new Error(`METRICS_PORT ${port}: ${error.message}`)));
      server.listen(port, host, resolve);
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
