import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { HOLDER_KINDS } from '#domain/certificates/certificate.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import type { FormDraft } from '#web/admin/ui/use-form-draft.ts';
import { LIST_FIELDS } from './read-check-form.ts';

const MAX_LINE = 250;
const HOLDER_LABELS: Record<(typeof HOLDER_KINDS)[number], string> = {
  company: 'The company',
  site: 'One site',
  person: 'A person',
};
const LIST_LABELS: Record<(typeof LIST_FIELDS)[number], string> = {
  methods: 'Methods',
  standards: 'Standards',
  sectors: 'Sectors',
  productGroups: 'Product groups',
};

const FOLDED = [
  'name',
  'accreditationBody',
  'holderKind',
  'holderName',
  'holderConsent',
  ...LIST_FIELDS,
  'registerUrl',
];

type Props = { certificate: AdminCertificate; draft: FormDraft };

/** What a certificate states, filled in. What is seldom corrected is folded, with its values in the fold's title. */
export function CertificateFields({ certificate, draft }: Props) {
  const { text, isOn } = draft;
  return (
    <>
      <Line name="number" label="Number" shortcut="N" value={text('number', certificate.number)} maxLength={100} />
      <Line name="issuer" label="Issuer" value={text('issuer', certificate.issuer)} />
      <label>
        Issued
        <input name="issued" type="date" className="field" defaultValue={text('issued', certificate.issued)} />
      </label>
      <label>
        <span data-key="D">Valid until</span>
        <input name="expires" type="date" className="field" defaultValue={text('expires', certificate.expires)} />
      </label>
      <label className="check-box">
        <input
          type="checkbox"
          name="untilWithdrawn"
          defaultChecked={isOn('untilWithdrawn', certificate.untilWithdrawn)}
        />{' '}
        Valid until withdrawn
      </label>
      <label className="is-wide">
        Scope
        <textarea
          name="scope"
          rows={2}
          className="field"
          defaultValue={text('scope', certificate.scope)}
          maxLength={2000}
        />
      </label>
      <details className="check-more is-wide" open={draft.has(...FOLDED)}>
        <summary>
          Name, holder, methods, register page <span className="check-soft">{summaryOf(certificate)}</span>
        </summary>
        <div className="check-more-fields">
          <Line name="name" label="Name of the certificate" value={text('name', certificate.name)} isRequired />
          <Line
            name="accreditationBody"
            label="Accredited by"
            value={text('accreditationBody', certificate.accreditationBody)}
          />
          <label>
            Held by
            <select name="holderKind" className="field" defaultValue={text('holderKind', certificate.holderKind)}>
              {HOLDER_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {HOLDER_LABELS[kind]}
                </option>
              ))}
            </select>
          </label>
          <Line
            name="holderName"
            label="Name of the site or person"
            value={text('holderName', certificate.holderName)}
          />
          <label className="check-box is-wide">
            <input
              type="checkbox"
              name="holderConsent"
              defaultChecked={isOn('holderConsent', certificate.holderConsent)}
            />{' '}
            The person agrees that the name is public
          </label>
          {LIST_FIELDS.map((name) => (
            <Line
              key={name}
              name={name}
              label={`${LIST_LABELS[name]}, separated by ${LIST_SEPARATOR}`}
              value={text(name, certificate[name].join(` ${LIST_SEPARATOR} `))}
              maxLength={2000}
            />
          ))}
          <div className="is-wide">
            <Line
              name="registerUrl"
              label="Its page in the issuer’s register"
              value={text('registerUrl', certificate.registerUrl)}
              maxLength={2000}
            />
          </div>
        </div>
      </details>
    </>
  );
}

type LineProps = {
  name: string;
  label: string;
  /** The key that leads to it. */
  shortcut?: string;
  value: string;
  maxLength?: number;
  isRequired?: boolean;
};

function Line({ name, label, shortcut, value, maxLength = MAX_LINE, isRequired = false }: LineProps) {
  return (
    <label>
      <span data-key={shortcut}>{label}</span>
      <input
        name={name}
        className="field"
        defaultValue={value}
        maxLength={maxLength}
        required={isRequired}
        autoComplete="off"
      />
    </label>
  );
}

function summaryOf({ holderKind, holderName, holderConsent, methods, standards, registerUrl }: AdminCertificate) {
  const person = `${holderName ?? 'a person'} (${holderConsent ? 'may be named' : 'not to be named'})`;
  const holder = holderKind === 'person' ? person : (holderName ?? HOLDER_LABELS[holderKind].toLowerCase());
  return [
    `held by ${holder}`,
    ...(methods.length > 0 ? [methods.join(', ')] : []),
    ...(standards.length > 0 ? [standards.join(', ')] : []),
    ...(registerUrl === null ? [] : ['has a register page']),
  ].join('; ');
}
