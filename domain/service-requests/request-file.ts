/** Files that a buyer sends with a request. A quote has one. */
export const MAX_REQUEST_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the dialog for choosing files offers; the server goes by the content. */
export const FILE_ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg', '.dwg', '.dxf'] as const;

/** A file of a request without its content. */
export type RequestFile = {
  id: number;
  name: string;
  contentType: string;
  size: number;
  /** Null: from the buyer, for all recipients. */
  recipientId: number | null;
};
