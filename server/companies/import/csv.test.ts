import { describe, expect, test } from 'vitest';
import { TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import { BadInputError } from '#server/errors.ts';
import { csvRows as numberedRows } from '#tests/support/csv.ts';

/** The lines of rows have a test of their own. */
const csvRows = async (...text: string[]) => (await numberedRows(...text)).map(({ line: _line, ...cells }) => cells);

const HEADER = 'name,location,description';

describe('decision 23: CSV as it comes from the world', () => {
  test('section 3: the columns of the template', async () => {
    const cells = TEMPLATE_COLUMNS.map((column) => `${column} 1`);
    const expected = Object.fromEntries(TEMPLATE_COLUMNS.map((column) => [column, `${column} 1`]));
    expect(await csvRows(`${TEMPLATE_COLUMNS.join(',')}\n${cells.join(',')}\n`)).toEqual([expected]);
  });

  test('quotes around cells with commas, quotes and line breaks', async () => {
    const text = `${HEADER}\n"Smith, Jones ""and"" Co","Oslo, Norway","one\ntwo\r\nthree"\nB,C,D\n`;
    expect(await csvRows(text)).toEqual([
      { name: 'Smith, Jones "and" Co', location: 'Oslo, Norway', description: 'one\ntwo\r\nthree' },
      { name: 'B', location: 'C', description: 'D' },
    ]);
  });

  const TWO = [
    { name: 'A', location: 'B', description: 'C' },
    { name: 'D', location: 'E', description: 'F' },
  ];

  test.each([
    ['line feeds', `${HEADER}\nA,B,C\nD,E,F\n`],
    ['no line break at the end', `${HEADER}\nA,B,C\nD,E,F`],
    ['CRLF', `${HEADER}\r\nA,B,C\r\nD,E,F\r\n`],
    ['carriage returns', `${HEADER}\rA,B,C\rD,E,F\r`],
    ['CRLF after the header, then line feeds', `${HEADER}\r\nA,B,C\nD,E,F\n`],
    ['a line feed after the header, then CRLF', `${HEADER}\nA,B,C\r\nD,E,F\r\n`],
    ['a line feed after the header, then CRLF after quotes', `${HEADER}\n"A","B","C"\r\n"D","E","F"\r\n`],
    ['a byte order mark', `\ufeff${HEADER}\nA,B,C\nD,E,F\n`],
    ['a byte order mark before a quoted header', `\ufeff"name","location","description"\nA,B,C\nD,E,F\n`],
    ['semicolons', 'name;location;description\nA;B;C\nD;E;F\n'],
    ['tabs', 'name\tlocation\tdescription\nA\tB\tC\nD\tE\tF\n'],
    ['a line that states the separator', 'sep=;\r\nname;location;description\r\nA;B;C\r\nD;E;F\r\n'],
    ['a heading above the titles', 'Laboratories 2026;;\n;;\nname;location;description\nA;B;C\nD;E;F\n'],
    ['a heading without separators', 'Laboratories\n\nname;location;description\nA;B;C\nD;E;F\n'],
    ['empty lines', `${HEADER}\n\nA,B,C\n\n\nD,E,F\n\n`],
    ['spaces around cells', ` name , location ,description\n A , B ,C \n D,E , F\n`],
    ['quotes around everything', `"name","location","description"\n"A","B","C"\n"D","E","F"\n`],
    ['titles in other spellings', 'Name;LOCATION;"Description "\nA;B;C\nD;E;F\n'],
    ['unknown columns', 'rank,name,location,description,notes\n1,A,B,C,x\n2,D,E,F,y\n'],
    ['another order', 'description,location,name\nC,B,A\nF,E,D\n'],
    ['cells beyond the header', `${HEADER}\nA,B,C,x,y\nD,E,F\n`],
  ])('%s', async (_what, text) => {
    expect(await csvRows(text)).toEqual(TWO);
  });

  test('a semicolon file may have commas in its cells, and the other way round', async () => {
    expect(await csvRows('name;location\nA;Oslo, Norway\n')).toEqual([{ name: 'A', location: 'Oslo, Norway' }]);
    expect(await csvRows('name,location\nA; B,Oslo\n')).toEqual([{ name: 'A; B', location: 'Oslo' }]);
  });

  test.each([
    ['yearEstablished', 'Year Established'],
    ['yearEstablished', 'year_established'],
    ['serviceArea', 'SERVICE-AREA'],
    ['equipmentTypes', 'equipment types'],
  ])('%s is also written %s', async (column, title) => {
    expect(await csvRows(`name,location,${title}\nA,B,C\n`)).toEqual([{ name: 'A', location: 'B', [column]: 'C' }]);
  });

  test('cells that are missing at the end of a row are empty', async () => {
    expect(await csvRows(`${HEADER}\nA,B\nC\n`)).toEqual([
      { name: 'A', location: 'B', description: '' },
      { name: 'C', location: '', description: '' },
    ]);
  });

  test('a column "Site" of website addresses is no place', async () => {
    expect(await csvRows('Nom,Site,Adresse\nA,a.example,Lyon\nB,,Lille\n')).toEqual([
      { name: 'A', website: 'a.example', location: 'Lyon' },
      { name: 'B', website: '', location: 'Lille' },
    ]);
    expect(await csvRows('Name,Site\nA,Lyon\n')).toEqual([{ name: 'A', location: 'Lyon' }]);
  });

  test('a quote within a cell is a character', async () => {
    expect(await csvRows('name,location\n1" Pipe Ltd,Oslo\n')).toEqual([{ name: '1" Pipe Ltd', location: 'Oslo' }]);
  });

  test('a file in pieces of any length', async () => {
    const text = `${HEADER}\r\n"Smith, Jones ""and"" Co","Oslo, Norway",one\r\nB,C,D\r\n`;
    expect(await csvRows(text.slice(0, 30), '', ...text.slice(30))).toEqual(await csvRows(text));
  });

  test('a header alone has no rows', async () => {
    expect(await csvRows(`${HEADER}\n`)).toEqual([]);
  });

  test.each([
    ['', 'name', ''],
    ['\n\n', 'name', ''],
    ['location,description\nA,B\n', 'name', ' Found: location, description.'],
    ['name,description\nA,B\n', 'location', ' Found: name, description.'],
    ['Ultrasonic Ltd,Oslo\n', 'name', ' Found: Ultrasonic Ltd, Oslo.'],
    ['{"name": "A"}', 'location', ' Found: {"name": "A"}.'],
    [`\u0007${'x'.repeat(300)}`, 'name', ` Found: ${'x'.repeat(200)}.`],
  ])('%j is refused: there is no such column', async (text, column, found) => {
    await expect(csvRows(text)).rejects.toThrow(
      new BadInputError(`No "${column}" column found in the first line.${found}`),
    );
  });

  test('columns are recognised in the languages of the directory, and a location is put together', async () => {
    const german =
      'Firma;Straße;PLZ;Ort;Land;Tel.;E-Mail-Adresse;Webseite;Gegründet;Ansprechpartner\nA;X 1;20095;Hamburg;DE;1;a@b.de;b.de;1990;C\n';
    expect(await csvRows(german)).toEqual([
      {
        name: 'A',
        location: 'Hamburg, Germany',
        phone: '1',
        email: 'a@b.de',
        website: 'b.de',
        yearEstablished: '1990',
      },
    ]);
    const place = { name: 'A', location: 'Lyon, France' };
    for (const header of ['Entreprise,Ville,Pays', 'Raison sociale,Commune,Pays', 'Company Name,City,Country'])
      expect(await csvRows(`${header}\nA,Lyon,France\n`), header).toEqual([place]);
    expect(await csvRows('Nombre de la empresa,Ciudad,País,Teléfono\nA,Bilbao,España,2\n')).toEqual([
      { name: 'A', location: 'Bilbao, España', phone: '2' },
    ]);
    expect(await csvRows('公司名称,城市,国家,电话\nA,上海,中国,3\n')).toEqual([
      { name: 'A', location: '上海, 中国', phone: '3' },
    ]);
    expect(await csvRows('Firma Adı,Şehir,Ülke\nA,İzmir,Türkiye\n')).toEqual([
      { name: 'A', location: 'İzmir, Türkiye' },
    ]);
    // A location that has its country already does not get it twice.
    expect(await csvRows('name,location,country\nA,"Lyon, France",France\n')).toEqual([place]);
  });

  test('titles of groups stand above those of their columns, and what has none of its own keeps them', async () => {
    const titles = 'Labore 2026;;;;\nFirma;Kontakt;;Leistungen;Ort\n;Tel.-Nr.;E-Mail-Adresse(n);;\n';
    expect(await csvRows(`${titles}A;1;a@b.example;UT;Oslo\n;;;;x\n`)).toEqual([
      { name: 'A', phone: '1', email: 'a@b.example', specializations: 'UT', location: 'Oslo' },
      { name: '', phone: '', email: '', specializations: '', location: 'x' },
    ]);
    // A row of companies is no line of titles.
    expect(await csvRows('name,location\nMobile Lab,City\nPhone,Email\n')).toEqual([
      { name: 'Mobile Lab', location: 'City' },
      { name: 'Phone', location: 'Email' },
    ]);
  });

  test('a column whose title says nothing is known by its cells', async () => {
    const rows = 'A,Lyon,a@b.example,a.example,x\nB,Lyon,c@d.example,https://c.example/fr,y\nC,Lyon,,,z\n';
    expect(await csvRows(`Raison sociale,Ville,Coordonnées,Site,Remarques\n${rows}`)).toEqual([
      { name: 'A', location: 'Lyon', email: 'a@b.example', website: 'a.example' },
      { name: 'B', location: 'Lyon', email: 'c@d.example', website: 'https://c.example/fr' },
      { name: 'C', location: 'Lyon', email: '', website: '' },
    ]);
  });

  test('lines are those of a spreadsheet', async () => {
    expect((await numberedRows('name,location\n"A\nB",C\n\n,\nD,E\n')).map(({ line }) => line)).toEqual([2, 5]);
  });

  test('a quote that is not closed is reported with its line', async () => {
    await expect(csvRows(`${HEADER}\nA,B,C\n"D,E,F\nG,H,I\n`)).rejects.toThrow(BadInputError);
    await expect(csvRows(`${HEADER}\nA,B,C\n"D,E,F\nG,H,I\n`)).rejects.toThrow(
      /^This CSV file cannot be read: a quoted value is not closed near line \d+\.$/,
    );
  });
});
