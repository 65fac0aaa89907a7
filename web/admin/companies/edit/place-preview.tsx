import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceReading } from '#domain/places/place-reading.ts';
import { callApi } from '#web/api/call-api.ts';
import { Locator } from '#web/maps/locator.tsx';
import type { EditValues } from './edit-values.ts';

/** The place is read again when typing pauses. */
const PAUSE_MILLISECONDS = 250;

/** How the directory will read the place of the form. */
export function readPlace(values: EditValues): Promise<PlaceReading> {
  const { location, serviceArea, placeCorrection } = values;
  const query = { location, serviceArea, ...(placeCorrection.trim() !== '' && { correction: placeCorrection }) };
  return callApi('GET', '/api/admin/place-reading', { query });
}

/** Where the company will be shown, before it is saved. */
export function PlacePreview({ values }: { values: EditValues }) {
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MILLISECONDS, values);
    return () => clearTimeout(timer);
  }, [values]);
  const { location, serviceArea, placeCorrection } = settled;
  const { data } = useQuery({
    queryKey: ['place-reading', location, serviceArea, placeCorrection],
    queryFn: () => readPlace(settled),
    // The place of the text before stays in sight while the next one is read.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <div className="edit-place plate" aria-busy />;
  return (
    <div className="edit-place">
      {data.map !== null && <Locator map={data.map} />}
      <p role="status" className={data.isDoubtful ? 'admin-conflict' : 'text-sm text-soft'}>
        {placeSentence(data)}
      </p>
    </div>
  );
}

/** "The map will show Atlantis, South Africa. We do not understand “Nowhere”." */
export function placeSentence({ place, precision, unread, isDoubtful }: PlaceReading): string {
  const shown =
    place === null
      ? 'We do not know this place: the company will not be on the map.'
      : `The map will show ${place}${precision === 'city' ? '' : `, without a town: only the ${precision} is known`}.`;
  if (!isDoubtful || unread.length === 0 || place === null) return shown;
  return `${shown} We do not understand ${unread.map((text) => `“${text}”`).join(' and ')}.`;
}
