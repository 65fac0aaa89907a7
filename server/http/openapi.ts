import type { FastifyDynamicSwaggerOptions, SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { api, errorReply } from '#domain/api.ts';
import { apiExamples } from '#domain/api-examples.ts';
import { adminCompany } from '#domain/companies/admin-company.ts';
import { publicCompany } from '#domain/companies/public-company.ts';
import { contactMessageReply } from '#domain/contact/contact-message.ts';
import { API_TAGS, type Endpoint, type PlainRoute } from '#domain/endpoint.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { serviceRequestReply } from '#domain/service-requests/service-request.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import type { Env } from '#server/env.ts';

type Schema = { properties?: Record<string, object>; examples?: unknown[] };
type Transformed = { querystring?: Schema; body?: Schema; response: Record<string, object> };
type Example = { query?: Record<string, unknown>; body?: unknown };

/** The schemas that are named components of the document. */
const COMPONENTS = {
  Company: publicCompany,
  AdminCompany: adminCompany,
  ServiceRequest: serviceRequestReply,
  ContactMessage: contactMessageReply,
  Error: errorReply,
};
for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });

/** The name and the entry of each route, by its method and path. */
const ROUTES = new Map(
  Object.entries<Endpoint | PlainRoute>({ ...api, ...plainRoutes }).map(([name, route]) => [
    `${route.method} ${route.path}`,
    { name, ...route },
  ]),
);
const EXAMPLES: Record<string, Example> = apiExamples;

/** The OpenAPI document of all routes with a tag; `sessionCookie` is the name of the session cookie. */
export function openApiOptions(env: Env, sessionCookie: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${env.SITE_NAME} API`,
        version: '1',
        description: 'Search the directory, request quotes from companies, register a company and contact us.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: env.PUBLIC_URL }],
      tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie,
            description: `The cookie that \`POST ${api.signIn.path}\` sets. Calls of the dashboard need the account of an admin, some of them that of a reviewer.`,
          },
        },
      },
    },
    transform: (input) => {
      const route = ROUTES.get(`${input.route.method} ${input.url}`);
      if (route?.tag === undefined) return { url: input.url, schema: { hide: true } };
      // Generated from the schemas that `mount` has given to the route.
      const { querystring, body, response, ...rest } = jsonSchemaTransform(input).schema as Transformed;
      const { query, body: exampleBody } = EXAMPLES[route.name] ?? {};
      const schema = {
        ...rest,
        ...(querystring && { querystring: withExamples(querystring, query) }),
        ...(body && { body: { ...withoutHoneypot(body), examples: [exampleBody] } }),
        response: Object.fromEntries(
          Object.entries(response).map(([status, reply]) => [
            status,
            { ...reply, 'x-response-description': status === '4xx' ? 'Refused; `message` says why' : 'Done' },
          ]),
        ),
        operationId: route.name,
        summary: route.summary,
        tags: [route.tag],
        security: route.role === 'visitor' ? [] : [{ session: [] }],
      };
      return { url: input.url, schema };
    },
    transformObject: dropUnusedSchemas,
  };
}

/** Machines read the document, too, and fill in what it names. */
function withoutHoneypot(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in honeypotFields));
  return { ...schema, ...(schema.properties && { properties: Object.fromEntries(properties) }) };
}

function withExamples(schema: Schema, examples: Record<string, unknown> = {}): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    name in examples ? { ...property, examples: [examples[name]] } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The library adds each component twice, as an input and as an output; none is used as an input. */
const dropUnusedSchemas: SwaggerTransformObject = (input) => {
  const document = jsonSchemaTransformObject(input);
  const schemas = ('components' in document && document.components?.schemas) || {};
  const text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  return document;
};
