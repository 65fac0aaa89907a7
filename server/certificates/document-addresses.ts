import { fillPattern } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';

/** `previewUrl` is null for a PDF. */
type Addresses = { url: string; previewUrl: string | null };

/** Where visitors download a document that is public. */
export function documentAddresses(id: number, hasPreview: boolean): Addresses {
  return addresses(plainRoutes.certificateDocument.path, plainRoutes.certificatePreview.path, id, hasPreview);
}

/** Where admins download any document. */
export function adminDocumentAddresses(id: number, hasPreview: boolean): Addresses {
  return addresses(plainRoutes.adminDocument.path, plainRoutes.adminPreview.path, id, hasPreview);
}

function addresses(document: string, preview: string, id: number, hasPreview: boolean): Addresses {
  return { url: fillPattern(document, { id }), previewUrl: hasPreview ? fillPattern(preview, { id }) : null };
}
