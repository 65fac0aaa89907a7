import { fillPattern } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';

/** Where a document is served; a PDF has no preview. */
export function documentAddresses(id: number, hasPreview: boolean): { url: string; previewUrl: string | null } {
  return {
    url: fillPattern(plainRoutes.certificateDocument.path, { id }),
    previewUrl: hasPreview ? fillPattern(plainRoutes.certificatePreview.path, { id }) : null,
  };
}
