import { Gazetteer } from './gazetteer.ts';

let loaded: Gazetteer | undefined;

/** The one gazetteer of this process, read when it is first asked for. */
export function loadedGazetteer(): Gazetteer {
  loaded ??= Gazetteer.load();
  return loaded;
}
