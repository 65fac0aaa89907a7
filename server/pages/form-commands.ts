import type { z } from 'zod';
import { doubtBody } from '#domain/certificates/certificate-input.ts';
import { companyRegistrationAt } from '#domain/companies/company-registration.ts';
import { contactMessageBody } from '#domain/contact/contact-message.ts';
import { signInLinkBody } from '#domain/members/sign-in-link.ts';
import { linksBody } from '#domain/service-requests/buyer-request.ts';
import { serviceRequestBody } from '#domain/service-requests/service-request.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { reportDoubt } from '#server/certificates/doubts.ts';
import { registerCompany } from '#server/companies/registration/register-company.ts';
import { findSimilarCompanies } from '#server/companies/similar-companies.ts';
import { createContactMessage } from '#server/contact/commands.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, isDatabaseUnavailable } from '#server/errors.ts';
import { askForLink } from '#server/members/ask-for-link.ts';
import { answerLead } from '#server/service-requests/answer-lead.ts';
import { changeRequest } from '#server/service-requests/change-request.ts';
import { createServiceRequest } from '#server/service-requests/commands.ts';
import { findLead } from '#server/service-requests/lead.ts';
import { mailLinks } from '#server/service-requests/mail-links.ts';
import { checkFiles } from '#server/service-requests/read-request-file.ts';
import type { PageData } from '#web/page-data.ts';

/** The calls that the forms of pages make. */
export type FormCommands = Pick<
  PageData,
  | 'createServiceRequest'
  | 'createContactMessage'
  | 'registerCompany'
  | 'similarCompanies'
  | 'reportDoubt'
  | 'answerLead'
  | 'changeRequest'
  | 'mailLinks'
  | 'askForLink'
>;

/** What was typed is in the form that comes back with it. */
const NOT_SENT =
  'Not sent: the directory is temporarily unavailable. What you have typed is still here. Please send it again in a few seconds.';

/** The commands for one form. `admit` throws if its sender may not send more. */
export function formCommands(context: Context): (admit: () => Promise<void>) => FormCommands {
  const { database, now } = context;
  const registration = companyRegistrationAt(now);
  return (admit) => ({
    createServiceRequest: (fields) => {
      const { files, issues } = checkFiles(fields);
      return sendForm(
        serviceRequestBody,
        fields,
        admit,
        (input) => createServiceRequest(context, input, files),
        issues,
      );
    },
    createContactMessage: (fields) =>
      sendForm(contactMessageBody, fields, admit, (input) => createContactMessage(context, input)),
    registerCompany: (fields) => sendForm(registration, fields, admit, (input) => registerCompany(context, input)),
    changeRequest: (token, fields) => changeRequest(context, token, fields, admit),
    mailLinks: (fields) => sendForm(linksBody, fields, admit, (input) => mailLinks(context, input)),
    askForLink: (fields, companyId) =>
      sendForm(signInLinkBody, fields, admit, (input) => askForLink(context, input, companyId)),
    answerLead: async (token, fields) => {
      const lead = await findLead(context, token);
      return lead && answerLead(context, lead, fields, admit);
    },
    reportDoubt: (id, fields) => sendForm(doubtBody, fields, admit, (input) => reportDoubt(context, id, input)),
    similarCompanies: async (fields) => {
      const parsed = registration.safeParse(fields);
      return parsed.success ? findSimilarCompanies(database.pool, parsed.data) : [];
    },
  });
}

/** Validates and runs a form post like the API call. Returns the issues; none if it succeeded. */
async function sendForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
  admit: () => Promise<void>,
  command: (input: z.output<Schema>) => Promise<unknown>,
  otherIssues: Issue[] = [],
): Promise<Issue[]> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return [...parsed.error.issues.map(toIssue), ...otherIssues];
  if (otherIssues.length > 0) return otherIssues;
  await admit();
  try {
    await command(parsed.data);
    return [];
  } catch (error) {
    if (error instanceof BadInputError && error.issues.length > 0) return error.issues;
    if (isDatabaseUnavailable(error)) return [{ path: '', message: NOT_SENT }];
    throw error;
  }
}
