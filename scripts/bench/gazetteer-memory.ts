import { setTimeout } from 'node:timers/promises';
import { Gazetteer } from '#server/places/gazetteer.ts';

// node --expose-gc gazetteer-memory.ts [load]: prints the memory of a process with or without the gazetteer.
const started = performance.now();
const gazetteer = process.argv[2] === 'load' ? Gazetteer.load() : undefined;
const milliseconds = performance.now() - started;
// What was read from the file is given back a moment after it was collected.
globalThis.gc?.();
await setTimeout(100);
globalThis.gc?.();
console.log(JSON.stringify({ milliseconds, bytes: process.memoryUsage.rss(), places: gazetteer?.cityCount ?? 0 }));
