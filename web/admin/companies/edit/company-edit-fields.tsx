import type { HTMLInputTypeAttribute } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { EMPLOYEE_COUNTS_EDIT } from '#domain/companies/employee-counts.ts';
import { FIRST_YEAR_EDIT } from '#domain/constants.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { LANGUAGES } from '#domain/vocabulary/languages.ts';
import { REGISTRATION_VOCABULARY, type RegistrationList } from '#domain/vocabulary/registration-vocabulary.ts';
import { mayAct } from '#web/admin/may-call.browser.ts';
import { ChipsField } from '#web/admin/ui/chips-field.tsx';
import { FormField, type FormState } from '#web/ui/form-field.tsx';
import { type BadgeName, type EditValues, FIELD_LABELS, isRequired, type TextName } from './edit-values.ts';
import { LogoPreview } from './logo-preview.tsx';
import { PlacePreview } from './place-preview.tsx';

const LISTS: readonly RegistrationList[] = ['specializations', 'certifications', 'industries', 'equipmentTypes'];

type Props = {
  form: FormState;
  company: AdminCompany;
  values: EditValues;
  onChange: (changed: Partial<EditValues>) => void;
};

/** The fields of a company that an admin edits (section 2). */
export function CompanyEditFields(props: Props) {
  const { form, company, values, onChange } = props;
  const field = (name: TextName, options: { type?: HTMLInputTypeAttribute; hint?: string } = {}) => (
    <TextField {...props} name={name} {...options} />
  );
  const counts = new Set<string>(EMPLOYEE_COUNTS_EDIT);
  // An import may have brought a value that the form does not offer.
  if (company.employeeCount !== null) counts.add(company.employeeCount);
  return (
    <>
      <fieldset className="edit-group">
        <legend>Company</legend>
        {field('name')}
        {field('website', { type: 'url' })}
        {field('email', { type: 'email' })}
        {field('phone', { type: 'tel' })}
        <div className="is-wide">
          <FormField form={form} name="description" label="Description" isRequired={isRequired('description', company)}>
            {({ defaultValue, autoFocus, ...control }) => (
              <textarea
                {...control}
                rows={4}
                value={values.description}
                onChange={(event) => onChange({ description: event.currentTarget.value })}
              />
            )}
          </FormField>
        </div>
        {field('yearEstablished')}
        <SelectField {...props} name="employeeCount" blank="Not specified" options={[...counts]} />
        {field('requestEmail', { type: 'email' })}
        {field('awayUntil', { type: 'date' })}
      </fieldset>
      <fieldset className="edit-group">
        <legend>Place</legend>
        <div className="edit-place-fields">
          {field('location')}
          {field('placeCorrection', {
            hint: 'Corrects the map only: a city and country, or coordinates such as 57.15, -2.09.',
          })}
          <SelectField {...props} name="serviceArea" blank="Select a service area" options={SERVICE_AREAS} />
        </div>
        <PlacePreview values={values} />
        <fieldset className="is-wide edit-areas">
          <legend className="font-semibold text-sm">
            Also works in <span className="font-normal text-soft">(optional)</span>
          </legend>
          {SERVICE_AREAS.map((area) => (
            <label key={area} className="admin-check">
              <input
                type="checkbox"
                checked={values.moreServiceAreas.includes(area)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = values.moreServiceAreas.filter((other) => other !== area);
                  onChange({ moreServiceAreas: checked ? [...others, area] : others });
                }}
              />
              {area}
            </label>
          ))}
        </fieldset>
      </fieldset>
      <fieldset className="edit-group">
        <legend>Services and certificates</legend>
        {LISTS.map((name) => (
          <ChipsField
            key={name}
            form={form}
            name={name}
            label={FIELD_LABELS[name]}
            items={values[name]}
            onItems={(items) => onChange({ [name]: items })}
            suggestions={REGISTRATION_VOCABULARY[name]}
          />
        ))}
        <ChipsField
          form={form}
          name="languages"
          label={FIELD_LABELS.languages}
          items={values.languages}
          onItems={(languages) => onChange({ languages })}
          suggestions={LANGUAGES.map((language) => [language])}
        />
      </fieldset>
      <fieldset className="edit-group">
        <legend>Pictures and badges</legend>
        <div>
          {field('logoUrl', { type: 'url' })}
          <LogoPreview url={values.logoUrl.trim()} label="logo" />
        </div>
        <div>
          {field('imageUrl', { type: 'url' })}
          <LogoPreview url={values.imageUrl.trim()} label="image" />
        </div>
        <Badges {...props} />
      </fieldset>
    </>
  );
}

type TextProps = Props & { name: TextName; type?: HTMLInputTypeAttribute; hint?: string };

function TextField({ form, company, values, onChange, name, type = 'text', hint }: TextProps) {
  return (
    <FormField
      form={form}
      name={name}
      label={FIELD_LABELS[name]}
      isRequired={isRequired(name, company)}
      {...(hint !== undefined && { hint })}
    >
      {({ defaultValue, autoFocus, ...control }) => (
        <input
          {...control}
          type={type}
          {...(name === 'name' && { 'data-first': '' })}
          {...(name === 'yearEstablished' && {
            inputMode: 'numeric',
            maxLength: 4,
            placeholder: `${FIRST_YEAR_EDIT} or later`,
          })}
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
}

type SelectProps = Props & { name: TextName; blank: string; options: readonly string[] };

function SelectField({ form, company, values, onChange, name, blank, options }: SelectProps) {
  return (
    <FormField form={form} name={name} label={FIELD_LABELS[name]} isRequired={isRequired(name, company)}>
      {({ defaultValue, autoFocus, ...control }) => (
        <select {...control} value={values[name]} onChange={(event) => onChange({ [name]: event.currentTarget.value })}>
          <option value="">{blank}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FormField>
  );
}

const BADGES: readonly BadgeName[] = ['verified', 'featured'];

function Badges({ company, values, onChange }: Props) {
  const canSet = companyCan.setBadges.when(company);
  return (
    <fieldset disabled={!companyCan.takeBadges.when(company)} className="is-wide admin-badges">
      <legend className="sr-only">Badges</legend>
      {BADGES.map((badge) => (
        <label key={badge}>
          <input
            type="checkbox"
            checked={values[badge]}
            disabled={(!canSet && !company[badge]) || (badge === 'featured' && !mayAct('feature'))}
            onChange={(event) => onChange({ [badge]: event.currentTarget.checked })}
          />{' '}
          {FIELD_LABELS[badge]}
        </label>
      ))}
      {!canSet && <span>{companyCan.setBadges.otherwise}</span>}
    </fieldset>
  );
}
