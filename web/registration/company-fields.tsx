import { EMPLOYEE_COUNTS_REGISTRATION } from '#domain/companies/employee-counts.ts';
import {
  FIRST_YEAR_REGISTRATION,
  MAX_DESCRIPTION_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_URL_LENGTH,
} from '#domain/constants.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { splitList } from '#domain/text/list-text.ts';
import type { RegistrationList } from '#domain/vocabulary/registration-vocabulary.ts';
import { FieldIssue, FormField, type FormState, InputField } from '#web/ui/form-field.tsx';

const LISTS: readonly { name: RegistrationList; label: string; example: string }[] = [
  { name: 'specializations', label: 'Specializations', example: 'Ultrasonic testing | Tensile test' },
  { name: 'certifications', label: 'Certifications', example: 'ISO/IEC 17025 | API 510' },
  { name: 'industries', label: 'Industries', example: 'Oil & Gas | Power Generation' },
  { name: 'equipmentTypes', label: 'Equipment types', example: 'Pressure vessel | Storage tank' },
];

/**
 * What a company states about itself: when it registers, and later of its listing, whose logo and certificates have forms of
 * their own.
 */
export function CompanyFields({ form, isListed = false }: { form: FormState; isListed?: boolean }) {
  return (
    <>
      <fieldset className="form-group">
        <legend>Company</legend>
        <div className="form-grid">
          <InputField form={form} name="name" label="Company name" isRequired kind="organization" />
          <FormField form={form} name="location" label="Location" isRequired>
            {(props) => (
              <input
                {...props}
                data-suggest="places"
                placeholder="City, region, country"
                maxLength={MAX_LOCATION_LENGTH}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField form={form} name="serviceArea" label="Service area" isRequired>
            {(props) => (
              <select {...props}>
                <option value="">Select service area</option>
                {SERVICE_AREAS.map((area) => (
                  <option key={area}>{area}</option>
                ))}
              </select>
            )}
          </FormField>
          <FormField form={form} name="website" label="Website">
            {(props) => (
              <input
                {...props}
                inputMode="url"
                autoComplete="url"
                placeholder="www.company.com"
                maxLength={MAX_URL_LENGTH}
              />
            )}
          </FormField>
          <fieldset
            id={`${form.id}-moreServiceAreas`}
            className="form-wide form-choices"
            aria-describedby={`${form.id}-moreServiceAreas-issue`}
          >
            <legend className="font-semibold text-sm">
              Also works in<span className="font-normal text-soft"> (optional)</span>
            </legend>
            <div className="form-boxes">
              {SERVICE_AREAS.map((area) => (
                <label key={area}>
                  <input
                    type="checkbox"
                    name="moreServiceAreas"
                    value={area}
                    defaultChecked={splitList(form.values.moreServiceAreas ?? '').includes(area)}
                    data-several
                    className="size-4"
                  />
                  {area}
                </label>
              ))}
            </div>
            <FieldIssue form={form} name="moreServiceAreas" />
          </fieldset>
          <FormField form={form} name="yearEstablished" label="Year established">
            {(props) => (
              <input
                {...props}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                placeholder={`${FIRST_YEAR_REGISTRATION} or later`}
              />
            )}
          </FormField>
          <FormField form={form} name="employeeCount" label="Number of employees">
            {(props) => (
              <select {...props}>
                <option value="">Not specified</option>
                {employeeCounts(form).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </FormField>
          <div className="form-wide">
            <FormField
              form={form}
              name="description"
              label="Description"
              isRequired
              hint="What you inspect or test, for whom and where. Buyers see the first three lines in the results."
            >
              {(props) => <textarea {...props} rows={5} maxLength={MAX_DESCRIPTION_LENGTH} />}
            </FormField>
          </div>
          {!isListed && (
            <div className="form-wide">
              <FormField form={form} name="logoUrl" label="Logo URL">
                {(props) => (
                  <input {...props} type="url" autoComplete="off" placeholder="https://" maxLength={MAX_URL_LENGTH} />
                )}
              </FormField>
            </div>
          )}
        </div>
      </fieldset>

      <fieldset className="form-group">
        <legend>Contact details for buyers</legend>
        <div className="form-grid">
          <FormField form={form} name="phone" label="Phone" isRequired>
            {(props) => (
              <input
                {...props}
                type="tel"
                autoComplete="tel"
                placeholder="+44 1224 555 010"
                maxLength={MAX_PHONE_LENGTH}
              />
            )}
          </FormField>
          <InputField form={form} name="email" label="Email" isRequired kind="email" />
        </div>
      </fieldset>

      <fieldset className="form-group">
        <legend>{isListed ? 'Services' : 'Services and certificates'}</legend>
        <div className="form-grid">
          {LISTS.filter(({ name }) => !isListed || name !== 'certifications').map(({ name, label, example }) => (
            <FormField
              key={name}
              form={form}
              name={name}
              label={label}
              hint={`Separate them with a vertical bar: ${example}`}
              liveHint="Type one, then press Enter or Add."
            >
              {(props) => <textarea {...props} rows={2} data-list />}
            </FormField>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** An import may have brought another text, which saving something else must not change. */
function employeeCounts({ values: { employeeCount = '' } }: FormState): string[] {
  const counts: readonly string[] = EMPLOYEE_COUNTS_REGISTRATION;
  return counts.includes(employeeCount) || employeeCount === '' ? [...counts] : [employeeCount, ...counts];
}
