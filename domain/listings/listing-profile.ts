import { z } from 'zod';
import { type CompanyFields, columnsSetBy, rulesOf } from '#domain/companies/company-columns.ts';
import { companyEditBody } from '#domain/companies/editable-fields.ts';
import { upToThisYear } from '#domain/companies/field-rules.ts';

/** What an admin looks at before it is public, where a company is approved already: who it is, and where. */
export const WAITING_FIELDS = ['name', 'location'] as const;

/** Of what a company states when it registers: certificates and logo have their own forms, pictures of other sites none. */
const OTHER_FORMS = ['certifications', 'logoUrl', 'imageUrl'] as const;
type OtherForm = (typeof OTHER_FORMS)[number];
export type ProfileField = Exclude<keyof CompanyFields, OtherForm>;

export const PROFILE_FIELDS = columnsSetBy('registration').filter(
  (name): name is ProfileField => !OTHER_FORMS.includes(name as OtherForm),
);

const { certifications, logoUrl, imageUrl, verified, featured, placeCorrection, ...fields } = rulesOf('edit');
const { languages, awayUntil, requestEmail, ...optional } = fields;
/** What an import may have left out, a company has to state here as when it registers. */
const { email, phone, serviceArea, description } = rulesOf('registration');
const profile = { ...optional, email, phone, serviceArea, description };
/** A form has its numbers as texts. */
const version = z.coerce.number().pipe(companyEditBody.shape.version.unwrap());

/** The profile form: the rules of an edit, as an import may have brought what a registration does not offer. */
export const listingProfileAt = (now: () => Date) => upToThisYear(z.object({ ...profile, version }), now);

/** The settings form. */
export const listingSettingsForm = z.object({ languages, awayUntil, requestEmail, version });
