import { DISTANCE_UNITS } from '#domain/places/distance-text.ts';

/** Scripts convert distances; without them all are in miles, and styles hide the switch. */
export function DistanceSwitch() {
  return (
    <fieldset className="distance-switch">
      <legend>Distances in</legend>
      {DISTANCE_UNITS.map((unit) => (
        <button key={unit} type="button" data-unit={unit}>
          {unit}
        </button>
      ))}
    </fieldset>
  );
}
