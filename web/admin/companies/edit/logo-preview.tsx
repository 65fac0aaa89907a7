import { useState } from 'react';
import { isWebAddress } from '#domain/validation.ts';

/** A logo or an image as browsers will show it. They load it, never the server. */
export function LogoPreview({ url, label }: { url: string; label: string }) {
  const [failed, setFailed] = useState('');
  if (!isWebAddress(url)) return null;
  if (failed === url)
    return (
      <p role="status" className="form-hint">
        No image can be loaded from this address.
      </p>
    );
  return (
    <img
      src={url}
      alt={`Preview of the ${label}`}
      className="edit-logo plate"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
