import { z } from 'zod';
import { adminApi } from '#domain/admin-api.ts';
import { currentUser, signInBody } from '#domain/auth/user.ts';
import { companyRegistrationBody } from '#domain/companies/company-registration.ts';
import { companyFacets, companyPage, publicCompany } from '#domain/companies/public-company.ts';
import { companyMapQuery, companyQuery, companySearchQuery } from '#domain/companies/search-query.ts';
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
import { serviceRequestBody, serviceRequestReply } from '#domain/service-requests/service-request.ts';
import { idParams, issue } from '#domain/validation.ts';

const names = z.array(z.string());

/** The body of every 4xx and 5xx response (decision 16). */
export const errorReply = z.object({
  message: z.string(),
  issues: z.array(issue).optional(),
  requestId: z.string().optional(),
});
export type ErrorReply = z.output<typeof errorReply>;

/**
 * All JSON endpoints (specification section 7): server routes, client calls and the API document are derived from here.
 * Downloads, sign-in redirects and probes are in `domain/plain-routes.ts`.
 */
export const api = {
  ...adminApi,
  listCompanies: {
    method: 'GET',
    path: '/api/companies',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Search and filter approved companies',
    query: companySearchQuery,
    status: 200,
    reply: companyPage,
    cached: true,
  },
  countFacets: {
    method: 'GET',
    path: '/api/companies/facets',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Count the companies for each filter value, within the current filters',
    query: companySearchQuery,
    status: 200,
    reply: companyFacets,
    cached: true,
  },
  getCompanyMap: {
    method: 'GET',
    path: '/api/companies/map',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Where the companies of a search are: markers on a map, at several sizes',
    query: companyMapQuery,
    status: 200,
    reply: companyMapReply,
    cached: true,
  },
  getCompany: {
    method: 'GET',
    path: '/api/companies/:id',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Get an approved company',
    params: idParams,
    query: companyQuery,
    status: 200,
    reply: publicCompany,
    cached: true,
  },
  listIndustries: {
    method: 'GET',
    path: '/api/industries',
    role: 'visitor',
    tag: 'Companies',
    summary: 'List industries: those in use first, by frequency, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  listEquipmentTypes: {
    method: 'GET',
    path: '/api/equipment-types',
    role: 'visitor',
    tag: 'Companies',
    summary: 'List equipment types: those in use first, by frequency, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  listCertifications: {
    method: 'GET',
    path: '/api/certifications',
    role: 'visitor',
    tag: 'Companies',
    summary: 'List certifications: those in use first, by frequency, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/places',
    role: 'visitor',
    tag: 'Places',
    summary: 'Suggest cities, regions, countries and areas whose names begin with the given text',
    query: placeSuggestionsQuery,
    status: 200,
    reply: placeSuggestions,
    maxAgeSeconds: 600,
    callsPerMinute: 300,
  },
  findNearestPlace: {
    method: 'GET',
    path: '/api/places/nearest',
    role: 'visitor',
    tag: 'Places',
    summary: `Find the town nearest to a point; 404 if none is within ${NEAREST_PLACE_MILES} miles`,
    query: nearestPlaceQuery,
    status: 200,
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
  createServiceRequest: {
    method: 'POST',
    path: '/api/service-requests',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'Request a quote from a company',
    body: serviceRequestBody,
    status: 201,
    reply: serviceRequestReply,
  },
  createContactMessage: {
    method: 'POST',
    path: '/api/contact',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'Send a message to the directory; also used for verification requests',
    body: contactMessageBody,
    status: 201,
    reply: contactMessageReply,
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/auth/user',
    role: 'visitor',
    tag: 'Account',
    summary: 'Get the signed-in user; 401 if not signed in',
    status: 200,
    reply: currentUser,
  },
  signIn: {
    method: 'POST',
    path: '/api/login',
    role: 'visitor',
    tag: 'Account',
    summary: 'Sign in with email and password; the response sets a session cookie',
    body: signInBody,
    status: 200,
    reply: z.object({ message: z.string() }),
  },
  signOut: {
    method: 'POST',
    path: '/api/logout',
    role: 'visitor',
    tag: 'Account',
    summary: 'Sign out and end the session',
    status: 200,
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
