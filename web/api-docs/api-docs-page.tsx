import type { ReactNode } from 'react';
import { plainRoutes } from '#domain/plain-routes.ts';

/** The part of an OpenAPI document that this page shows. */
type Schema = {
  type?: string | string[];
  description?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  maxLength?: number;
  pattern?: string;
};
type Content = { content?: Record<string, { schema: Schema; example?: unknown }> };
type Operation = {
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
export type OpenApi = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};

export type ApiDocsProps = { document: OpenApi; siteUrl: string };

/** The OpenAPI document as a page, generated from the schemas that validate the calls. Calls of admins come last. */
export function ApiDocsPage({ document, siteUrl }: ApiDocsProps) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    id: `group-${idOf(name)}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return (
    <div className="container-page pt-12">
      <h1 className="text-2xl">API</h1>
      <p className="mt-3 max-w-[68ch] text-lg text-soft">
        All endpoints accept JSON and, except for downloads, return JSON. Invalid values return 400 with{' '}
        <code className="font-mono text-base">{'{ message, issues }'}</code>. Also available as an{' '}
        <a href={plainRoutes.apiDocument.path} className="link">
          OpenAPI document
        </a>
        .
      </p>
      <pre className="plate mt-6 whitespace-pre-wrap p-4 font-mono text-sm [overflow-wrap:anywhere]">{`curl '${siteUrl}/api/companies?search=ultrasonic&location=Houston'`}</pre>
      <div className="api-docs">
        <nav aria-label="Contents" className="api-contents">
          <ul>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id} className="api-group">
              <h2 id={group.id}>{group.name}</h2>
              <p className="text-soft">{group.description}</p>
              {group.calls.map((call) => (
                <Call key={call.method + call.path} {...call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function idOf(text: string): string {
  return text.replace(/[^a-zA-Z]+/g, '-').toLowerCase();
}

function Call({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { schema: body, example } = operation.requestBody?.content?.['application/json'] ?? {};
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['', {}];
  const [[contentType = '', { schema: reply } = {}] = []] = Object.entries(answer.content ?? {});
  return (
    <details id={idOf(method + path)} className="api-call">
      <summary>
        <h3>
          <span className="text-soft">{method}</span> {path}
        </h3>
        <span>{operation.summary}</span>
      </summary>
      {operation.parameters && (
        <Fields title="Parameters">
          {operation.parameters.map(({ name, schema, description, required }) => (
            <Field
              key={name}
              name={name}
              schema={schema}
              description={description ?? schema.description}
              isRequired={required}
            />
          ))}
        </Fields>
      )}
      {body && (
        <Fields title="Body">
          <SchemaFields schema={body} />
        </Fields>
      )}
      {example !== undefined && (
        <div className="mt-4">
          <h4 className="label-mono">Example</h4>
          <pre className="plate mt-1 whitespace-pre-wrap p-4 font-mono text-sm [overflow-wrap:anywhere]">
            {JSON.stringify(example, null, 2)}
          </pre>
        </div>
      )}
      {reply && (
        <Fields
          title={contentType === 'application/json' ? `Response ${status}` : `Response ${status}, ${contentType}`}
        >
          <SchemaFields schema={reply} />
        </Fields>
      )}
    </details>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <h4 className="label-mono">{title}</h4>
      <dl className="mt-1 border-hair border-t">{children}</dl>
    </div>
  );
}

/** The fields of an object, or of the objects in a list, one level deep; a plain value as one line. */
function SchemaFields({ schema }: { schema: Schema }) {
  const shape = schema.properties ? schema : schema.items;
  if (!shape?.properties) return <Field name="(response)" schema={schema} description={schema.description} />;
  return Object.entries(shape.properties).map(([name, field]) => (
    <Field
      key={name}
      name={name}
      schema={field}
      description={field.description}
      isRequired={shape.required?.includes(name)}
    />
  ));
}

type FieldProps = { name: string; schema: Schema; description?: string | undefined; isRequired?: boolean | undefined };

function Field({ name, schema, description, isRequired }: FieldProps) {
  return (
    <div className="grid gap-x-4 border-hair border-b py-2 text-sm sm:grid-cols-[200px_180px_1fr]">
      <dt className="font-mono">
        {name}
        {isRequired && <span className="text-soft"> required</span>}
      </dt>
      <dd className="text-soft">{typeName(schema)}</dd>
      <dd>
        {description}
        {schema.items?.properties && (
          <span className="text-soft"> with {Object.keys(schema.items.properties).join(', ')}</span>
        )}
      </dd>
    </div>
  );
}

function typeName(schema: Schema): string {
  if (schema.enum) return schema.enum.filter((value) => value !== '').join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeName))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'values'}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any value');
  return schema.maxLength === undefined ? type : `${type}, at most ${schema.maxLength}`;
}
