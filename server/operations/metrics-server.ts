import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Metrics } from './metrics.ts';

/** Serves /metrics, and nothing else, on a port of its own for as long as the app runs. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, port: number, host: string): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== plainRoutes.metrics.path) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
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
