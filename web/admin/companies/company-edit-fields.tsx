import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { PLAIN_INPUTS } from '#domain/companies/company-columns.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { EMPLOYEE_COUNTS_EDIT } from '#domain/companies/employee-counts.ts';
import { FIRST_YEAR_EDIT } from '#domain/constants.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { placeText } from './place-text.ts';

/** Between the values of a list. */
export const SEPARATOR = ' | ';

type FieldProps = { form: FormState; name: keyof AdminCompany; label: string; isRequired?: boolean; hint?: string };

/** The fields of a company that an admin edits (section 2). */
export function CompanyEditFields({ form, company }: { form: FormState; company: AdminCompany }) {
  const canSetBadges = companyCan.setBadges.when(company);
  const canChange = (badge: 'verified' | 'featured') => canSetBadges || company[badge];
  const counts = new Set<string>(EMPLOYEE_COUNTS_EDIT);
  // An import may have brought a value that the form does not offer.
  if (company.employeeCount !== null) counts.add(company.employeeCount);
  return (
    <>
      <TextField form={form} name="name" label="Company name" isRequired />
      <TextField form={form} name="email" label="Email" isRequired type="email" />
      <TextField form={form} name="phone" label="Phone" isRequired type="tel" />
      <TextField form={form} name="website" label="Website" type="url" />
      <TextField form={form} name="location" label="Location" isRequired />
      <FormField form={form} name="serviceArea" label="Service area" isRequired>
        {(control) => (
          <select {...control}>
            <option value="">Select a service area</option>
            {SERVICE_AREAS.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        )}
      </FormField>
      <div className="is-wide">
        <TextField
          form={form}
          name="placeCorrection"
          label="Correct the map location"
          hint={`Currently shown at: ${placeText(company)}. Enter a city and country, or coordinates such as 57.15, -2.09.`}
        />
      </div>
      <FormField form={form} name="yearEstablished" label="Year established">
        {(control) => <input {...control} type="number" min={FIRST_YEAR_EDIT} max={new Date().getFullYear()} />}
      </FormField>
      <FormField form={form} name="employeeCount" label="Employees">
        {(control) => (
          <select {...control}>
            <option value="">Not specified</option>
            {[...counts].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        )}
      </FormField>
      <div className="is-wide">
        <FormField form={form} name="description" label="Description" isRequired>
          {(control) => <textarea {...control} rows={4} />}
        </FormField>
      </div>
      <ListField form={form} name="moreServiceAreas" label="More service areas" />
      <ListField form={form} name="specializations" label="Specializations" />
      <ListField form={form} name="certifications" label="Certifications" />
      <ListField form={form} name="industries" label="Industries" />
      <ListField form={form} name="equipmentTypes" label="Equipment types" />
      {PLAIN_INPUTS.map(({ name, label, type }) => (
        <TextField key={name} form={form} name={name} label={label} type={type} />
      ))}
      <fieldset disabled={!companyCan.takeBadges.when(company)} className="is-wide admin-badges">
        <legend className="sr-only">Badges</legend>
        <label>
          <input type="checkbox" name="verified" defaultChecked={company.verified} disabled={!canChange('verified')} />{' '}
          Verified
        </label>
        <label>
          <input type="checkbox" name="featured" defaultChecked={company.featured} disabled={!canChange('featured')} />{' '}
          Featured
        </label>
        {!canSetBadges && <span>{companyCan.setBadges.otherwise}</span>}
      </fieldset>
    </>
  );
}

function TextField({ type = 'text', ...field }: FieldProps & { type?: string }) {
  return <FormField {...field}>{(control) => <input {...control} type={type} />}</FormField>;
}

function ListField(field: FieldProps) {
  return (
    <FormField {...field} hint="Separate values with a vertical bar (|).">
      {(control) => <textarea {...control} rows={2} />}
    </FormField>
  );
}
