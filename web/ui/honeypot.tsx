/** What tells people from machines (domain/spam): a field that people do not see, and when the form was shown. */
export function HoneypotFields({ id, formToken }: { id: string; formToken: string }) {
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-fax`}>Fax</label>
        <input id={`${id}-fax`} name="fax" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="formToken" value={formToken} />
    </>
  );
}
