/** A data block, which the content security policy allows. `<` is escaped, so that no value can end it early. */
export function JsonScript({ type, id, data }: { type: string; id?: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, in a block that is not executed
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
