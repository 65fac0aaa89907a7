import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CacheStats, processCaches } from '#server/cache/caches.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import { countMails } from '#server/mail/queries.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Timing each cached page would take 2 % of its time. */
const SAMPLED_CACHED_PAGES = 64;
export const DATABASE_MILLISECONDS = 2_000;
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Event loop, memory and garbage collection belong to the process and not to one context. */
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

/** What one server measures of itself, in the text format of Prometheus. */
export class Metrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #responses = new Histogram({
    name: 'inspectory_response_seconds',
    help: `Response times by class of route; of cached pages one in ${SAMPLED_CACHED_PAGES}`,
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #context: Context;
  #cachedPages = 0;
  /** Undefined if the database does not answer: its metrics are then left out. */
  #stored: { mails: { waiting: number; dead: number }; lagSeconds: number } | undefined;

  constructor(context: Context, cache: PublicCache) {
    this.#context = context;
    const { pool } = context.database;
    this.#gauge('mails_waiting', 'Mails that wait to be sent', () => this.#stored?.mails.waiting, 'max');
    this.#gauge('mails_dead', 'Mails that were given up', () => this.#stored?.mails.dead, 'max');
    this.#gauge(
      'change_lag_seconds',
      'Age of the oldest change of public data that the search index lacks',
      () => this.#stored?.lagSeconds,
      'max',
    );
    this.#addPublicCache(cache);
    this.#addCaches(() => [...context.caches.stats(), ...processCaches.stats()]);
    this.#addProcess();
    const index = () => (context.changes.isLoaded ? context.search.find({}).index : undefined);
    this.#gauge('index_companies', 'Companies in the search index', () => index()?.count, 'max');
    this.#gauge(
      'index_slots',
      'Slots of the search index, those of removed companies included',
      () => index()?.size,
      'max',
    );
    this.#gauge('database_connections', 'Open connections to the database', () => pool.totalCount);
    this.#gauge('database_connections_idle', 'Those that no query uses', () => pool.idleCount);
    this.#gauge('database_queries_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
    const { reads } = context.database;
    this.#gauge('database_replicas', 'Replicas that are near enough to be asked', () => reads.asked(), 'max');
    this.#gauge('processes_ready', 'Processes that serve', () => (isServing(context) ? 1 : 0));
  }

  async text(): Promise<string> {
    await this.#readDatabase();
    return `${await this.#registry.metrics()}\n${await processMetrics.metrics()}`;
  }

  /** The same for a process that adds them to those of others. */
  async values(): Promise<object[]> {
    await this.#readDatabase();
    return [...(await this.#registry.getMetricsAsJSON()), ...(await processMetrics.getMetricsAsJSON())];
  }

  /** Times one in some responses from the cache, which pass no hook. */
  timeCached(
    tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean,
  ): (request: IncomingMessage, response: ServerResponse) => boolean {
    return (request, response) => {
      if (this.#cachedPages % SAMPLED_CACHED_PAGES > 0) {
        const isAnswered = tryAnswer(request, response);
        if (isAnswered) this.#cachedPages += 1;
        return isAnswered;
      }
      const started = performance.now();
      if (!tryAnswer(request, response)) return false;
      this.#cachedPages += 1;
      this.#responses.observe({ route: 'cached page' }, (performance.now() - started) / 1_000);
      return true;
    };
  }

  timeResponse({ routeOptions, url }: FastifyRequest, { elapsedTime }: FastifyReply): void {
    this.#responses.observe({ route: routeClass(routeOptions.url ?? url) }, elapsedTime / 1_000);
  }

  /** Of several processes the sum, or the largest of what each of them says of the same. */
  #gauge(name: string, help: string, read: () => number | undefined, aggregator: 'sum' | 'max' = 'sum'): void {
    new Gauge({
      name: `inspectory_${name}`,
      help,
      aggregator,
      registers: [this.#registry],
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  #counter(name: string, help: string, read: () => number): void {
    new Counter({
      name: `inspectory_${name}_total`,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  #addPublicCache(cache: PublicCache): void {
    this.#counter('cache_hits', 'Public answers from the cache', () => cache.hits);
    this.#counter('cache_misses', 'Public answers made for the cache', () => cache.misses);
    this.#gauge('cache_bytes', 'Size of the cached public answers', () => cache.bytes);
    this.#gauge('cache_entries', 'Number of cached public answers', () => cache.entries);
  }

  #addCaches(stats: () => CacheStats[]): void {
    const registers = [this.#registry];
    const labelNames = ['cache'] as const;
    const gauge = (name: string, help: string, read: (cache: CacheStats) => number | null) =>
      new Gauge({
        name: `inspectory_${name}`,
        help,
        labelNames,
        registers,
        collect() {
          for (const cache of stats()) {
            const value = read(cache);
            if (value !== null) this.set({ cache: cache.name }, value);
          }
        },
      });
    const counter = (name: string, help: string, read: (cache: CacheStats) => number) =>
      new Counter({
        name: `inspectory_${name}_total`,
        help,
        labelNames,
        registers,
        collect() {
          this.reset();
          for (const cache of stats()) this.inc({ cache: cache.name }, read(cache));
        },
      });
    gauge('memo_entries', 'Entries of the other caches', ({ entries }) => entries);
    gauge('memo_characters', 'Characters in those caches that count them', ({ size }) => size);
    counter('memo_hits', 'Hits of the other caches', ({ hits }) => hits);
    counter('memo_misses', 'Misses of the other caches', ({ misses }) => misses);
  }

  #addProcess(): void {
    this.#gauge('heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
    this.#gauge('resident_bytes', 'Resident memory', () => process.memoryUsage.rss());
    this.#counter('cpu_seconds', 'Processor time, user and system', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
  }

  async #readDatabase(): Promise<void> {
    const { database, changes } = this.#context;
    const answer = Promise.all([countMails(database.pool), changes.lagSeconds()]).then(([mails, lagSeconds]) => ({
      mails,
      lagSeconds,
    }));
    this.#stored = await Promise.race([answer.catch(() => undefined), valueAfter(DATABASE_MILLISECONDS, undefined)]);
  }
}

/** Not stopping, and the index is there. */
function isServing({ changes, state }: Context): boolean {
  return changes.isLoaded && !state.stopping;
}

function routeClass(path: string): string {
  if (path.startsWith('/api/admin/')) return 'admin call';
  if (path.startsWith('/api/') && path !== '/api/docs') return 'call';
  if (PROBES.has(path)) return 'probe';
  return /\.\w+$|^\/maps\//.test(path) ? 'file' : 'page';
}

/** For when the database takes too long to answer. */
export function valueAfter<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds).unref();
  });
}
