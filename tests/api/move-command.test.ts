import { expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEmbedded, describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { runCommand } from '#tests/support/command.ts';
import { company } from '#tests/support/company.ts';
import { serviceRequest } from '#tests/support/service-request.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** Runs the command, and returns its exit code and what it prints. */
async function move(variables: Record<string, string>): Promise<{ code: number; text: string }> {
  const { code, out, error } = await runCommand('move-command', [], variables);
  return { code, text: out || error };
}

describeOnPostgresql('moving to PostgreSQL', (makePostgresql) => {
  describeOnEmbedded('what the embedded database has', (makeEmbedded) => {
    /** Fills a directory: a company with a checked certificate and its document, and a request for a quote. */
    async function fill(site: TestApp) {
      const admin = await signedIn(site);
      const [deleted = 0, companyId = 0] = await site.insert([
        company({ name: 'Gone' }),
        company({ name: 'Çelik Muayene “A&B”', certifications: ['ISO/IEC 17020'] }),
      ]);
      await admin.call('DELETE', `/api/admin/companies/${deleted}`);
      const { rows } = await site.database.pool.query('select id from certificates');
      await admin.call('POST', `/api/admin/certificates/${rows[0].id}/documents`, {
        name: 'scan.pdf',
        content: PDF.toString('base64'),
        isPublic: true,
      });
      const sent = await site.call('POST', '/api/service-requests', { ...serviceRequest, companyId });
      expect(sent.status).toBe(201);
      return { admin, companyId };
    }

    test('hardening H49: all of it is in the new database, sessions, documents, requests and next ids too', async () => {
      const embedded = await makeEmbedded();
      const { admin, companyId } = await fill(embedded);
      const requests = (await admin.call('GET', '/api/admin/service-requests')).body;
      const certificates = (await embedded.call('GET', `/api/companies/${companyId}/certificates`)).body;
      await embedded.database.close();

      const { database } = await makePostgresql();
      const { code, text } = await move({
        DATA_DIR: embedded.database.dataDirectory,
        DATABASE_URL: database.databaseUrl ?? '',
      });
      expect(text).toMatch(/\d+ rows of \d+ tables are in the new database, compared row by row\./);
      expect(code).toBe(0);

      const moved = await makePostgresql({ database });
      const asAdmin = (path: string) => moved.call('GET', path, undefined, { cookie: admin.cookie });
      expect((await asAdmin('/api/admin/service-requests')).body).toEqual(requests);
      expect((await moved.call('GET', `/api/companies/${companyId}/certificates`)).body).toEqual(certificates);
      const { rows } = await database.pool.query('select content from certificate_documents');
      expect(rows).toEqual([{ content: PDF }]);
      // The ids of the embedded database go on, and references hold again.
      expect(await moved.insert([company({ name: 'New' })])).toEqual([companyId + 1]);
      const orphan = database.pool.query('update service_requests set company_id = 4711');
      await expect(orphan).rejects.toThrow('foreign key');
    });

    test('hardening H49: a database with companies or users is left alone', async () => {
      const embedded = await makeEmbedded();
      await embedded.database.close();
      const used = await makePostgresql();
      await used.insert([company()]);
      const { code, text } = await move({
        DATA_DIR: embedded.database.dataDirectory,
        DATABASE_URL: used.database.databaseUrl ?? '',
      });
      expect(text).toBe(
        'The database at DATABASE_URL is not empty (companies: 1, users: 0). Create an empty one with createdb, and try again.\n',
      );
      expect(code).toBe(1);
      expect((await used.list()).total).toBe(1);
    });

    test('hardening H49: without a source, without a target, or while the server runs, it says what to do', async () => {
      const { database } = await makeEmbedded();
      const { dataDirectory } = database;
      const target = (await makePostgresql()).database.databaseUrl ?? '';
      expect((await move({ DATA_DIR: dataDirectory })).text).toBe(
        'Set DATABASE_URL to the empty database to move to.\n',
      );
      expect((await move({ DATA_DIR: `${dataDirectory}/none`, DATABASE_URL: target })).text).toBe(
        `There is no embedded database in ${dataDirectory}/none. Set DATA_DIR to where it is.\n`,
      );
      expect((await move({ DATA_DIR: dataDirectory, DATABASE_URL: target })).text).toContain('is in use');
    });
  });
});
