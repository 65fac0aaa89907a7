import { z } from 'zod';
import { adminApi } from '#domain/admin-api.ts';
import { currentUser, signInBody } from '#domain/auth/user.ts';
import { companyRegistrationBody } from '#domain/companies/company-registration.ts';
import { companyFacets, companyPage, publicCompany } from '#domain/companies/public-company.ts';
import { companyQuery, companySearchQuery } from '#domain/companies/search-query.ts';
import { NEAREST_PLACE_MILES } from '#domain/constants.ts';
import { contactMessageBody, contactMessageReply } from '#domain/contact/contact-message.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import {
  nearestPlaceQuery,
  nearestPlaceReply,
  placeSuggestions,
  placeSuggestionsQuery,
} from '#domain/places/place-suggestions.ts';
import { serviceRequestBody, serviceRequestReply } from '#domain/service-requests/service-request.ts';
import { idParams } from '#domain/validation.ts';

const names = z.array(z.string());

/** Every 4xx and 5xx answer (decision 16). */
export const errorReply = z
  .object({
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorReply = z.output<typeof errorReply>;

/**
 * All calls in JSON (specification section 7): server routes, client calls and the API document come from here. Downloads
 * of the desk and the way through the sign-in are plain addresses, in `server/admin` and `server/auth`.
 */
export const api = {
  ...adminApi,
  listCompanies: {
    method: 'GET',
    path: '/api/companies',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Search and filter the approved companies',
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
    summary: 'How many companies each filter value would leave, counted within the same filters',
    query: companySearchQuery,
    status: 200,
    reply: companyFacets,
    cached: true,
  },
  getCompany: {
    method: 'GET',
    path: '/api/companies/:id',
    role: 'visitor',
    tag: 'Companies',
    summary: 'One approved company',
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
    summary: 'Industries: those in use first, most used first, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  listEquipmentTypes: {
    method: 'GET',
    path: '/api/equipment-types',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Equipment types: those in use first, most used first, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  listCertifications: {
    method: 'GET',
    path: '/api/certifications',
    role: 'visitor',
    tag: 'Companies',
    summary: 'Certifications: those in use first, most used first, then the rest of the vocabulary',
    status: 200,
    reply: names,
    cached: true,
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/places',
    role: 'visitor',
    tag: 'Places',
    summary: 'Cities, regions, countries and areas whose names begin with a text',
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
    summary: `The nearest town of a point; 404 when none is within ${NEAREST_PLACE_MILES} miles`,
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
    summary: 'Register a company; it is shown when an admin has approved it',
    body: companyRegistrationBody,
    status: 201,
    reply: publicCompany,
  },
  createServiceRequest: {
    method: 'POST',
    path: '/api/service-requests',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'Ask a company for a quote',
    body: serviceRequestBody,
    status: 201,
    reply: serviceRequestReply,
  },
  createContactMessage: {
    method: 'POST',
    path: '/api/contact',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'Write to the directory; verification requests come this way, too',
    body: contactMessageBody,
    status: 201,
    reply: contactMessageReply,
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/auth/user',
    role: 'visitor',
    tag: 'Account',
    summary: 'The signed-in user; 401 when nobody is signed in',
    status: 200,
    reply: currentUser,
  },
  signIn: {
    method: 'POST',
    path: '/api/login',
    role: 'visitor',
    tag: 'Account',
    summary: 'Sign in with e-mail and password; the answer sets a session cookie',
    body: signInBody,
    status: 200,
    reply: z.object({ message: z.string() }),
  },
  signOut: {
    method: 'POST',
    path: '/api/logout',
    role: 'visitor',
    tag: 'Account',
    summary: 'End the session',
    status: 200,
    reply: z.object({ message: z.string() }),
  },
  getFormToken: {
    method: 'GET',
    path: '/api/form-token',
    role: 'visitor',
    tag: 'Requests and messages',
    summary: 'A signed time stamp that a form sends along; it tells people from machines',
    status: 200,
    reply: z.object({ formToken: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
