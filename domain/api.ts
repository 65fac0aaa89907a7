import { z } from 'zod';
import { adminApi } from '#domain/admin-api.ts';
import { currentUser, signInBody } from '#domain/auth/user.ts';
import { certificateList } from '#domain/certificates/certificate.ts';
import { certificateCheck, certificateCheckQuery } from '#domain/certificates/certificate-check.ts';
import { doubtBody } from '#domain/certificates/certificate-input.ts';
import { companyRegistrationBody } from '#domain/companies/company-registration.ts';
import { companyFacets, companyPage, publicCompany } from '#domain/companies/public-company.ts';
import { companyMapQuery, companyQuery, companySearchQuery } from '#domain/companies/search-query.ts';
import { similarCompaniesQuery, similarCompaniesReply } from '#domain/companies/similar-company.ts';
import { NEAREST_PLACE_MILES } from '#domain/constants.ts';
import { contactMessageBody, contactMessageReply } from '#domain/contact/contact-message.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { companyMapReply } from '#domain/maps/company-map.ts';
import {
  nearestPlaceQuery,
  nearestPlaceReply,
  placeSuggestions,
  placeSuggestionsQuery,
} from '#domain/places/place-suggestions.ts';
import { searchSuggestions, searchSuggestionsQuery } from '#domain/search/search-suggestions.ts';
import { serviceRequestBody, serviceRequestReply } from '#domain/service-requests/service-request.ts';
import { idParams, issue } from '#domain/validation.ts';

const names = z.array(z.string());
const directory = { method: 'GET', role: 'visitor', tag: 'Companies', status: 200, cached: true } as const;
const places = { method: 'GET', role: 'visitor', tag: 'Places', status: 200 } as const;
const form = { method: 'POST', role: 'visitor', tag: 'Requests and messages', status: 201 } as const;
const account = { role: 'visitor', tag: 'Account', status: 200 } as const;

/** The body of every 4xx and 5xx response (decision 16). */
export const errorReply = z.object({
  message: z.string(),
  issues: z.array(issue).optional(),
  requestId: z.string().optional().describe('Names the line of the log; also the header x-request-id'),
});
export type ErrorReply = z.output<typeof errorReply>;

/**
 * All JSON endpoints (specification section 7): server routes, client calls and the API document are derived from here.
 * Downloads, sign-in redirects and probes are in `domain/plain-routes.ts`.
 */
export const api = {
  ...adminApi,
  listCompanies: {
    ...directory,
    path: '/api/companies',
    summary: 'Search and filter approved companies',
    query: companySearchQuery,
    reply: companyPage,
  },
  countFacets: {
    ...directory,
    path: '/api/companies/facets',
    summary: 'Count the companies for each filter value, within the current filters',
    query: companySearchQuery,
    reply: companyFacets,
  },
  getCompanyMap: {
    ...directory,
    path: '/api/companies/map',
    summary: 'Where the companies of a search are: markers on a map, at several sizes',
    query: companyMapQuery,
    reply: companyMapReply,
  },
  findSimilarCompanies: {
    method: 'GET',
    path: '/api/companies/similar',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Find listed companies that a registration may repeat',
    query: similarCompaniesQuery,
    status: 200,
    reply: similarCompaniesReply,
    callsPerMinute: 60,
  },
  suggestSearches: {
    ...directory,
    path: '/api/suggestions',
    summary: 'Suggest services, equipment, certificates and companies whose names begin with the given text',
    query: searchSuggestionsQuery,
    reply: searchSuggestions,
    callsPerMinute: 300,
  },
  getCompany: {
    ...directory,
    path: '/api/companies/:id',
    summary: 'Get an approved company',
    params: idParams,
    query: companyQuery,
    reply: publicCompany,
  },
  listCertificates: {
    ...directory,
    path: '/api/companies/:id/certificates',
    summary: 'List the certificates of an approved company: what is stated, what was checked, when and how',
    params: idParams,
    reply: certificateList,
  },
  checkCertificate: {
    ...directory,
    path: '/api/certificates/check',
    summary: 'Look up a certificate by its number: valid, expired, withdrawn, claimed or unknown',
    query: certificateCheckQuery,
    reply: certificateCheck,
  },
  listIndustries: {
    ...directory,
    path: '/api/industries',
    summary: 'List industries: those in use first, by frequency, then the rest of the vocabulary',
    reply: names,
  },
  listEquipmentTypes: {
    ...directory,
    path: '/api/equipment-types',
    summary: 'List equipment types: those in use first, by frequency, then the rest of the vocabulary',
    reply: names,
  },
  listCertifications: {
    ...directory,
    path: '/api/certifications',
    summary: 'List certifications: those in use first, by frequency, then the rest of the vocabulary',
    reply: names,
  },
  suggestPlaces: {
    ...places,
    path: '/api/places',
    summary: 'Suggest cities, regions, countries and areas whose names begin with the given text',
    query: placeSuggestionsQuery,
    reply: placeSuggestions,
    maxAgeSeconds: 600,
    callsPerMinute: 300,
  },
  findNearestPlace: {
    ...places,
    path: '/api/places/nearest',
    summary: `Find the town nearest to a point; 404 if none is within ${NEAREST_PLACE_MILES} miles`,
    query: nearestPlaceQuery,
    reply: nearestPlaceReply,
    callsPerMinute: 30,
  },
  registerCompany: {
    method: 'POST',
    path: '/api/companies',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Register a company; it becomes public once an admin approves it',
    body: companyRegistrationBody,
    status: 201,
    reply: publicCompany,
  },
  reportDoubt: {
    ...form,
    path: '/api/companies/:id/doubts',
    summary: 'Report that something on a profile is wrong; only admins see it',
    params: idParams,
    body: doubtBody,
    reply: z.object({ message: z.string() }),
    callsPerMinute: 5,
  },
  createServiceRequest: {
    ...form,
    path: '/api/service-requests',
    summary:
      'Request a quote from up to five companies, or from the directory. Files cannot be sent by this call: the form on /request takes them',
    body: serviceRequestBody,
    reply: serviceRequestReply,
  },
  createContactMessage: {
    ...form,
    path: '/api/contact',
    summary: 'Send a message to the directory; also used for verification requests',
    body: contactMessageBody,
    reply: contactMessageReply,
  },
  getCurrentUser: {
    ...account,
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Get the signed-in user; 401 if not signed in',
    reply: currentUser,
  },
  signIn: {
    ...account,
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in with email and password; the response sets a session cookie',
    body: signInBody,
    reply: z.object({ message: z.string() }),
  },
  signOut: {
    ...account,
    method: 'POST',
    path: '/api/logout',
    summary: 'Sign out and end the session',
    reply: z.object({ message: z.string() }),
  },
  getFormToken: {
    method: 'GET',
    path: '/api/form-token',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'Get a signed timestamp to submit with a form; used to detect bots',
    status: 200,
    reply: z.object({ formToken: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
