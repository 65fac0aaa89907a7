import { Client } from 'pg';

/**
 * Prepares no statements: behind a pooler by transaction, the next statement may run in another session, which lacks what was
 * prepared in the last.
 */
export class UnpreparedClient extends Client {
  // The overloads of pg differ in their results only; the arguments are passed on as they are, without the name.
  override query: Client['query'] = (statement: object | string, ...rest: unknown[]) => {
    const run: (...given: unknown[]) => unknown = super.query.bind(this);
    const isNamed = typeof statement === 'object' && 'name' in statement;
    return run(isNamed ? { ...statement, name: undefined } : statement, ...rest) as never;
  };
}
