import { measureInteractions } from './bench/interactions.ts';
import { printResults } from './bench/report.ts';
printResults('x', await measureInteractions('http://127.0.0.1:4477'));
